import type { BodyOf } from '@nidan/contract/kernel/endpoint';
import { addMaterial, openLot } from '@nidan/contract/lab/quality/material-endpoints';
import type { RunSheet } from '@nidan/contract/lab/quality/quality-views';
import { beginRun, completeRun, savePoints } from '@nidan/contract/lab/quality/run-endpoints';
import { addSeries } from '@nidan/contract/lab/quality/series-endpoints';
import { newId } from '../../../../kernel/database/new-id.ts';
import type { LabWorld } from '../../../../testing/matrix/lab-world.ts';
import type { TestClient } from '../../../../testing/test-app.ts';
import { addMaster, freshCode } from '../../../catalogue/masters/testing/master-body.ts';
import { parameterIdOf } from '../../../catalogue/versions/testing/catalogue-of-lab.ts';

type App = LabWorld['app'];

/** A machine whose creatinine is controlled at two levels, mean 1 and 4 mg/dL, SD 0.1 and 0.2. */
export interface QcOfLab {
  readonly machineId: string;
  readonly machineCode: string;
  readonly parameterId: string;
  readonly materialId: string;
  readonly lotId: string;
  /** Of level 1 and 2. */
  readonly seriesIds: readonly [string, string];
}

const TARGETS = [
  { level: 1, baseMean: 1, minValue: 0.8, maxValue: 1.2 },
  { level: 2, baseMean: 4, minValue: 3.6, maxValue: 4.4 },
] as const;

/** The body of a series of creatinine on a machine of the lab. */
export function seriesBody(
  qc: Pick<QcOfLab, 'machineId' | 'parameterId' | 'lotId'>,
  parts: Partial<BodyOf<typeof addSeries>> = {},
): BodyOf<typeof addSeries> {
  const { machineId, parameterId, lotId } = qc;
  return { seriesId: newId(), machineId, parameterId, lotId, ...TARGETS[0], unit: 'mg/dL', ...parts };
}

/** Adds a machine that measures creatinine, a material of two levels with a lot, and the series of both levels. */
export async function qcOfLab(app: App): Promise<QcOfLab> {
  const reviewer = app.as('Manager');
  const machineCode = freshCode();
  const { id: machineId } = await addMaster(app, 'machines', { code: machineCode });
  await addMaster(app, 'interfacing', {
    machine: machineCode,
    parameter: 'CREAT',
    machineUnit: '',
    factor: 1,
  });
  const parameterId = await parameterIdOf(app, 'CREAT');
  const [materialId, lotId] = [newId(), newId()];
  await reviewer.ok(addMaterial, {
    body: { materialId, name: `Multi ${machineCode}`, maker: '', levels: ['Level 1', 'Level 2'] },
  });
  await reviewer.ok(openLot, { body: { lotId, materialId, lotNo: '4127B', expiresOn: '2099-03-31' } });
  const seriesIds = [newId(), newId()] as const;
  for (const [index, target] of TARGETS.entries()) {
    const seriesId = seriesIds[index] ?? '';
    await reviewer.ok(addSeries, {
      body: seriesBody({ machineId, parameterId, lotId }, { seriesId, ...target }),
    });
  }
  return { machineId, machineCode, parameterId, materialId, lotId, seriesIds };
}

/** A run that the technician has started on a machine. */
export async function startedRun(app: App, { machineId }: Pick<QcOfLab, 'machineId'>): Promise<RunSheet> {
  return app
    .as('Technician')
    .ok(beginRun, { body: { runId: newId(), machineId, plannedFor: null, cause: '' } });
}

/** Points with these distances from the mean in SDs, level 1 first; null: none of that level. */
export function pointsAt(
  { seriesIds }: Pick<QcOfLab, 'seriesIds'>,
  zs: readonly (number | null)[],
): BodyOf<typeof savePoints>['points'] {
  // After the commit that opened the lot, and before the request that brings it.
  const measuredAt = new Date().toISOString();
  return zs.flatMap((z, index) => {
    const seriesId = seriesIds[index];
    if (z === null || seriesId === undefined) return [];
    const value = index === 0 ? 1 + z * 0.1 : 4 + z * 0.2;
    return [{ pointId: newId(), seriesId, value, unit: 'mg/dL', measuredAt }];
  });
}

/** A run of the technician with points at these distances, entered and not yet completed. */
export async function enteredRun(app: App, qc: QcOfLab, zs: readonly (number | null)[]): Promise<RunSheet> {
  const { run } = await startedRun(app, qc);
  const body = { runId: run.runId, version: run.version, points: pointsAt(qc, zs) };
  return app.as('Technician').ok(savePoints, { body });
}

/** Completes a run that is entered. */
export async function completeBy(client: TestClient, { run }: RunSheet): Promise<RunSheet> {
  const body = { runId: run.runId, version: run.version, comment: '', correctiveAction: '' };
  return client.ok(completeRun, { body });
}

/** A completed run of the technician with points at these distances. */
export async function completedRun(app: App, qc: QcOfLab, zs: readonly (number | null)[]): Promise<RunSheet> {
  return completeBy(app.as('Technician'), await enteredRun(app, qc, zs));
}

/** A CSV of control results, as a machine writes it. */
export function pointsCsv(rows: readonly (readonly string[])[]): { name: string; content: string } {
  const lines = [['parameter', 'level', 'lot', 'value', 'unit', 'measured'], ...rows];
  const text = lines.map((line) => line.join(',')).join('\r\n');
  return { name: 'controls.csv', content: Buffer.from(text).toString('base64') };
}

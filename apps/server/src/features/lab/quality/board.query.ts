import * as seriesEndpoints from '@nidan/contract/lab/quality/series-endpoints';
import type { BoardLine, BoardMachine } from '@nidan/contract/lab/quality/quality-views';
import type { QcVerdict } from '@nidan/domain/quality/quality-state';
import type { WestgardRule } from '@nidan/domain/quality/westgard-rule';
import { sdOfTarget } from '@nidan/domain/quality/qc-series';
import { qcRun } from '@nidan/domain/status-sets/lab/qc-run';
import { sql } from 'kysely';
import type { Ctx } from '../../../kernel/http/context.ts';
import { undecidedOf } from './holds.query.ts';
import { patientMeansOf } from './patient-mean/patient-mean.query.ts';
import { type QualityOfResult, qualityOfLab } from './quality-of-results.query.ts';
import type { SeriesRow } from './series-rows.ts';
import { readSeries } from './series.query.ts';
import { serve } from '../../../kernel/http/serve.ts';

interface LastPoint {
  readonly seriesId: string;
  readonly value: number;
  readonly z: number;
  readonly at: Date;
  readonly verdict: QcVerdict | null;
  readonly rules: readonly WestgardRule[];
}

async function readLastPoints({ db, lId }: Ctx): Promise<ReadonlyMap<string, LastPoint>> {
  const { rows } = await sql<LastPoint>`
    select s.series_id as "seriesId", last.value, last.z, last.measured_at as at, last.verdict, last.rules
    from qc_series s cross join lateral (
      select x.value, x.z, x.measured_at, x.verdict, x.rules from qc_point x
      where x.l_id = s.l_id and x.series_id = s.series_id and x.verdict is not null
      order by x.measured_at desc limit 1) as last
    where s.l_id = ${lId} and s.closed_at is null`.execute(db);
  return new Map(rows.map((row) => [row.seriesId, row]));
}

interface MachineRow {
  readonly machineId: string;
  readonly plan: BoardMachine['plan'];
  readonly openRun: { runId: string; status: number; plannedFor: string | null; version: number } | null;
}

async function readMachines({ db, lId }: Ctx): Promise<ReadonlyMap<string, MachineRow>> {
  const { rows } = await sql<MachineRow>`
    select m.machine_id as "machineId",
      (select json_build_object('everyHours', plan.every_hours, 'everyResults', plan.every_results, 'shifts', plan.shifts,
        'version', plan.version) from qc_plan plan where plan.l_id = m.l_id and plan.machine_id = m.machine_id) as plan,
      (select json_build_object('runId', r.run_id, 'status', r.status, 'plannedFor', r.planned_for, 'version', r.version) from qc_run r
        where r.l_id = m.l_id and r.machine_id = m.machine_id and r.completed_at is null
        order by r.status desc, r.planned_for, r.run_id limit 1) as "openRun"
    from machine m where m.l_id = ${lId}`.execute(db);
  return new Map(rows.map((row) => [row.machineId, row]));
}

function presentLine(
  quality: QualityOfResult,
  series: readonly SeriesRow[],
  { last, undecided }: { last: ReadonlyMap<string, LastPoint>; undecided: ReadonlyMap<string, number> },
): Omit<BoardLine, 'parameter' | 'patients'> {
  return {
    state: quality.state,
    lastGoodAt: quality.lastGoodRunAt?.toISOString() ?? null,
    dueAt: quality.dueAt?.toISOString() ?? null,
    hold:
      quality.heldBy === null
        ? null
        : {
            holdId: quality.heldBy.holdId,
            // as: the column is written from a rule of the domain alone
            rule: quality.heldBy.rule as WestgardRule,
            since: quality.heldBy.openedAt.toISOString(),
          },
    overridden:
      quality.overridden === null
        ? null
        : {
            holdId: quality.overridden.holdId,
            since: quality.overridden.releasedAt.toISOString(),
            undecided: undecided.get(quality.overridden.holdId) ?? 0,
          },
    cells: series.map(({ seriesId, levelName, lotNo, expiresOn, unit, baseMean, minValue }) => {
      const point = last.get(seriesId);
      return {
        seriesId,
        levelName,
        lotNo,
        expiresOn,
        unit,
        sd: sdOfTarget({ baseMean, minValue }),
        lastValue: point?.value ?? null,
        lastZ: point?.z ?? null,
        lastAt: point?.at.toISOString() ?? null,
        verdict: point?.verdict ?? null,
        rules: [...(point?.rules ?? [])],
      };
    }),
  };
}

function presentOpenRun(run: MachineRow['openRun']): BoardMachine['openRun'] {
  if (run === null) return null;
  return {
    ...run,
    statusLabel: qcRun.states[qcRun.stateOf(run.status)].label,
    plannedFor: run.plannedFor === null ? null : new Date(run.plannedFor).toISOString(),
  };
}

/** Machines with what is controlled on them, level by level. */
export const readBoardOf = serve(seriesEndpoints.readBoard, async (ctx) => {
  const [series, qualities, last, machines] = [
    await readSeries(ctx, {}),
    await qualityOfLab(ctx),
    await readLastPoints(ctx),
    await readMachines(ctx),
  ];
  const undecided = await undecidedOf(
    ctx,
    qualities.flatMap(({ overridden }) => overridden?.holdId ?? []),
  );
  const patientsOf = await patientMeansOf(ctx, qualities);
  const byMachine = Map.groupBy(series, ({ machineId }) => machineId);
  return {
    machines: [...byMachine].map(([machineId, ofMachine]) => {
      const row = machines.get(machineId);
      const byParameter = Map.groupBy(ofMachine, ({ parameterId }) => parameterId);
      return {
        machine: { id: machineId, name: ofMachine.at(0)?.machine ?? '' },
        plan: row?.plan ?? null,
        openRun: presentOpenRun(row?.openRun ?? null),
        lines: [...byParameter].flatMap(([parameterId, own]) => {
          const quality = qualities.find(
            (one) => one.machineId === machineId && one.parameterId === parameterId,
          );
          if (quality === undefined) return [];
          const parameter = { id: parameterId, name: own.at(0)?.parameter ?? '' };
          const patients = patientsOf(quality);
          return [{ parameter, patients, ...presentLine(quality, own, { last, undecided }) }];
        }),
      };
    }),
  };
});

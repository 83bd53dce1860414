import { listHolds, listLookBack } from '@nidan/contract/lab/quality/hold-endpoints';
import type { HoldView, LookBackValue } from '@nidan/contract/lab/quality/quality-views';
import { setLocalTerms, readLocalTerms } from '@nidan/contract/catalogue/tests/local-terms-endpoints';
import type { UsualRole } from '../../../base/roles/usual-roles.ts';
import type { LabWorld } from '../../../../testing/matrix/lab-world.ts';
import { billOnBench, enter } from '../../../../testing/bill-on-bench.ts';
import { testIdOf } from '../../../../testing/order-bill.ts';
import { completeBy, enteredRun, qcOfLab, type QcOfLab } from './qc-of-lab.ts';

type World = Pick<LabWorld, 'app'>;

/** A rejected run of a machine, and the hold that it opened. */
export async function holdOf(
  { app }: World,
  given?: QcOfLab,
  by: UsualRole = 'Technician',
): Promise<HoldView> {
  const qc = given ?? (await qcOfLab(app));
  const { run } = await completeBy(app.as(by), await enteredRun(app, qc, [3.4, 0.1]));
  const { rows } = await app.as('Manager').ok(listHolds, { query: { open: true, limit: 200 } });
  const hold = rows.find(({ runId }) => runId === run.runId);
  if (hold === undefined) throw new Error('The run opened no hold');
  return hold;
}

/** Lets a machine measure creatinine for the place of the lab. */
export async function measureThere({ app }: World, { machineId }: Pick<QcOfLab, 'machineId'>): Promise<void> {
  const testId = await testIdOf(app, 'CREAT');
  const manager = app.as('Manager');
  const { version } = await manager.ok(readLocalTerms, { query: { testId } });
  const { locationId } = app.lab;
  const terms = [{ locationId, isOffered: true, tatHours: null, method: null, machineId }];
  await manager.ok(setLocalTerms, { body: { testId, version, terms } });
}

/** A creatinine of a patient that a controlled machine has measured. */
export async function measuredValue(world: World, qc: QcOfLab): Promise<string> {
  await measureThere(world, qc);
  const billId = await billOnBench(world.app, { testCodes: ['CREAT'] });
  await enter(world.app, billId, { CREAT: { CREAT: '0.9' } });
  return billId;
}

/** A value that stands in the look-back of an open hold. */
export async function heldValue(world: World): Promise<LookBackValue & { readonly holdId: string }> {
  const qc = await qcOfLab(world.app);
  await measuredValue(world, qc);
  const { holdId } = await holdOf(world, qc);
  const { rows } = await world.app.as('Manager').ok(listLookBack, { query: { holdId } });
  const [value] = rows;
  if (value === undefined) throw new Error('Nothing was measured since the last good run');
  return { ...value, holdId };
}

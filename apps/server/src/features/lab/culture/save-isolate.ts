import * as cultureEndpoints from '@nidan/contract/lab/culture/culture-endpoints';
import { masterData } from '@nidan/domain/status-sets/master-data';
import type { BodyOf } from '@nidan/contract/kernel/endpoint';
import { alertsOf } from '@nidan/domain/culture/alert-organisms';
import { sql } from 'kysely';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse, refuseField } from '../../../kernel/http/refuse.ts';
import { updateCase } from './case-rows.ts';
import { type IsolateRow, readAlerts, readIsolates, readMedicines } from './case.query.ts';
import { enterGrowth } from './enter-culture.ts';
import { insertIsolate, markRemoved, markTold, openAlerts, updateIsolate } from './isolate-rows.ts';
import { judgeAgain } from './judge-case.ts';
import { type LockedCulture, lockCulture, stepOfCulture } from './lock-culture.ts';
import { recordCulture } from './record-culture.ts';
import { presentCulture } from './present-culture.ts';
import { readValues, type StoredValue } from './susceptibility-rows.ts';
import { serve } from '../../../kernel/http/serve.ts';

type Given = BodyOf<typeof cultureEndpoints.saveIsolate>;

async function organismName(ctx: Ctx, organismId: string): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select name from organism where l_id = ${ctx.lId} and organism_id = ${organismId} and status = ${masterData.codes.enabled}`.execute(
    ctx.db,
  );
  const [row] = rows;
  if (row === undefined) throw refuseField('organismId', 'organism-in-use-needed');
  return row.name;
}

/** An isolate whose values were judged as another organism is changed only when somebody says that they are judged again. */
function requireConfirmed(
  former: IsolateRow,
  { given, now, count }: { given: Given; now: string; count: number },
): void {
  if (former.organismId === given.organismId || count === 0 || given.confirmsChange) return;
  throw refuse('culture-organism-changed', {
    details: { no: String(former.isolateNo), count: String(count), organism: former.organism, now },
  });
}

/** Judges the values of an isolate as what it is named now. */
async function judgeAsNamed(
  ctx: Ctx,
  { row }: LockedCulture,
  { isolateId, own }: { readonly isolateId: string; readonly own: readonly StoredValue[] },
): Promise<void> {
  if (own.length === 0) return;
  const [isolates, medicines] = await Promise.all([readIsolates(ctx, row.caseId), readMedicines(ctx)]);
  const isolate = isolates.find((one) => one.isolateId === isolateId);
  if (isolate === undefined) return;
  const byId = new Map(medicines.map((medicine) => [medicine.medicineId, medicine]));
  await judgeAgain(ctx, { isolate, site: row.site, medicines: byId }, own);
}

/** Names an isolate, or changes one. */
export const saveIsolate = serve(cultureEndpoints.saveIsolate, async (ctx, body: Given) => {
  const { caseId, version, confirmsChange: _, ...given } = body;
  const culture = await lockCulture(ctx, { caseId, version });
  const [isolates, values] = await Promise.all([readIsolates(ctx, caseId), readValues(ctx, caseId)]);
  const own = values.filter((value) => value.isolateId === given.isolateId && value.raw !== null);
  const state = stepOfCulture(
    culture,
    'identify',
    values.some(({ raw }) => raw !== null) ? 'astInProgress' : 'organismId',
  );
  const name = await organismName(ctx, given.organismId);
  const taken = isolates.find(
    ({ isolateId, isolateNo }) => isolateNo === given.isolateNo && isolateId !== given.isolateId,
  );
  if (taken !== undefined)
    throw refuse('culture-isolate-number', {
      details: { no: String(given.isolateNo), organism: taken.organism },
    });
  const former = isolates.find(({ isolateId }) => isolateId === given.isolateId);
  const isolate = { ...given, note: given.note.trim() };
  if (former === undefined) await insertIsolate(ctx, caseId, isolate);
  else {
    requireConfirmed(former, { given: body, now: name, count: own.length });
    await updateIsolate(ctx, isolate);
    await judgeAsNamed(ctx, culture, { isolateId: given.isolateId, own });
  }
  const alerts = await openAlerts(ctx, given.isolateId, alertsOf(name, given.findings));
  await updateCase(ctx, caseId, { state });
  await enterGrowth(ctx, culture);
  recordCulture(ctx, culture, {
    action: 'saveIsolate',
    before: former === undefined ? undefined : { organism: former.organism, findings: former.findings },
    after: {
      isolateNo: given.isolateNo,
      organism: name,
      quantity: given.quantity,
      findings: given.findings,
      alerts,
    },
    about: given.isolateId,
  });
  return presentCulture(ctx, caseId);
});

async function requireIsolate(ctx: Ctx, caseId: string, isolateId: string): Promise<IsolateRow> {
  const found = (await readIsolates(ctx, caseId)).find((one) => one.isolateId === isolateId);
  if (found === undefined) throw refuse('not-found');
  return found;
}

/** Takes an isolate out of a culture. */
export const removeIsolate = serve(
  cultureEndpoints.removeIsolate,
  async (ctx, { isolateId, reason, ...of }) => {
    const culture = await lockCulture(ctx, of);
    const { organism, isolateNo } = await requireIsolate(ctx, of.caseId, isolateId);
    const isLast = (await readIsolates(ctx, of.caseId)).length === 1;
    const to = isLast ? 'growthDetected' : culture.row.state;
    const state = stepOfCulture(culture, 'removeIsolate', to);
    await markRemoved(ctx, isolateId, reason.trim());
    await updateCase(ctx, of.caseId, { state });
    // What grew beside it stands alone on the worksheet then.
    if (!isLast) await enterGrowth(ctx, culture);
    recordCulture(ctx, culture, {
      action: 'removeIsolate',
      before: { state: culture.row.state, isolateNo, organism },
      after: { state },
      reason: reason.trim(),
      about: isolateId,
    });
    return presentCulture(ctx, of.caseId);
  },
);

/** Writes who was told of an alert organism. */
export const tellAlert = serve(cultureEndpoints.tellAlert, async (ctx, { alertId, toldTo, ...of }) => {
  const culture = await lockCulture(ctx, of);
  const alert = (await readAlerts(ctx, of.caseId)).find((one) => one.alertId === alertId);
  if (alert === undefined) throw refuse('not-found');
  if (alert.toldTo !== null) throw refuse('culture-alert-told', { details: { toldTo: alert.toldTo } });
  await markTold(ctx, alertId, toldTo.trim());
  await updateCase(ctx, of.caseId, {});
  recordCulture(ctx, culture, {
    action: 'tellAlert',
    after: { organism: alert.organism, desk: alert.desk, toldTo: toldTo.trim() },
    about: alertId,
  });
  return presentCulture(ctx, of.caseId);
});

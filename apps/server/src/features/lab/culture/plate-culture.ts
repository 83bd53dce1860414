import * as cultureEndpoints from '@nidan/contract/lab/culture/culture-endpoints';
import { culturePlanOf } from '@nidan/domain/culture/culture-plan';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { updateCase, updateDue } from './case-rows.ts';
import { readIsolates, readMedicines } from './case.query.ts';
import { judgeAgain } from './judge-case.ts';
import { type LockedCulture, lockCulture, stepOfCulture } from './lock-culture.ts';
import { recordCulture } from './record-culture.ts';
import { presentCulture } from './present-culture.ts';
import { insertReadings, writeReading } from './reading-rows.ts';
import { readValues } from './susceptibility-rows.ts';
import { serve } from '../../../kernel/http/serve.ts';

/** Plates a culture on its media. */
export const inoculateCulture = serve(cultureEndpoints.inoculateCulture, async (ctx, { media, ...of }) => {
  const culture = await lockCulture(ctx, of);
  const state = stepOfCulture(culture, 'inoculate');
  const named = media.map((medium) => medium.trim());
  await updateCase(ctx, of.caseId, { state, media: named });
  recordCulture(ctx, culture, {
    action: 'inoculate',
    before: { state: culture.row.state },
    after: { state, media: named },
  });
  return presentCulture(ctx, of.caseId);
});

/** Puts a plated culture into the incubator; its readings are due from now on. */
export const incubateCulture = serve(cultureEndpoints.incubateCulture, async (ctx, { incubation, ...of }) => {
  const culture = await lockCulture(ctx, of);
  const state = stepOfCulture(culture, 'incubate');
  const hours = culturePlanOf(culture.row.specimenCode).readings;
  await updateCase(ctx, of.caseId, { state, incubation: incubation.trim() });
  await insertReadings(ctx, of.caseId, hours);
  await updateDue(ctx, of.caseId, { isOpen: true });
  recordCulture(ctx, culture, {
    action: 'incubate',
    before: { state: culture.row.state },
    after: { state, incubation: incubation.trim(), readings: hours },
  });
  return presentCulture(ctx, of.caseId);
});

/** Growth takes an incubating case on; a case that is further stays where it is. */
function stateAfterReading(culture: LockedCulture, { hasGrowth }: { readonly hasGrowth: boolean }) {
  const { state } = culture.row;
  const isFirstGrowth = hasGrowth && (state === 'incubating' || state === 'prelimReported');
  return stepOfCulture(culture, 'read', isFirstGrowth ? 'growthDetected' : state);
}

/** Writes what was seen at a reading. */
export const readPlates = serve(
  cultureEndpoints.readPlates,
  async (ctx, { readingNo, hasGrowth, seen, ...of }) => {
    const culture = await lockCulture(ctx, of);
    const state = stateAfterReading(culture, { hasGrowth });
    const isWritten = await writeReading(ctx, of.caseId, { readingNo, hasGrowth, seen: seen.trim() });
    if (!isWritten) throw refuse('culture-reading-unknown', { details: { no: String(readingNo) } });
    await updateCase(ctx, of.caseId, { state });
    await updateDue(ctx, of.caseId, { isOpen: true });
    recordCulture(ctx, culture, {
      action: 'readPlates',
      before: { state: culture.row.state },
      after: { state, readingNo, hasGrowth, seen: seen.trim() },
    });
    return presentCulture(ctx, of.caseId);
  },
);

/** Another site of the infection may mean other breakpoints: what was measured is judged again. */
async function judgeAgainAt(ctx: Ctx, caseId: string, site: string): Promise<void> {
  const [isolates, values, medicines] = await Promise.all([
    readIsolates(ctx, caseId),
    readValues(ctx, caseId),
    readMedicines(ctx),
  ]);
  const byId = new Map(medicines.map((medicine) => [medicine.medicineId, medicine]));
  for (const isolate of isolates) {
    const own = values.filter(({ isolateId }) => isolateId === isolate.isolateId);
    // oxlint-disable-next-line no-await-in-loop -- a culture has a few isolates
    await judgeAgain(ctx, { isolate, site, medicines: byId }, own);
  }
}

/** Writes what was seen directly, and what the verdicts go by. */
export const noteFindings = serve(
  cultureEndpoints.noteFindings,
  async (ctx, { caseId, version, ...given }) => {
    const culture = await lockCulture(ctx, { caseId, version });
    const { row } = culture;
    if (row.state !== 'received' && row.state !== 'inoculating') stepOfCulture(culture, 'read', row.state);
    const texts = { gram: given.gram.trim(), direct: given.direct.trim(), comment: given.comment.trim() };
    await updateCase(ctx, caseId, { ...given, ...texts });
    if (given.site !== row.site) await judgeAgainAt(ctx, caseId, given.site);
    const { gram, direct, comment, site, isSymptomatic, isScreening } = row;
    recordCulture(ctx, culture, {
      action: 'noteFindings',
      before: { gram, direct, comment, site, isSymptomatic, isScreening },
      after: { ...given, ...texts },
    });
    return presentCulture(ctx, caseId);
  },
);

import * as circumstancesEndpoints from '@nidan/contract/lab/results/circumstances-endpoints';
import type { CircumstancesView } from '@nidan/contract/lab/results/circumstances-endpoints';
import { trimesterOn } from '@nidan/domain/people/ages/trimester';
import { circumstancesFaults } from '@nidan/domain/results/circumstances-faults';
import { calendarDateIn } from '@nidan/domain/time/zone';
import type { BillCircumstances } from '../../../../kernel/effects/effects.ts';
import type { Ctx } from '../../../../kernel/http/context.ts';
import { expectVersion } from '../../../../kernel/http/expect-version.ts';
import { refuse } from '../../../../kernel/http/refuse.ts';
import type { BillUnderWork } from '../bill-under-work.ts';
import { enterValues, type TestEntry } from '../enter-values.ts';
import { lockBillWithTests } from '../lock-bill-with-tests.ts';
import type { TestUnderWork } from '../tests-under-work.query.ts';
import { serve } from '../../../../kernel/http/serve.ts';

/** What was said, and what it means today. */
export function presentCircumstances(
  ctx: Ctx,
  {
    billId,
    version,
    sex,
    pregnancy,
    ...rest
  }: Omit<BillUnderWork, 'labNo' | 'registeredAt' | 'age' | 'place'>,
): CircumstancesView {
  const trimesterNow = trimesterOn(pregnancy, calendarDateIn(ctx.lab.timeZone, ctx.now));
  const { fastingHours, heightCm, weightKg, birthWeeks } = rest;
  const size = { heightCm, weightKg, birthWeeks };
  return { billId, version, sex, fastingHours, ...pregnancy, ...size, trimesterNow };
}

function hasValues({ results }: TestUnderWork): boolean {
  return [...results.values()].some(({ value }) => value !== null);
}

/** The typed values of a test as they are, to be held against the ranges anew. */
function entryOf(test: TestUnderWork): TestEntry {
  const typed = test.test.parameters.flatMap(({ parameter: { parameterId, kind } }) => {
    const { raw = null, mark = 'final' } = test.results.get(parameterId) ?? {};
    return kind === 'calculated' || raw === null
      ? []
      : [{ parameterId, value: raw, mark, field: parameterId }];
  });
  return { test, values: typed };
}

function said({ pregnancy, ...bill }: BillUnderWork): BillCircumstances {
  const { fastingHours, heightCm, weightKg, birthWeeks } = bill;
  return { fastingHours, ...pregnancy, heightCm, weightKg, birthWeeks };
}

/** Notes what the person of a bill says; values of open tests become next versions where another interval counts now. */
export const recordCircumstances = serve(circumstancesEndpoints.recordCircumstances, async (ctx, body) => {
  const { billId, version, ...changes } = body;
  const { bill, tests } = await lockBillWithTests(ctx, billId);
  await expectVersion(ctx, { entityId: billId, billId, expected: version, found: bill.version });
  const before = said(bill);
  const after = { ...before, ...changes };
  const { lastPeriod, trimester, ...rest } = after;
  const pregnancy = { lastPeriod, trimester };
  const today = calendarDateIn(ctx.lab.timeZone, ctx.now);
  const errors = circumstancesFaults(pregnancy, { sex: bill.sex, today });
  if (errors.length > 0) throw refuse('invalid-input', { errors });
  await ctx.services.effects.noteCircumstances(ctx, { billId, before, after });
  const next = { ...bill, ...rest, pregnancy, version: bill.version + 1 };
  const entered = tests.filter(hasValues);
  const open = entered.filter(({ state }) => state === 'partial' || state === 'completed');
  const saved = await enterValues(ctx, { bill: next, tests, entries: open.map(entryOf), action: 'heldAnew' });
  const changed = open.filter((test) =>
    saved.some(({ billTestId, version: now }) => billTestId === test.billTestId && now > test.version),
  );
  return {
    ...presentCircumstances(ctx, next),
    changedTests: changed.map(({ name }) => name),
    keptTests: entered
      .filter(({ state }) => state === 'checked' || state === 'onHold')
      .map(({ name }) => name),
  };
});

import { recordEvent } from '../../../kernel/events/record-event.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { followCriticals } from '../critical/follow-criticals.ts';
import { insertResultVersions } from './result-rows.ts';
import { readValuesOfTests, type StandingValue } from './values-of-tests.query.ts';

const cleared = {
  raw: null,
  value: null,
  file: null,
  machineId: null,
  mark: 'final',
  numeric: null,
  flag: '',
  rangeId: null,
  low: null,
  high: null,
  text: null,
  basis: null,
  critical: false,
  blankReason: null,
} as const;

function valuesByCode(values: readonly StandingValue[], shown: (value: StandingValue) => string | null) {
  return Object.fromEntries(values.map((value) => [value.code, shown(value)]));
}

/**
 * Clears the values of tests whose tube was rejected: what was measured from it counts no more, the versions stay. The
 * caller holds the lock of the bill and takes the tests back to collection.
 */
export async function voidValues(
  ctx: Ctx,
  { billId, billTestIds, reason }: { billId: string; billTestIds: readonly string[]; reason: string },
): Promise<void> {
  const standing = (await readValuesOfTests(ctx, billTestIds)).filter(({ value }) => value !== null);
  await insertResultVersions(
    ctx,
    standing.map(({ billTestId, code: _code, ...value }) => ({
      billTestId,
      after: { ...value, ...cleared, version: value.version + 1 },
    })),
  );
  await followCriticals(ctx, billTestIds);
  for (const [billTestId, values] of Map.groupBy(standing, (value) => value.billTestId)) {
    recordEvent(ctx, {
      entityKind: 'BILL_TEST',
      entityId: billTestId,
      billId,
      action: 'clearValues',
      before: { values: valuesByCode(values, ({ value }) => value) },
      after: { values: valuesByCode(values, () => null) },
      reason,
    });
  }
}

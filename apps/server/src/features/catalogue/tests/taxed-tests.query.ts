import { GST_RATES, gstPeriods, type GstEntry } from '@nidan/domain/tax/gst-of-test';
import { calendarDateIn } from '@nidan/domain/time/zone';
import type { Ctx } from '../../../kernel/http/context.ts';

interface TaxedTest {
  readonly code: string;
  /** In the order of their writing. */
  readonly entries: readonly GstEntry[];
}

/** Tests of whose GST anything was ever laid down, in the order of their codes. */
async function taxedTests({ db, lId }: Ctx): Promise<TaxedTest[]> {
  const rows = await db
    .selectFrom('test_gst')
    .innerJoin('test', (join) =>
      join.onRef('test.l_id', '=', 'test_gst.l_id').onRef('test.test_id', '=', 'test_gst.test_id'),
    )
    .select(['test.code', 'test_gst.from_date', 'test_gst.rate_percent'])
    .where('test_gst.l_id', '=', lId)
    .orderBy('test.code')
    .orderBy('test_gst.entry_no')
    .execute();
  return [...Map.groupBy(rows, ({ code }) => code)].map(([code, own]) => ({
    code,
    entries: own.map(({ from_date: fromDate, rate_percent }) => ({
      fromDate,
      ratePercent: GST_RATES.find((rate) => rate === rate_percent) ?? null,
    })),
  }));
}

/** Codes of tests that are charged with GST today or from a day to come. */
export async function codesOfTaxedTests(ctx: Ctx): Promise<string[]> {
  const today = calendarDateIn(ctx.lab.timeZone, ctx.now);
  return (await taxedTests(ctx))
    .filter(({ entries }) =>
      gstPeriods(entries).some(
        ({ ratePercent, toDate }) => ratePercent !== null && (toDate === null || toDate > today),
      ),
    )
    .map(({ code }) => code);
}

import { slotValues } from '@nidan/domain/text/fault';
import type { TestTiming } from '@nidan/domain/catalogue/run-calendar';
import type { TestSex } from '@nidan/domain/catalogue/sex-of-test';
import { usableUl } from '@nidan/domain/samples/plan-tubes';
import type { TestToPlace } from '@nidan/domain/samples/tests-on-tube';
import type { PriceRule } from '@nidan/domain/rates/price-rules';
import { gstOfParts, gstOn, type GstRate } from '@nidan/domain/tax/gst-of-test';
import { calendarDateIn } from '@nidan/domain/time/zone';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { notOfferedAt, testAtLocation } from '../../catalogue/tests/test-at-location.ts';
import { catalogueOf } from '../../catalogue/versions/catalog-cache.ts';
import { type LabCatalogue, type LabTest, testsToRun } from '../../catalogue/versions/lab-catalogue.ts';
import { pricesFor } from '../../catalogue/rates/prices-for.ts';
import type { PricedFor } from '../../catalogue/rates/rate-book.ts';

/** One test to run for an ordered test, profile or package. */
export interface TestToRun extends TestTiming, TestToPlace {
  readonly testId: string;
  readonly version: number;
  readonly code: string;
  readonly name: string;
  readonly consentNeeded: boolean;
  /** The only sex that it is of; null is both. */
  readonly forSex: TestSex | null;
}

/** What is priced, with the tests that it stands for. */
export interface OrderableTest {
  readonly testId: string;
  readonly version: number;
  readonly code: string;
  readonly name: string;
  readonly consentNeeded: boolean;
  readonly forSex: TestSex | null;
  readonly pricePaise: number;
  readonly priceSource: PriceRule;
  /** The rate that gives the price; null when another rule does. */
  readonly rateId: string | null;
  /** In percent, included in the price; null: exempt. */
  readonly gstPercent: GstRate | null;
  readonly tests: readonly TestToRun[];
  /** The name of what the location of the bill does not offer of it; null when it offers all. */
  readonly notOffered: string | null;
}

/** Master-data status of what may be ordered (spec §4). */
const ENABLED = 1;

function toRun({ departments, sampleTypes }: LabCatalogue, test: LabTest): TestToRun[] {
  const department = departments.get(test.departmentId ?? '');
  const tube = sampleTypes.get(test.sampleTypeId ?? '');
  if (department === undefined || tube === undefined) return [];
  const {
    testId,
    version,
    code,
    name,
    tatHours,
    runCalendar,
    consentNeeded,
    forSex,
    leastVolumeUl,
    stabilityHours,
  } = test;
  const { departmentId, enforceDeptAccession } = department;
  const { sampleTypeId, drawOrder } = tube;
  return [
    {
      testId,
      version,
      code,
      name,
      tatHours,
      runCalendar,
      consentNeeded,
      forSex,
      departmentId,
      enforceDeptAccession,
      sampleTypeId,
      drawOrder,
      alsoFits: test.alsoFits.filter((id) => sampleTypes.get(id)?.status === ENABLED),
      leastVolumeUl,
      stabilityHours,
      usableUl: usableUl(tube),
    },
  ];
}

/**
 * Finds what the lab offers by id: today's price for whom the bill is of and the tests that are run, as they are at its location; null
 * for anything else.
 * Refuses what no rule prices.
 */
export async function orderableTests(
  ctx: Ctx,
  whom: PricedFor,
): Promise<(testId: string) => OrderableTest | null> {
  const catalogue = await catalogueOf(ctx);
  const priceOf = await pricesFor(ctx, whom);
  const today = calendarDateIn(ctx.lab.timeZone, ctx.now);
  return (testId) => {
    const test = catalogue.tests.get(testId);
    if (test === undefined || test.status !== ENABLED) return null;
    const { version, code, name, consentNeeded, forSex } = test;
    const answer = priceOf(test);
    if (!answer.ok)
      throw refuse('price-missing', { details: { test: name, ...slotValues(['fault', answer.fault]) } });
    const { pricePaise, rateId } = answer.price;
    const runs = testsToRun(catalogue, test);
    const tests = runs.flatMap((run) => toRun(catalogue, testAtLocation(catalogue, run, whom.locationId)));
    const gstPercent = gstOfParts([test, ...runs].map(({ gst }) => gstOn(gst, today)));
    return {
      testId,
      version,
      code,
      name,
      consentNeeded,
      forSex,
      pricePaise,
      priceSource: answer.rule,
      rateId,
      gstPercent,
      tests,
      notOffered: notOfferedAt(catalogue, test, whom.locationId)?.name ?? null,
    };
  };
}

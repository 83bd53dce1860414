import { calendarDateIn } from '@nidan/domain/time/zone';
import type { Ctx } from '../../kernel/http/context.ts';
import { catalogueOf } from '../catalog/catalog-cache.ts';
import { type LabCatalogue, type LabTest, priceOn, testsToRun } from '../catalog/lab-catalogue.ts';

/** One test to run for an ordered test, profile or package. */
export interface TestToRun {
  readonly testId: string;
  readonly version: number;
  readonly code: string;
  readonly name: string;
  readonly departmentId: string;
  readonly sampleTypeId: string;
  readonly drawOrder: number;
  readonly enforceDeptAccession: boolean;
  readonly tatHours: number;
  readonly consentNeeded: boolean;
}

/** What is priced, with the tests that it stands for. */
export interface OrderableTest {
  readonly testId: string;
  readonly version: number;
  readonly code: string;
  readonly name: string;
  readonly consentNeeded: boolean;
  readonly pricePaise: number;
  readonly priceSource: 'lab_rate' | 'mrp';
  readonly tests: readonly TestToRun[];
}

/** Master-data status of what may be ordered (spec §4). */
const ENABLED = 1;

function toRun({ departments, sampleTypes }: LabCatalogue, test: LabTest): TestToRun[] {
  const department = departments.get(test.departmentId ?? '');
  const tube = sampleTypes.get(test.sampleTypeId ?? '');
  if (department === undefined || tube === undefined) return [];
  const { testId, version, code, name, tatHours, consentNeeded } = test;
  const { departmentId, enforceDeptAccession } = department;
  const { sampleTypeId, drawOrder } = tube;
  return [
    {
      testId,
      version,
      code,
      name,
      tatHours,
      consentNeeded,
      departmentId,
      enforceDeptAccession,
      sampleTypeId,
      drawOrder,
    },
  ];
}

/** Finds what the lab offers by id: today's price (the lab's rate, else the MRP) and the tests that are run; null for anything else. */
export async function orderableTests(ctx: Ctx): Promise<(testId: string) => OrderableTest | null> {
  const catalogue = await catalogueOf(ctx);
  const today = calendarDateIn(ctx.lab.timeZone, ctx.now);
  return (testId) => {
    const test = catalogue.tests.get(testId);
    if (test === undefined || test.status !== ENABLED) return null;
    const { pricePaise, source } = priceOn(test, today);
    const { version, code, name, consentNeeded } = test;
    const tests = testsToRun(catalogue, test).flatMap((run) => toRun(catalogue, run));
    return { testId, version, code, name, consentNeeded, pricePaise, priceSource: source, tests };
  };
}

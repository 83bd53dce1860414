import type { createBill } from '@nidan/contract/money/bills/bill-endpoints';
import type { AnswerOf } from '@nidan/contract/kernel/endpoint';
import { isOfOtherSex, otherSexText } from '@nidan/domain/catalogue/sex-of-test';
import type { Sex } from '@nidan/domain/people/sex';
import { sql } from 'kysely';
import type { Ctx } from '../../../kernel/http/context.ts';
import type { OrderableTest } from './orderable-tests.ts';
import type { PlannedOrder } from './plan-order.ts';
import { repeatWarnings } from './repeat-warnings.ts';

type Warning = AnswerOf<typeof createBill>['warnings'][number];

interface Ordered {
  readonly patientId: string;
  /** The bill that is written now. */
  readonly billId: string;
  readonly order: PlannedOrder;
}

type SexedTest = Pick<OrderableTest, 'testId' | 'code' | 'name' | 'forSex'>;

/** What is ordered, and what is run for it, that is of the other sex than the person. */
export function sexWarnings({ lines, tests }: PlannedOrder, sex: Sex | null): Warning[] {
  const byId = new Map<string, SexedTest>();
  for (const test of [...lines.map((line) => line.test), ...tests]) byId.set(test.testId, test);
  return [...byId.values()]
    .filter((test) => isOfOtherSex(test, sex))
    .map((test) => {
      const { testId, code } = test;
      return { kind: 'otherSex', testId, code, labNo: null, at: null, msg: otherSexText(test) };
    });
}

async function sexOf({ db, lId }: Ctx, patientId: string): Promise<Sex | null> {
  const { rows } = await sql<{ sex: Sex }>`
    select sex from patient where l_id = ${lId} and patient_id = ${patientId}`.execute(db);
  return rows[0]?.sex ?? null;
}

/** What is told of an order of a known person after it was saved: tests of the other sex first, then repeated ones. */
export async function orderWarnings(ctx: Ctx, ordered: Ordered): Promise<Warning[]> {
  const [sex, repeats] = await Promise.all([
    sexOf(ctx, ordered.patientId),
    repeatWarnings(ctx, { ...ordered, tests: ordered.order.tests }),
  ]);
  return [...sexWarnings(ordered.order, sex), ...repeats];
}

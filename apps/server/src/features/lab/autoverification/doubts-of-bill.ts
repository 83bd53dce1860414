import { tubeDoubts } from '@nidan/domain/autoverification/judge-result';
import type { Ctx } from '../../../kernel/http/context.ts';
import { lockForCheck } from '../checking/check-results.ts';
import { readBillToJudge } from './bill-to-judge.query.ts';
import { factsOfBill, setsInUse } from './facts-of-test.ts';
import { readRuledBill } from './ruled-bill.query.ts';

/**
 * What casts doubt on a tube of a bill, by the same reasons that stop a release by rule, as names of tests and parameters; null: nothing.
 * The rules in use for a test count whether they release or only show what they would do.
 */
export async function doubtsOfBill(given: Ctx, billId: string): Promise<string | null> {
  const toJudge = await readBillToJudge(given.db, { lId: given.lId, billId });
  if (toJudge === null) return null;
  const { ctx, bill: person, tests } = await lockForCheck(given, billId);
  const { patientId, createdAt: registeredAt, takenBack } = toJudge;
  const bill = await readRuledBill(ctx, { billId, patientId, registeredAt, takenBack, person, tests });
  const setOf = setsInUse(toJudge.sets);
  const factsOf = factsOfBill(ctx, bill, setOf);
  for (const test of tests) {
    const facts = factsOf.get(test.billTestId);
    const [doubt] = facts === undefined ? [] : tubeDoubts(setOf(test.test.testId), facts);
    if (doubt !== undefined)
      return [test.name, doubt.code, ...Object.values(doubt.found)]
        .filter((part) => part !== null)
        .join(', ');
  }
  return null;
}

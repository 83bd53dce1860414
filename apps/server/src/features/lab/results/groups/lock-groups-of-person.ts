import { sql } from 'kysely';
import type { Ctx } from '../../../../kernel/http/context.ts';
import type { TestUnderWork } from '../tests-under-work.query.ts';
import { formerGroupsOf } from './former-groups-of-tests.ts';
import { groupParameterIds } from './group-in-doubt.ts';

/**
 * Tests of a locked bill with the last blood groups of their person, as nobody else changes them until the transaction ends: two bills of
 * one person that are checked in one instant wait for each other. A lock of its own, as a merge locks patients before their bills. Tests
 * without a group are given back as they are.
 */
export async function lockGroupsOfPerson(
  ctx: Ctx,
  billId: string,
  tests: readonly TestUnderWork[],
): Promise<readonly TestUnderWork[]> {
  if (groupParameterIds(tests).length === 0) return tests;
  await sql`
    select pg_advisory_xact_lock(hashtext('nidan blood groups'), hashtext(b.patient_id::text))
    from bill b where b.l_id = ${ctx.lId} and b.bill_id = ${billId}`.execute(ctx.db);
  const groupsOf = await formerGroupsOf(
    ctx,
    billId,
    tests.map(({ test }) => test),
  );
  return tests.map((test) => ({ ...test, formerGroups: groupsOf(test.billTestId, test.test) }));
}

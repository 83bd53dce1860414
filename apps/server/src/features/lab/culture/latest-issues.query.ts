import type { CultureBlock } from '@nidan/domain/culture/culture-block';
import { isCulture } from '@nidan/domain/culture/culture-values';
import type { SnapshotPicture } from '@nidan/domain/reports/report-snapshot';
import { sql } from 'kysely';
import type { Ctx } from '../../../kernel/http/context.ts';
import { latestPicture } from '../../base/files/pictures.query.ts';
import type { TestUnderWork } from '../results/tests-under-work.query.ts';

/** What was issued last of a culture, and who signs it. */
export interface CultureIssue {
  readonly block: CultureBlock;
  readonly issuedAt: string;
  readonly issuer: {
    readonly name: string;
    readonly qualification: string | null;
    readonly registrationNo: string | null;
    readonly role: string | null;
    readonly signature: SnapshotPicture | null;
  };
}

const NONE: ReadonlyMap<string, CultureIssue> = new Map();

/** Whether a test is a culture, so that it may have a case. */
export function isCultureTest({ test }: Pick<TestUnderWork, 'test'>): boolean {
  return isCulture(test.parameters.map(({ parameter }) => parameter.code));
}

/** What was issued last of each culture among the tests of a bill, by test; nothing is asked for a bill without a culture. */
export async function issuesOfTests(
  { db, lId }: Pick<Ctx, 'db' | 'lId'>,
  billId: string,
  tests: readonly TestUnderWork[],
): Promise<ReadonlyMap<string, CultureIssue>> {
  if (!tests.some(isCultureTest)) return NONE;
  const { rows } = await sql<{
    billTestId: string;
    block: CultureBlock;
    issuedAt: Date;
    issuer: CultureIssue['issuer'];
  }>`
    select distinct on (c.bill_test_id) c.bill_test_id as "billTestId", i.block, i.issued_at as "issuedAt",
      json_build_object('name', u.name, 'qualification', u.qualification, 'registrationNo', u.registration_no, 'role', r.name,
        'signature', ${latestPicture(sql`f.l_id = ${lId} and f.user_id = u.user_id and f.purpose = 'signature'`)}) as issuer
    from bill_test bt
    join culture_case c on c.l_id = bt.l_id and c.bill_test_id = bt.bill_test_id
    join culture_issue i on i.l_id = c.l_id and i.case_id = c.case_id
    join login_user u on u.user_id = i.issued_by
    left join membership m on m.l_id = i.l_id and m.user_id = u.user_id
    left join role r on r.l_id = m.l_id and r.role_id = m.role_id
    where bt.l_id = ${lId} and bt.bill_id = ${billId}
    order by c.bill_test_id, i.issue_no desc`.execute(db);
  return new Map(
    rows.map(({ billTestId, block, issuedAt, issuer }) => [
      billTestId,
      { block, issuedAt: issuedAt.toISOString(), issuer },
    ]),
  );
}

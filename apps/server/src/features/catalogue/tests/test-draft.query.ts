import { sql } from 'kysely';
import type { Ctx } from '../../../kernel/http/context.ts';
import type { TestFields } from './test-state.ts';

/** What is to differ in the next version of a test. */
export interface StoredTestDraft {
  /** Version of the test over which it was written. */
  readonly basedOn: number;
  readonly changes: Partial<TestFields>;
  readonly writtenBy: string;
  readonly writtenAt: Date;
}

/** The draft of a test, null when there is none, and how often one was written or given up. */
export interface DraftOfTest {
  readonly draft: StoredTestDraft | null;
  readonly version: number;
}

interface Row extends Omit<StoredTestDraft, 'changes'> {
  readonly changes: StoredTestDraft['changes'] | null;
  readonly version: number;
}

/** Whether the next version of a test is drafted, and how. */
export async function readTestDraft({ db, lId }: Ctx, testId: string): Promise<DraftOfTest> {
  const { rows } = await sql<Row>`
    select d.based_on as "basedOn", d.changes, u.name as "writtenBy", d.written_at as "writtenAt", d.version
    from test_draft d join login_user u on u.user_id = d.written_by
    where d.l_id = ${lId} and d.test_id = ${testId}`.execute(db);
  const [row] = rows;
  if (row === undefined) return { draft: null, version: 0 };
  const { changes, version, ...written } = row;
  return { draft: changes === null ? null : { ...written, changes }, version };
}

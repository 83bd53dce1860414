import type { Ctx } from '../../kernel/http/context.ts';
import type { TestFields } from './test-state.ts';

interface DraftToWrite {
  readonly testId: string;
  readonly basedOn: number;
  /** Null ends the draft. */
  readonly changes: Partial<TestFields> | null;
  readonly version: number;
}

/** Writes the draft of a test, first or anew, or that there is none any more. */
export async function writeTestDraft(
  { db, lId, caller, now }: Ctx,
  { testId, basedOn, changes, version }: DraftToWrite,
): Promise<void> {
  const written = {
    based_on: basedOn,
    changes: changes === null ? null : JSON.stringify(changes),
    written_by: caller.userId,
    written_at: now,
    version,
  };
  await db
    .insertInto('test_draft')
    .values({ l_id: lId, test_id: testId, ...written })
    .onConflict((conflict) => conflict.columns(['l_id', 'test_id']).doUpdateSet(written))
    .execute();
}

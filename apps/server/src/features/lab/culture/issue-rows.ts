import type { CultureBlock } from '@nidan/domain/culture/culture-block';
import { sql } from 'kysely';
import type { Ctx } from '../../../kernel/http/context.ts';

/** Writes what the caller issues of a locked case. */
export async function insertIssue(ctx: Ctx, caseId: string, block: CultureBlock): Promise<void> {
  await sql`
    insert into culture_issue (l_id, case_id, issue_no, kind, block, issued_at, issued_by)
    values (${ctx.lId}, ${caseId}, ${block.issueNo}, ${block.kind}, ${JSON.stringify(block)}::jsonb, ${ctx.now},
      ${ctx.caller.userId})`.execute(ctx.db);
}

import type { SmartContent } from '@nidan/domain/smart-report/smart-content';
import { sql } from 'kysely';
import { insertRows } from '../../../kernel/database/insert-rows.ts';
import type { Db } from '../../../kernel/database/connections/open-database.ts';
import type { Ctx } from '../../../kernel/http/context.ts';

export interface NewSmartReport {
  readonly smartId: string;
  readonly reportId: string;
  readonly content: SmartContent;
}

/** Keeps a smart report as it was made. */
export async function insertSmartReport(
  ctx: Ctx,
  { smartId, reportId, content }: NewSmartReport,
): Promise<void> {
  await insertRows(ctx.db, 'smart_report', [
    {
      l_id: ctx.lId,
      smart_id: smartId,
      report_id: reportId,
      content: JSON.stringify(content),
      made_at: ctx.now,
      made_by: ctx.caller.userId,
    },
  ]);
}

export interface NewSmartShare {
  readonly shareId: string;
  readonly smartId: string;
  readonly tokenHash: Buffer;
  readonly endsAt: Date;
}

/** Keeps a link by the hash of its token. */
export async function insertSmartShare(
  ctx: Ctx,
  { shareId, smartId, tokenHash, endsAt }: NewSmartShare,
): Promise<void> {
  await insertRows(ctx.db, 'smart_share', [
    {
      l_id: ctx.lId,
      share_id: shareId,
      smart_id: smartId,
      token_hash: tokenHash,
      ends_at: endsAt,
      made_at: ctx.now,
      made_by: ctx.caller.userId,
    },
  ]);
}

/** Takes a link back. */
export async function endSmartShare(ctx: Ctx, shareId: string): Promise<void> {
  await sql`
    update smart_share set taken_back_at = ${ctx.now}, taken_back_by = ${ctx.caller.userId}, version = version + 1
    where l_id = ${ctx.lId} and share_id = ${shareId}`.execute(ctx.db);
}

/** Counts an opening of a link. */
export async function countOpening(
  db: Db,
  { lId, shareId }: { lId: number; shareId: string },
): Promise<void> {
  await sql`
    update smart_share set opened_count = opened_count + 1, last_opened_at = now()
    where l_id = ${lId} and share_id = ${shareId}`.execute(db);
}

export interface NewApproval {
  readonly approvalId: string;
  readonly ruleId: string;
  readonly ruleVersion: number;
}

/** Lets a rule speak from now on. */
export async function insertApproval(
  ctx: Ctx,
  { approvalId, ruleId, ruleVersion }: NewApproval,
): Promise<void> {
  await insertRows(ctx.db, 'smart_rule_approval', [
    {
      l_id: ctx.lId,
      approval_id: approvalId,
      rule_id: ruleId,
      rule_version: ruleVersion,
      approved_at: ctx.now,
      approved_by: ctx.caller.userId,
    },
  ]);
}

/** Silences a rule, and what was approved of its former words. */
export async function withdrawApproval(ctx: Ctx, ruleId: string): Promise<void> {
  await sql`
    update smart_rule_approval set withdrawn_at = ${ctx.now}, withdrawn_by = ${ctx.caller.userId}, version = version + 1
    where l_id = ${ctx.lId} and rule_id = ${ruleId} and withdrawn_at is null`.execute(ctx.db);
}

import { sql } from 'kysely';
import { insertRows } from '../../../kernel/database/insert-rows.ts';
import type { Db } from '../../../kernel/database/connections/open-database.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import type { LinkRef } from './customer-token.ts';

export interface NewCustomerLink {
  readonly linkId: string;
  readonly billId: string;
  readonly endsAt: Date;
}

export async function insertCustomerLink(
  ctx: Ctx,
  { linkId, billId, endsAt }: NewCustomerLink,
): Promise<void> {
  await insertRows(ctx.db, 'customer_link', [
    {
      l_id: ctx.lId,
      link_id: linkId,
      bill_id: billId,
      made_at: ctx.now,
      made_by: ctx.caller.userId,
      ends_at: endsAt,
    },
  ]);
}

/** Takes a link back. */
export async function markLinkEnded(ctx: Ctx, linkId: string, reason: string): Promise<void> {
  await sql`
    update customer_link set ended_at = ${ctx.now}, ended_by = ${ctx.caller.userId}, end_reason = ${reason},
      version = version + 1
    where l_id = ${ctx.lId} and link_id = ${linkId} and ended_at is null`.execute(ctx.db);
}

/** Counts that the page was opened. */
export async function noteLinkOpened(db: Db, { lId, linkId }: LinkRef, at: Date): Promise<void> {
  await sql`
    update customer_link set opened_count = opened_count + 1, last_opened_at = ${at}
    where l_id = ${lId} and link_id = ${linkId}`.execute(db);
}

/** Notes how often the digits were wrong, and until when none are looked at. */
export async function noteLinkTries(
  db: Db,
  { lId, linkId }: LinkRef,
  { wrong, lockedUntil }: { readonly wrong: number; readonly lockedUntil: Date | null },
): Promise<void> {
  await sql`
    update customer_link set wrong_tries = ${wrong}, locked_until = ${lockedUntil}
    where l_id = ${lId} and link_id = ${linkId}`.execute(db);
}

import type { CustomerLinkView } from '@nidan/contract/links/customer-link/customer-link-endpoints';
import { sql } from 'kysely';
import { billInScope } from '../../../kernel/access/in-scope.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { customerUrl } from './customer-token.ts';

interface LinkRow {
  readonly link_id: string;
  readonly bill_id: string;
  readonly made_at: Date;
  readonly made_by: string;
  readonly ends_at: Date;
  readonly ended_at: Date | null;
  readonly ended_by: string | null;
  readonly end_reason: string | null;
  readonly opened_count: number;
  readonly last_opened_at: Date | null;
  readonly version: number;
}

const SHOWN = 20;

function stateOf({ now }: Ctx, row: LinkRow): CustomerLinkView['state'] {
  if (row.ended_at !== null) return 'ended';
  return row.ends_at <= now ? 'expired' : 'open';
}

function presentLink(ctx: Ctx, row: LinkRow): CustomerLinkView {
  const state = stateOf(ctx, row);
  const isShown = state === 'open' && !ctx.caller.isDemoUser;
  return {
    linkId: row.link_id,
    billId: row.bill_id,
    url: isShown ? customerUrl(ctx.services.config, { lId: ctx.lId, linkId: row.link_id }) : null,
    state,
    madeAt: row.made_at.toISOString(),
    madeBy: row.made_by,
    endsAt: row.ends_at.toISOString(),
    endedAt: row.ended_at?.toISOString() ?? null,
    endedBy: row.ended_by,
    endReason: row.end_reason,
    openedCount: row.opened_count,
    lastOpenedAt: row.last_opened_at?.toISOString() ?? null,
    version: row.version,
  };
}

/** Links of a bill that the caller sees, latest first. */
export async function customerLinksOf(ctx: Ctx, billId: string): Promise<{ links: CustomerLinkView[] }> {
  const { rows } = await sql<LinkRow>`
    select k.link_id, k.bill_id, k.made_at, maker.name as made_by, k.ends_at, k.ended_at, ender.name as ended_by, k.end_reason,
      k.opened_count, k.last_opened_at, k.version
    from customer_link k join bill b on b.l_id = k.l_id and b.bill_id = k.bill_id
    join login_user maker on maker.user_id = k.made_by
    left join login_user ender on ender.user_id = k.ended_by
    where k.l_id = ${ctx.lId} and k.bill_id = ${billId} and ${billInScope(ctx.caller)}
    order by k.made_at desc, k.link_id desc limit ${SHOWN}`.execute(ctx.db);
  return { links: rows.map((row) => presentLink(ctx, row)) };
}

export interface LockedLink {
  readonly bill_id: string;
  readonly ended_at: Date | null;
  readonly version: number;
}

/** Locks a link of a bill that the caller sees; refused when there is none. */
export async function lockCustomerLink(ctx: Ctx, linkId: string): Promise<LockedLink> {
  const { rows } = await sql<LockedLink>`
    select k.bill_id, k.ended_at, k.version from customer_link k
    join bill b on b.l_id = k.l_id and b.bill_id = k.bill_id
    where k.l_id = ${ctx.lId} and k.link_id = ${linkId} and ${billInScope(ctx.caller)} for no key update of k`.execute(
    ctx.db,
  );
  const [row] = rows;
  if (row === undefined) throw refuse('not-found');
  return row;
}

/** The link of a bill that is open and ends last; null when there is none. */
export async function openLinkOf(ctx: Ctx, billId: string): Promise<string | null> {
  const { rows } = await sql<{ link_id: string }>`
    select link_id from customer_link
    where l_id = ${ctx.lId} and bill_id = ${billId} and ended_at is null and ends_at > ${ctx.now}
    order by ends_at desc limit 1`.execute(ctx.db);
  return rows[0]?.link_id ?? null;
}

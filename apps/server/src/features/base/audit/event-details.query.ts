import type { readEvent } from '@nidan/contract/base/audit/audit-endpoints';
import type { AnswerOf } from '@nidan/contract/kernel/endpoint';
import { actionLabel } from '@nidan/domain/audit/event-changes';
import { lookReasonOf } from '@nidan/domain/audit/look-reasons';
import { maskOther } from '@nidan/domain/people/demo-mask';
import { sql } from 'kysely';
import { eventInScope } from '../../../kernel/access/in-scope.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { type AuditedRow, presentAuditRows, readAuditRows } from './audit-rows.query.ts';
import { type Link, readLinks } from './chain-page.query.ts';
import { ChainReader } from './chain-reader.ts';
import { readEventLook } from './event-look-rows.ts';
import { FIRST_MARK } from './event-mark.ts';

type Details = AnswerOf<typeof readEvent>;

const linkOf = ({ seq, mark }: Link) => ({ seq, mark: mark.toString('hex') });

/** The place of an event in the chain: the links beside it, and whether its mark follows from what stands there now. */
async function sealOf(ctx: Ctx, seq: number | null): Promise<Details['seal']> {
  if (seq === null) return null;
  const links = await readLinks(ctx.db, ctx.lId, { after: Math.max(0, seq - 2), most: 3 });
  const own = links.find((link) => link.seq === seq);
  if (own === undefined) return null;
  const before = links.find((link) => link.seq === seq - 1) ?? null;
  const next = links.find((link) => link.seq === seq + 1) ?? null;
  const reader = new ChainReader({ seq: seq - 1, mark: before?.mark ?? FIRST_MARK });
  reader.add(own);
  return {
    sealedAt: new Date(Number(own.sealed_at)).toISOString(),
    link: linkOf(own),
    before: before && linkOf(before),
    next: next && linkOf(next),
    holds: reader.breaks().length === 0,
  };
}

/** Events that the same request wrote: they share its person and its moment. */
async function together(ctx: Ctx, row: AuditedRow): Promise<Details['together']> {
  const chosen = sql`
    select e.* from event e where e.l_id = ${ctx.lId} and e.user_id = ${row.user_id} and e.at = ${row.at}
      and e.request_id = ${row.request_id} and e.event_id <> ${row.event_id}
    order by e.event_id limit 20`;
  const rows = await readAuditRows(ctx, chosen, sql`e.event_id`);
  return rows.map(({ event_id, seq, action }) => ({ eventId: event_id, seq, activity: actionLabel(action) }));
}

/** Why a second person looks at an event, and who did; what they noted is withheld from demo users. */
async function lookOf(ctx: Ctx, row: AuditedRow): Promise<Details['look']> {
  const why = lookReasonOf({ ...row, entityKind: row.entity_kind });
  if (why === null) return null;
  const look = await readEventLook(ctx, row.event_id);
  if (look === undefined) return { why, looked: null };
  const note = ctx.caller.isDemoUser ? maskOther(look.note) : look.note;
  return { why, looked: { by: look.by, at: look.looked_at.toISOString(), note } };
}

function fieldsOf(side: unknown): number {
  return typeof side === 'object' && side !== null ? Object.keys(side).length : 0;
}

/** One event with everything that is known of it. Refuses `not-found`. */
export async function readEventOf(ctx: Ctx, eventId: string): Promise<Details> {
  const chosen = sql`
    select e.* from event e where e.l_id = ${ctx.lId} and e.event_id = ${eventId} and ${eventInScope(ctx)}`;
  const [row] = await readAuditRows(ctx, chosen, sql`e.event_id`);
  const [event] = row === undefined ? [] : await presentAuditRows(ctx, [row]);
  if (row === undefined || event === undefined) throw refuse('not-found');
  const said = Math.max(fieldsOf(row.before), fieldsOf(row.after));
  return {
    event,
    unchanged: ctx.caller.isDemoUser ? 0 : Math.max(0, said - event.changes.length),
    requestId: row.request_id,
    look: await lookOf(ctx, row),
    together: await together(ctx, row),
    seal: await sealOf(ctx, row.seq),
  };
}

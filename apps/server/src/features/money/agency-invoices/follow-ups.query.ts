import * as agencyPaymentEndpoints from '@nidan/contract/money/agency-invoices/agency-payment-endpoints';
import type { FollowUpView } from '@nidan/contract/money/agency-invoices/agency-payment-view';
import type { PromiseOutcome } from '@nidan/domain/agencies/invoice-words';
import { promiseOutcomeOf } from '@nidan/domain/agencies/pay-invoices';
import { maskName, maskOther } from '@nidan/domain/people/demo-mask';
import { calendarDateIn } from '@nidan/domain/time/zone';
import { type RawBuilder, sql } from 'kysely';
import { newestFirst } from '../../../kernel/database/newest-first.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { agencyInScope } from './invoice-scope.ts';
import { serve } from '../../../kernel/http/serve.ts';

interface Row extends Omit<FollowUpView, 'outcome' | 'notedAt'> {
  readonly notedAt: Date;
}

async function readRows(ctx: Ctx, rest: RawBuilder<unknown>): Promise<readonly Row[]> {
  const { db, lId, lab } = ctx;
  const { rows } = await sql<Row>`
    select f.follow_up_id as "followUpId", f.agency_id as "agencyId", g.code, g.name as agency, f.who, f.note,
      f.promised_on::text as "promisedOn", f.amount_paise as "amountPaise", m.paise as "receivedPaise", f.noted_at as "notedAt",
      u.name as "notedBy"
    from agency_follow_up f
    join agency g on g.l_id = f.l_id and g.agency_id = f.agency_id
    join login_user u on u.user_id = f.noted_by
    cross join lateral (
      select coalesce(sum(r.amount_paise + r.tds_paise), 0)::bigint as paise from agency_receipt r
      where r.l_id = f.l_id and r.agency_id = f.agency_id and r.received_at >= f.noted_at
        and (r.received_at at time zone ${lab.timeZone})::date <= f.promised_on and r.reverses_receipt_id is null
        and not exists (select from agency_receipt v where v.l_id = r.l_id and v.reverses_receipt_id = r.receipt_id)) m
    where f.l_id = ${lId} and ${agencyInScope(ctx, sql.ref('f.agency_id'))} and ${rest}`.execute(db);
  return rows;
}

/** What was said, by whom, names people of the agency. */
function present({ lab, now, caller }: Ctx, { notedAt, ...row }: Row): FollowUpView {
  const today = calendarDateIn(lab.timeZone, now);
  const { promisedOn: on, amountPaise: amount, receivedPaise: received } = row;
  const said = caller.isDemoUser ? { who: maskName(row.who), note: maskOther(row.note) } : {};
  return {
    ...row,
    ...said,
    outcome: promiseOutcomeOf({ on, amount, received }, today),
    notedAt: notedAt.toISOString(),
  };
}

/** One promise; refused when the lab has none of this id that the caller sees. */
export async function readFollowUp(ctx: Ctx, followUpId: string): Promise<FollowUpView> {
  const [row] = await readRows(ctx, sql`f.follow_up_id = ${followUpId}`);
  if (row === undefined) throw refuse('not-found');
  return present(ctx, row);
}

/** Promises of which this became, as `promiseOutcomeOf` says. */
function became(outcome: PromiseOutcome, today: string): RawBuilder<unknown> {
  switch (outcome) {
    case 'kept':
      return sql`m.paise >= f.amount_paise`;
    case 'waiting':
      return sql`m.paise < f.amount_paise and f.promised_on >= ${today}`;
    case 'partKept':
      return sql`m.paise > 0 and m.paise < f.amount_paise and f.promised_on < ${today}`;
    case 'broken':
      return sql`m.paise = 0 and f.promised_on < ${today}`;
  }
}

/** What agencies promised and what became of it, newest first. */
export const listFollowUpsOf = serve(agencyPaymentEndpoints.listFollowUps, async (ctx, query) => {
  const { agencyId, outcome } = query;
  const today = calendarDateIn(ctx.lab.timeZone, ctx.now);
  return newestFirst(ctx, {
    by: ['f.noted_at', 'f.follow_up_id'],
    asked: query,
    conditions: [
      ...(agencyId === undefined ? [] : [sql`f.agency_id = ${agencyId}`]),
      ...(outcome === undefined ? [] : [became(outcome, today)]),
    ],
    read: (rest) => readRows(ctx, rest),
    keyOf: ({ notedAt, followUpId }) => [notedAt, followUpId],
    present: (row) => present(ctx, row),
  });
});

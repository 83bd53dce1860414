import * as accountPaymentEndpoints from '@nidan/contract/base/lab-account/account-payment-endpoints';
import type { AccountPaymentView } from '@nidan/contract/base/lab-account/account-payment-endpoints';
import { sql } from 'kysely';
import { decodeCursor, toPage } from '../../../kernel/database/page-cursor.ts';
import { serve } from '../../../kernel/http/serve.ts';

/** Payments of the account that the lab's own page shows. */
const SHOWN = 20;

interface AccountPaymentRow {
  readonly payment_id: string;
  readonly amount_paise: number;
  readonly paid_on: string;
  readonly reference: string;
  readonly told_by: string;
  readonly told_at: Date;
}

function presentAccountPayment(row: AccountPaymentRow): AccountPaymentView {
  return {
    paymentId: row.payment_id,
    amountPaise: row.amount_paise,
    paidOn: row.paid_on,
    reference: row.reference,
    toldBy: row.told_by,
    toldAt: row.told_at.toISOString(),
  };
}

/** What the lab said it has paid to the platform, newest first. */
export const listAccountPaymentsOf = serve(
  accountPaymentEndpoints.listAccountPayments,
  async ({ db, lId }, { cursor, limit = 50 }) => {
    const after = decodeCursor(cursor);
    const from =
      after === null
        ? sql`true`
        : sql`(p.told_at, p.payment_id) < (${after[0]}::timestamptz, ${after[1]}::uuid)`;
    const { rows } = await sql<AccountPaymentRow>`
    select p.payment_id, p.amount_paise, p.paid_on, p.reference, u.name as told_by, p.told_at
    from account_payment p join login_user u on u.user_id = p.told_by
    where p.l_id = ${lId} and ${from}
    order by p.told_at desc, p.payment_id desc limit ${limit + 1}`.execute(db);
    return toPage({
      rows,
      limit,
      key: (row) => [row.told_at.toISOString(), row.payment_id],
      present: presentAccountPayment,
    });
  },
);

/** How the lab stands with the platform, how it pays, and what it said it has paid. */
export const readLabAccountOf = serve(accountPaymentEndpoints.readLabAccount, async (ctx) => {
  const { platformUpi, platformDesk } = ctx.services.config;
  const lab = await ctx.db
    .selectFrom('lab')
    .select(['account_status', 'account_since', 'account_reason'])
    .where('l_id', '=', ctx.lId)
    .executeTakeFirstOrThrow();
  const { rows: payments } = await listAccountPaymentsOf(ctx, { limit: SHOWN });
  return {
    status: lab.account_status,
    since: lab.account_since.toISOString(),
    reason: lab.account_reason,
    upiAddress: platformUpi,
    desk: platformDesk,
    payments,
  };
});

import type { PostingView } from '@nidan/contract/money/bills/bill-view';
import { accountLabel } from '@nidan/domain/money/journal';
import type { PostingKind } from '@nidan/domain/money/posting-kinds';
import type { Ctx } from '../../../kernel/http/context.ts';

/** One row of the journal of a bill. */
export interface PostingRow {
  readonly posting_id: string;
  readonly entry_id: string;
  readonly posted_at: Date;
  readonly kind: string;
  readonly debit_account: string;
  readonly credit_account: string;
  readonly amount_paise: number;
}

/** The journal of a bill, oldest first. */
export async function readPostings(ctx: Ctx, billId: string): Promise<readonly PostingRow[]> {
  return ctx.db
    .selectFrom('journal_posting')
    .select([
      'posting_id',
      'entry_id',
      'posted_at',
      'kind',
      'debit_account',
      'credit_account',
      'amount_paise',
    ])
    .where('l_id', '=', ctx.lId)
    .where('bill_id', '=', billId)
    .orderBy('posted_at')
    .orderBy('posting_id')
    .execute();
}

/** A posting as the domain reckons with it. */
export function postingOf(row: PostingRow) {
  const kind = row.kind as PostingKind; // as: the table checks the same list
  return { kind, debit: row.debit_account, credit: row.credit_account, amount: row.amount_paise };
}

export function presentPosting(row: PostingRow): PostingView {
  return {
    postingId: row.posting_id,
    entryId: row.entry_id,
    at: row.posted_at.toISOString(),
    kind: row.kind,
    debit: accountLabel(row.debit_account),
    credit: accountLabel(row.credit_account),
    amountPaise: row.amount_paise,
  };
}

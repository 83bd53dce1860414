import type { DocumentMeaning, LineMeaning } from '@nidan/domain/money/bank/line-meanings';
import { sql } from 'kysely';
import { insertRows } from '../../../kernel/database/insert-rows.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';

export interface NewMatch {
  readonly matchId: string;
  readonly lineId: string;
  readonly meaning: LineMeaning;
  readonly documentId: string | null;
  readonly amountPaise: number;
  readonly note: string;
}

/** The table and the key of each kind of money that a line can be and that moves on; what never does is not locked. */
const TARGETS: Readonly<Partial<Record<DocumentMeaning, { readonly table: string; readonly key: string }>>> =
  {
    agencyReceipt: { table: 'agency_receipt', key: 'receipt_id' },
    labPayment: { table: 'lab_payment', key: 'payment_id' },
    settlement: { table: 'settlement_batch', key: 'batch_id' },
    payout: { table: 'payout', key: 'payout_id' },
  };

/** Adds what the caller says now that lines are. */
export async function insertMatches(ctx: Ctx, matches: readonly NewMatch[]): Promise<void> {
  await insertRows(
    ctx.db,
    'bank_line_match',
    matches.map(({ matchId, lineId, meaning, documentId, amountPaise, note }) => {
      const of = (one: DocumentMeaning): string | null => (meaning === one ? documentId : null);
      return {
        l_id: ctx.lId,
        match_id: matchId,
        line_id: lineId,
        meaning,
        receipt_id: of('agencyReceipt'),
        payment_id: of('labPayment'),
        batch_id: of('settlement'),
        payout_id: of('payout'),
        vendor_payment_id: of('vendorPayment'),
        amount_paise: amountPaise,
        note,
        matched_at: ctx.now,
        matched_by: ctx.caller.userId,
      };
    }),
  );
}

/** Locks the money that a line is, so that it neither moves nor is matched with another one meanwhile. */
export async function lockMoney(
  { db, lId }: Ctx,
  meaning: DocumentMeaning,
  documentId: string,
): Promise<void> {
  const target = TARGETS[meaning];
  if (target === undefined) return;
  const { table, key } = target;
  await sql`select from ${sql.table(table)} where l_id = ${lId} and ${sql.ref(key)} = ${documentId} for no key update`.execute(
    db,
  );
}

export interface LockedMatch {
  readonly lineId: string;
  readonly meaning: LineMeaning;
  readonly documentId: string | null;
  readonly isUndone: boolean;
}

/** Locks what somebody said of a line; refused when the lab has none of this id. */
export async function lockMatch({ db, lId }: Ctx, matchId: string): Promise<LockedMatch> {
  const { rows } = await sql<LockedMatch>`
    select line_id as "lineId", meaning, coalesce(receipt_id, payment_id, batch_id, payout_id, vendor_payment_id) as "documentId",
      undone_at is not null as "isUndone"
    from bank_line_match where l_id = ${lId} and match_id = ${matchId} for no key update`.execute(db);
  if (rows[0] === undefined) throw refuse('not-found');
  return rows[0];
}

/** Writes that the caller takes a locked match back now. */
export async function writeUndone(
  { db, lId, now, caller }: Ctx,
  matchId: string,
  reason: string,
): Promise<void> {
  await sql`update bank_line_match set undone_at = ${now}, undone_by = ${caller.userId}, undo_reason = ${reason}
    where l_id = ${lId} and match_id = ${matchId}`.execute(db);
}

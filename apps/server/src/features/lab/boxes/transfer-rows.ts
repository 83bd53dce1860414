import { transfer, type TransferState } from '@nidan/domain/status-sets/lab/transfer';
import { sql } from 'kysely';
import { insertRows } from '../../../kernel/database/insert-rows.ts';
import { sendLater } from '../../../kernel/database/connections/send-later.ts';
import type { Ctx } from '../../../kernel/http/context.ts';

export interface NewTransfer {
  readonly transferId: string;
  readonly billId: string;
  readonly byAccount: boolean;
  readonly amountPaise: number;
}

/** Bills that leave in a locked box; those that the accounts settle are on their way to them. */
export async function insertTransfers(
  { db, lId, now, caller }: Ctx,
  batchId: string,
  transfers: readonly NewTransfer[],
): Promise<void> {
  await insertRows(db, 'bill_transfer', {
    shared: { l_id: lId, batch_id: batchId, created_at: now, sent_by: caller.userId },
    rows: transfers.map(({ transferId, billId, byAccount, amountPaise }) => ({
      transfer_id: transferId,
      bill_id: billId,
      by_account: byAccount,
      amount_paise: amountPaise,
      state: transfer.codeOf(byAccount ? 'inTransit' : 'created'),
    })),
  });
}

export interface LockedTransfer {
  readonly transferId: string;
  readonly batchId: string;
  readonly billId: string;
  readonly labNo: string;
  readonly state: TransferState;
  readonly byAccount: boolean;
  readonly amountPaise: number;
  readonly sentBy: string;
  readonly version: number;
}

/** Transfers of a box, locked; the box is locked before them. */
export async function lockTransfers({ db, lId }: Ctx, batchId: string): Promise<LockedTransfer[]> {
  const { rows } = await sql<Omit<LockedTransfer, 'state'> & { code: number }>`
    select x.transfer_id as "transferId", x.batch_id as "batchId", x.bill_id as "billId", b.lab_no as "labNo", x.state as code,
      x.by_account as "byAccount", x.amount_paise as "amountPaise", x.sent_by as "sentBy", x.version
    from bill_transfer x join bill b on b.l_id = x.l_id and b.bill_id = x.bill_id
    where x.l_id = ${lId} and x.batch_id = ${batchId} order by x.created_at, x.transfer_id
    for no key update of x`.execute(db);
  return rows.map(({ code, ...row }) => ({ ...row, state: transfer.stateOf(code) }));
}

/** Writes the next state of locked transfers, with who decided and why where somebody did. */
export async function moveTransfers(
  { db, lId, now, caller }: Ctx,
  transferIds: readonly string[],
  { to, reason, isDecision }: { to: TransferState; reason?: string; isDecision: boolean },
): Promise<void> {
  if (transferIds.length === 0) return;
  const sets = [sql`state = ${transfer.codeOf(to)}`, sql`version = version + 1`];
  if (isDecision) sets.push(sql`decided_at = ${now}`, sql`decided_by = ${caller.userId}`);
  if (reason !== undefined) sets.push(sql`reason = ${reason}`);
  await sendLater(
    db,
    sql`update bill_transfer set ${sql.join(sets)} where l_id = ${lId} and transfer_id = any(${[...transferIds]})`,
  );
}

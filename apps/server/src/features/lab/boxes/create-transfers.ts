import { settlesByAccount } from '@nidan/domain/boxes/settles-by-account';
import { labSettingOf } from '@nidan/domain/settings/lab-settings';
import { transfer } from '@nidan/domain/status-sets/lab/transfer';
import { sql } from 'kysely';
import { literalCode } from '../../../kernel/database/literal-code.ts';
import { newId } from '../../../kernel/database/new-id.ts';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import type { LockedBox } from './box-rows.ts';
import { insertTransfers } from './transfer-rows.ts';

interface BillOfBox {
  readonly bill_id: string;
  readonly net_paise: number;
}

/** Bills of a box that it does not carry yet, with what each comes to; nothing where another box carries the amount. */
async function newBills({ db, lId }: Ctx, batchId: string, billIds: readonly string[]) {
  const { rows } = await sql<BillOfBox>`
    select b.bill_id, case when exists (
        select from bill_transfer t where t.l_id = b.l_id and t.bill_id = b.bill_id and t.state <> ${literalCode(transfer.codes.rejected)} and t.amount_paise > 0)
      then 0 else coalesce((
        select sum(n.price_paise - n.discount_paise) from bill_line n where n.l_id = b.l_id and n.bill_id = b.bill_id and n.canceled_at is null), 0)
      end::bigint as net_paise
    from bill b
    where b.l_id = ${lId} and b.bill_id = any(${[...billIds]}) and not exists (
      select from bill_transfer t where t.l_id = b.l_id and t.bill_id = b.bill_id and t.batch_id = ${batchId})
    order by b.bill_id`.execute(db);
  return rows;
}

/** Hands over the bills of tubes that leave in a locked box: each once a box, its amount once in all. */
export async function createTransfers(ctx: Ctx, box: LockedBox, billIds: readonly string[]): Promise<void> {
  const byAccount = settlesByAccount(
    { kind: box.fromKind, settlement: box.fromSettlement },
    labSettingOf(ctx.lab.switches, 'centresSettleByAccount'),
  );
  const bills = await newBills(ctx, box.batchId, billIds);
  const transfers = bills.map(({ bill_id, net_paise }) => ({
    transferId: newId(),
    billId: bill_id,
    byAccount,
    amountPaise: net_paise,
  }));
  await insertTransfers(ctx, box.batchId, transfers);
  for (const { transferId, billId, amountPaise } of transfers) {
    recordEvent(ctx, {
      entityKind: 'BILL_TRANSFER',
      entityId: transferId,
      billId,
      action: 'create',
      after: { box: box.code, amountPaise, status: byAccount ? 'inTransit' : 'created' },
    });
  }
}

import * as transferEndpoints from '@nidan/contract/supply/indents/transfer-endpoints';
import type { TransferDetails } from '@nidan/contract/supply/indents/indent-views';
import { interLocationTransfer } from '@nidan/domain/status-sets/supply/inter-location-transfer';
import { sql } from 'kysely';
import type { Ctx } from '../../../kernel/http/context.ts';
import { expectVersion } from '../../../kernel/http/expect-version.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { stepOrRefuse } from '../../../kernel/http/step-or-refuse.ts';
import type { AskedQuantity } from './asked-lines.ts';
import { sendLots } from './send-lots.ts';
import { requireTwoStores, seesStore } from './stores-of-document.ts';
import { readTransferDetails } from './transfer-details.query.ts';
import { lockStockTransfer } from './transfer-rows.ts';
import { serve } from '../../../kernel/http/serve.ts';

async function askedOf({ db, lId }: Ctx, transferId: string): Promise<Map<string, number>> {
  const { rows } = await sql<AskedQuantity>`
    select item_id as "itemId", quantity from stock_transfer_line
    where l_id = ${lId} and transfer_id = ${transferId}`.execute(db);
  return new Map(rows.map(({ itemId, quantity }) => [itemId, quantity]));
}

/** Sends an accepted transfer, all or a part; the caller works at the store that gives. */
export const sendStockTransfer = serve(
  transferEndpoints.sendStockTransfer,
  async (ctx, { transferId, version, lines }): Promise<TransferDetails> => {
    const known = await lockStockTransfer(ctx, transferId);
    await expectVersion(ctx, { entityId: transferId, expected: version, found: known.version });
    stepOrRefuse('The transfer', interLocationTransfer.step('send', known.state));
    const ends = await requireTwoStores(ctx, known);
    if (!seesStore(ctx, ends.from)) throw refuse('not-found');
    await sendLots(ctx, { transfer: known, ends, lines, left: await askedOf(ctx, transferId) });
    return readTransferDetails(ctx, transferId);
  },
);

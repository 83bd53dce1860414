import * as transferEndpoints from '@nidan/contract/supply/indents/transfer-endpoints';
import type { TransferDetails } from '@nidan/contract/supply/indents/indent-views';
import { interLocationTransfer } from '@nidan/domain/status-sets/supply/inter-location-transfer';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import { expectVersion } from '../../../kernel/http/expect-version.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { stepOrRefuse } from '../../../kernel/http/step-or-refuse.ts';
import { numberOtherDocuments } from '../../money/bills/number-documents.ts';
import { makeSupplyDocument } from '../inventory/movements/make-supply-document.ts';
import { countLines } from './asked-lines.ts';
import { requireTwoStores, seesStore } from './stores-of-document.ts';
import { readTransferDetails } from './transfer-details.query.ts';
import { insertStockTransfer, lockStockTransfer, updateStockTransfer } from './transfer-rows.ts';
import { serve } from '../../../kernel/http/serve.ts';

/** Plans a transfer that nobody has asked for; the caller works at one of both stores. */
export const createStockTransfer = serve(
  transferEndpoints.createStockTransfer,
  async (ctx, body): Promise<TransferDetails> => {
    const { transferId, isDraft, fromStoreId, toStoreId, lines: typed } = body;
    const { from, to } = await requireTwoStores(ctx, body);
    if (!seesStore(ctx, from) && !seesStore(ctx, to)) throw refuse('not-found');
    const lines = await countLines(ctx, typed);
    const note = body.note.trim();
    const state = isDraft ? 'draft' : 'created';
    await makeSupplyDocument(ctx, {
      documentId: transferId,
      series: 'T',
      locationId: from.location_id,
      note,
    });
    await insertStockTransfer(
      ctx,
      { transferId, indentId: null, fromStoreId, toStoreId, state, note },
      lines,
    );
    recordEvent(ctx, {
      entityKind: 'STOCK_TRANSFER',
      entityId: transferId,
      action: 'create',
      after: { state, lines: lines.length },
    });
    await numberOtherDocuments(ctx, [{ documentId: transferId, series: 'T' }]);
    return readTransferDetails(ctx, transferId);
  },
);

/** Creates a transfer of a draft, or accepts it. */
export const stepStockTransfer = serve(
  transferEndpoints.stepStockTransfer,
  async (ctx, { transferId, version, action }): Promise<TransferDetails> => {
    const known = await lockStockTransfer(ctx, transferId);
    await expectVersion(ctx, { entityId: transferId, expected: version, found: known.version });
    const state = stepOrRefuse('The transfer', interLocationTransfer.step(action, known.state));
    await updateStockTransfer(ctx, known, { state });
    recordEvent(ctx, { entityKind: 'STOCK_TRANSFER', entityId: transferId, action, after: { state } });
    return readTransferDetails(ctx, transferId);
  },
);

/** Ends a transfer that was not sent. */
export const cancelStockTransfer = serve(
  transferEndpoints.cancelStockTransfer,
  async (ctx, { transferId, version, reason }): Promise<TransferDetails> => {
    const known = await lockStockTransfer(ctx, transferId);
    await expectVersion(ctx, { entityId: transferId, expected: version, found: known.version });
    const state = stepOrRefuse('The transfer', interLocationTransfer.step('cancel', known.state));
    await updateStockTransfer(ctx, known, {
      state,
      canceled_at: ctx.now,
      canceled_by: ctx.caller.userId,
      cancel_reason: reason.trim(),
    });
    recordEvent(ctx, {
      entityKind: 'STOCK_TRANSFER',
      entityId: transferId,
      action: 'cancel',
      after: { state },
      reason: reason.trim(),
    });
    return readTransferDetails(ctx, transferId);
  },
);

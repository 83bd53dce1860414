import * as indentEndpoints from '@nidan/contract/supply/indents/indent-endpoints';
import type { IndentDetails } from '@nidan/contract/supply/indents/indent-views';
import { indent } from '@nidan/domain/status-sets/supply/indent';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import { expectVersion } from '../../../kernel/http/expect-version.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { stepOrRefuse } from '../../../kernel/http/step-or-refuse.ts';
import { numberOtherDocuments } from '../../money/bills/number-documents.ts';
import { makeSupplyDocument } from '../inventory/movements/make-supply-document.ts';
import { readIndentDetails } from './indent-details.query.ts';
import { readIndentLines } from './indent-lines.query.ts';
import { lockIndent, updateIndent } from './indent-rows.ts';
import { sendLots } from './send-lots.ts';
import { requireTwoStores, seesStore } from './stores-of-document.ts';
import { insertStockTransfer } from './transfer-rows.ts';
import { serve } from '../../../kernel/http/serve.ts';

/**
 * Sends what an approved indent asks for, all or a part, by a transfer of its own; what is left may be sent later. The caller works at the
 * store that gives.
 */
export const issueIndent = serve(
  indentEndpoints.issueIndent,
  async (ctx, { indentId, version, transferId, note, lines }): Promise<IndentDetails> => {
    const known = await lockIndent(ctx, indentId);
    await expectVersion(ctx, { entityId: indentId, expected: version, found: known.version });
    if (known.state !== 'pending') stepOrRefuse('The indent', indent.step('issue', known.state));
    const { from, to } = await requireTwoStores(ctx, known);
    if (!seesStore(ctx, from)) throw refuse('not-found');
    const left = new Map((await readIndentLines(ctx, indentId)).map((line) => [line.itemId, line.left]));
    const asked = [...new Set(lines.map(({ itemId }) => itemId))].map((itemId) => ({
      itemId,
      quantity: left.get(itemId) ?? 0,
    }));
    if (asked.some(({ quantity }) => quantity <= 0)) throw refuse('not-found');
    await makeSupplyDocument(ctx, {
      documentId: transferId,
      series: 'T',
      locationId: from.location_id,
      note: note.trim(),
    });
    const transfer = {
      transferId,
      indentId,
      fromStoreId: from.store_id,
      toStoreId: to.store_id,
      note: note.trim(),
    };
    await insertStockTransfer(ctx, { ...transfer, state: 'accepted' }, asked);
    await sendLots(ctx, { transfer: { transferId, version: 1 }, ends: { from, to }, lines, left });
    await updateIndent(ctx, known, { state: 'pending' });
    recordEvent(ctx, { entityKind: 'INDENT', entityId: indentId, action: 'issue', after: { transferId } });
    await numberOtherDocuments(ctx, [{ documentId: transferId, series: 'T' }]);
    return readIndentDetails(ctx, indentId);
  },
);

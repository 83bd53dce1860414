import type { SettlementSeries } from '@nidan/domain/money/document-number';
import { insertRows } from '../../../kernel/database/insert-rows.ts';
import type { Ctx } from '../../../kernel/http/context.ts';

interface NewSettlementDocument {
  readonly documentId: string;
  readonly series: SettlementSeries;
  readonly locationId: string;
}

/** Makes the document that number and postings of a payout, or of money between places, hang on; it is numbered last. */
export async function insertSettlementDocument(
  ctx: Ctx,
  { documentId, series, locationId }: NewSettlementDocument,
): Promise<void> {
  await insertRows(ctx.db, 'settlement_document', [
    {
      l_id: ctx.lId,
      document_id: documentId,
      series,
      location_id: locationId,
      made_at: ctx.now,
      made_by: ctx.caller.userId,
    },
  ]);
}

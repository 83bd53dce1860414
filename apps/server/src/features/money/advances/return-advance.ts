import { advanceReturnPostings } from '@nidan/domain/money/journal';
import type { Ctx } from '../../../kernel/http/context.ts';
import { insertAdvanceReturn, type NewAdvanceReturn } from './advance-rows.ts';
import { numberDocuments } from '../bills/document-rows.ts';
import { postVouchers } from '../../ledger/journal/post-vouchers.ts';

/** Gives money of a locked advance back: its row, its posting, and its number among the refunds. */
export async function returnAdvance(ctx: Ctx, returned: NewAdvanceReturn): Promise<void> {
  const { advanceId, returnId, mode, amountPaise, locationId } = returned;
  await insertAdvanceReturn(ctx, returned);
  const postings = advanceReturnPostings(mode, amountPaise);
  await postVouchers(ctx, locationId, [{ billId: null, advanceId, documentId: returnId, postings }]);
  await numberDocuments(ctx, [{ documentId: returnId, series: 'F' }]);
}

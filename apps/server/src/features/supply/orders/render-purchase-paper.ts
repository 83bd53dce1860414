import type { TradePaper } from '@nidan/domain/documents/trade-paper';
import { renderDocument } from '../../../kernel/documents/document-pool.ts';
import type { Services } from '../../../kernel/http/services.ts';

interface PurchasePaper {
  readonly kind: 'trade-paper';
  readonly data: TradePaper;
  readonly fileName: string;
}

/** A paper of purchasing as a PDF. */
export async function renderPurchasePaper(
  { fileName, ...paper }: PurchasePaper,
  { documents }: Pick<Services, 'documents'>,
): Promise<{ bytes: Uint8Array; fileName: string }> {
  return { bytes: (await renderDocument(documents, paper)).pdf, fileName };
}

import type { DocumentImage } from '@nidan/domain/documents/letterhead';
import { DocumentError } from './document-error.ts';
import { type DocumentPool, renderDocument } from './document-pool.ts';
import { emptyReport } from './empty-report.ts';

/** True when a picture can be printed: its header may be right and its pixels may not. */
export async function drawsPicture(pool: DocumentPool, logo: DocumentImage): Promise<boolean> {
  try {
    await renderDocument(pool, emptyReport({ logo }));
    return true;
  } catch (error) {
    if (error instanceof DocumentError && error.code === 'compile_failed') return false;
    throw error;
  }
}

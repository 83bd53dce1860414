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

/** What Typst says of a page beyond the last one. */
const NO_PAGE = /page \d+ does not exist/;

/** The first pages of a PDF as a report has them: what a hostile one makes of the worker that draws it is a fault of the file. */
async function tryPages(
  pool: DocumentPool,
  attached: { readonly file: DocumentImage; readonly pages: number },
): Promise<'drawn' | 'absent' | 'failed'> {
  try {
    await renderDocument(pool, emptyReport({ logo: null, attached }));
    return 'drawn';
  } catch (error) {
    if (!(error instanceof DocumentError) || error.code === 'closed') throw error;
    return NO_PAGE.test(error.message) ? 'absent' : 'failed';
  }
}

/** How many pages of a PDF are printed, at most one more than `most`; null when one of these cannot be. */
export async function drawnPages(
  pool: DocumentPool,
  file: DocumentImage,
  most: number,
): Promise<number | null> {
  for (let pages = 1; pages <= most + 1; pages += 1) {
    const outcome = await tryPages(pool, { file, pages });
    if (outcome === 'failed') return null;
    if (outcome === 'absent') return pages === 1 ? null : pages - 1;
  }
  return most + 1;
}

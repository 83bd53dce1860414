/** Height of an A4 page by its width, as the pages are drawn one under another. */
const A4 = 842 / 596;

/** How many A4 pages a picture of these sizes shows one under another; at least 1. */
export function sheetPages({ width, height }: { readonly width: number; readonly height: number }): number {
  return width === 0 ? 1 : Math.max(Math.round(height / width / A4), 1);
}

interface Frame {
  /** How far the picture is scrolled. */
  readonly topPx: number;
  /** Height of what is seen at once. */
  readonly viewPx: number;
  /** Height of all pages as they are shown. */
  readonly heightPx: number;
  readonly pages: number;
}

/** The page, from 1, that takes most of the upper part of what is seen; the last one where the end is seen. */
export function pageAt({ topPx, viewPx, heightPx, pages }: Frame): number {
  if (heightPx === 0 || pages === 1) return 1;
  if (topPx > 0 && topPx + viewPx >= heightPx - 1) return pages;
  return Math.min(Math.floor((topPx + viewPx / 3) / (heightPx / pages)) + 1, pages);
}

/** Where to scroll so that a page, from 1, stands at the top. */
export function topOfPage({
  page,
  heightPx,
  pages,
}: Pick<Frame, 'heightPx' | 'pages'> & { readonly page: number }): number {
  return ((page - 1) * heightPx) / pages;
}

import type { Chunk, ReportBlock, ReportPage } from './report-blocks.ts';

/**
 * Fills pages from topMm to bottomMm; a chunk never parts, and its heads stand above it where it begins a page. What asks for a new page
 * on an empty one stays there.
 */
export function paginateReport(
  chunks: readonly Chunk[],
  { topMm, bottomMm }: { topMm: number; bottomMm: number },
): ReportPage[] {
  let page: (ReportBlock & { y: number })[] = [];
  const pages = [page];
  let y = topMm;
  const put = (block: ReportBlock): void => {
    if (block.kind !== 'gap') page.push({ ...block, y });
    y += block.heightMm;
  };
  for (const chunk of chunks) {
    const height = chunk.blocks.reduce((sum, block) => sum + block.heightMm, 0);
    const begins = page.length === 0;
    if (!begins && (chunk.newPage === true || y + chunk.gapMm + height > bottomMm)) {
      page = [];
      pages.push(page);
      y = topMm;
      chunk.heads.forEach(put);
    } else if (!begins) y += chunk.gapMm;
    chunk.blocks.forEach(put);
  }
  return pages.map((blocks) => ({ blocks }));
}

import { type Chunk, type ReportBlock, type ReportPage, TIES } from './report-blocks.ts';

interface Body {
  readonly topMm: number;
  readonly bottomMm: number;
  /** What stands at the foot of every page but the last; the tables end above it. */
  readonly foot?: readonly ReportBlock[];
}

type Part = readonly Chunk[];

/**
 * Fills pages from topMm to bottomMm. A chunk never parts, and its heads stand above it where it begins a page. What is tied stays
 * together where a page holds it: a test, else each of its groups, else what is tied to a row. What asks for a new page on an empty one
 * stays there.
 */
export function paginateReport(chunks: readonly Chunk[], { topMm, bottomMm, foot = [] }: Body): ReportPage[] {
  let page: (ReportBlock & { y: number })[] = [];
  const pages = [page];
  let y = topMm;
  const footMm = foot.reduce((sum, { heightMm }) => sum + heightMm, 0);
  const put = (block: ReportBlock): void => {
    if (block.kind !== 'gap') page.push({ ...block, y });
    y += block.heightMm;
  };
  const turn = (): void => {
    if (page.length === 0) return;
    page = [];
    pages.push(page);
    y = topMm;
  };
  const write = (part: Part): void => {
    for (const { gapMm, heads, blocks } of part) {
      if (page.length === 0) heads.forEach(put);
      else y += gapMm;
      blocks.forEach(put);
    }
  };
  const place = (part: Part, level: number): void => {
    const endMm = part.at(-1)?.closes === true ? bottomMm : bottomMm - footMm;
    if (level === 0 && part[0]?.newPage === true) turn();
    const fitsHere = y + heightOf(part, { begins: page.length === 0 }) <= endMm;
    const fitsNext = topMm + heightOf(part, { begins: true }) <= endMm;
    if (!fitsHere && !fitsNext && level < TIES.length) {
      return partsOf(part, level + 1).forEach((one) => place(one, level + 1));
    }
    if (!fitsHere) turn();
    write(part);
  };
  partsOf(chunks, 0).forEach((part) => place(part, 0));
  for (const before of pages.slice(0, -1)) {
    page = before;
    y = bottomMm - footMm;
    foot.forEach(put);
  }
  return pages.map((blocks) => ({ blocks }));
}

/** The parts of a level, each begun by what is not tied closer than that. */
function partsOf(chunks: Part, level: number): Part[] {
  const parts: Chunk[][] = [];
  for (const chunk of chunks) {
    const rank = chunk.tie === undefined ? 0 : TIES.indexOf(chunk.tie) + 1;
    const last = parts.at(-1);
    if (last === undefined || rank <= level) parts.push([chunk]);
    else last.push(chunk);
  }
  return parts;
}

/** In mm, with the space before it, or with its heads where it begins a page. */
function heightOf(part: Part, { begins }: { readonly begins: boolean }): number {
  const blocks = part.flatMap((chunk, index) => [
    ...(begins && index === 0 ? chunk.heads : []),
    ...chunk.blocks,
  ]);
  const gaps = part.reduce((sum, { gapMm }, index) => sum + (begins && index === 0 ? 0 : gapMm), 0);
  return blocks.reduce((sum, { heightMm }) => sum + heightMm, gaps);
}

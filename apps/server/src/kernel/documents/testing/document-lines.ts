import { expect } from 'vitest';
import { type DocumentPool, renderDocument } from '../document-pool.ts';
import type { DocumentRequest } from '../document-request.ts';
import { pdfPages } from './pdf-text.ts';

/** Lines of each page, without those of spaces only. */
export async function documentLines(pool: DocumentPool, request: DocumentRequest): Promise<string[][]> {
  const { pdf, pages } = await renderDocument(pool, request);
  const texts = await pdfPages(pdf);
  expect(texts).toHaveLength(pages);
  return texts.map((text) =>
    text
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  );
}

/** So many lines after a line. */
export function after(lines: readonly string[] | undefined, line: string, count: number): string[] {
  const at = lines?.indexOf(line) ?? -1;
  return lines?.slice(at + 1, at + 1 + count) ?? [];
}

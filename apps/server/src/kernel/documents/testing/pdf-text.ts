import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** The text of each page of a PDF, in reading order of the file, one line for each piece of text. */
export async function pdfPages(pdf: Uint8Array): Promise<string[]> {
  const task = getDocument({ data: Uint8Array.from(pdf), verbosity: 0 });
  const document = await task.promise;
  const pages: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    pages.push(
      items
        .map((item) => ('str' in item ? item.str : ''))
        .join('\n')
        .replace(/\n{2,}/gu, '\n'),
    );
  }
  await task.destroy();
  return pages;
}

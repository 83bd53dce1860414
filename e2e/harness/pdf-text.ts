import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** The text of a PDF, its pages one after the other, with single spaces. */
export async function textOfPdf(pdf: Buffer): Promise<string> {
  const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
  const parts: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    parts.push(...items.map((item) => ('str' in item ? item.str : '')));
  }
  await document.destroy();
  return parts.join(' ').replace(/\s+/gu, ' ');
}

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createCanvas } from '@napi-rs/canvas';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

const wasmFile = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
// From the package: unless told, the library fetches its code over the network.
prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(readFileSync(wasmFile)).buffer } });

/** What a scanner reads from a PNG, in the order of their places. */
export async function readCodes(png: Uint8Array): Promise<string[]> {
  const found = await readBarcodes(png, { formats: ['Code128', 'QRCode'], tryHarder: true });
  return found.filter(({ isValid }) => isValid).map(({ text }) => text);
}

/** The pages of a PDF as PNGs of so many dots to an inch. */
export async function pagesOfPdf(pdf: Uint8Array, dpi = 203): Promise<Uint8Array[]> {
  const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
  const pages: Uint8Array[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const viewport = page.getViewport({ scale: dpi / 72 });
    const canvas = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
    const context = canvas.getContext('2d');
    context.fillStyle = 'white';
    context.fillRect(0, 0, canvas.width, canvas.height);
    // as: the canvas of Node draws what that of a browser does
    await page.render({ canvas: canvas as never, canvasContext: context as never, viewport }).promise;
    pages.push(canvas.toBuffer('image/png'));
  }
  await document.destroy();
  return pages;
}

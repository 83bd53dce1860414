import type { LabelSize, TubeLabel } from '@nidan/domain/documents/label-document';
import { LABEL_SIZES } from '@nidan/domain/documents/label-document';
import { tsplOfLabels } from '@nidan/domain/documents/label-printers/tspl';
import { drawCorner } from '@nidan/domain/documents/label-printers/testing/draw-corner';
import { zplOfLabels } from '@nidan/domain/documents/label-printers/zpl';
import { parseBarcode } from '@nidan/domain/billing/barcode';
import { createCanvas } from '@napi-rs/canvas';
import bwipjs from 'bwip-js';
import { tubeLabel } from '@nidan/domain/documents/testing/tube-label';
import { afterAll, expect, it } from 'vitest';
import { renderDocument, startDocumentPool } from './document-pool.ts';
import { pagesOfPdf, readCodes } from './testing/read-codes.ts';
import { sampleStatLabel } from './testing/sample-label.ts';

const DOTS_PER_MM = 8;
const documents = startDocumentPool();
afterAll(() => documents.stop());

const labels: readonly TubeLabel[] = [
  tubeLabel(),
  sampleStatLabel(),
  tubeLabel({ barcode: 'K0101270001-25' }),
  tubeLabel({ barcode: 'KT31122619999-9' }),
];

interface Bars {
  readonly x: number;
  readonly y: number;
  readonly module: number;
  readonly height: number;
  readonly text: string;
}

/** What a printer puts on paper by its own bar command, which packs digits as the encoder does. */
function drawn({ x, y, module, height, text }: Bars, size: LabelSize): Uint8Array {
  const { width: mmWide, height: mmHigh } = LABEL_SIZES[size];
  const canvas = createCanvas(Math.round(mmWide * DOTS_PER_MM), Math.round(mmHigh * DOTS_PER_MM));
  const context = canvas.getContext('2d');
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = 'black';
  const [symbol] = bwipjs.raw('code128', text);
  if (symbol === undefined || !('sbs' in symbol)) throw new Error('No Code 128 was drawn');
  let left = x;
  for (const [index, width] of symbol.sbs.entries()) {
    if (index % 2 === 0) context.fillRect(left, y, width * module, height);
    left += width * module;
  }
  return canvas.toBuffer('image/png');
}

const ZPL = /\^FO(\d+),(\d+)\^BY(\d+)\^BCN,(\d+),N,N,N,A\^FH\^FD([^^]+)\^FS/gu;
const TSPL = /BARCODE (\d+),(\d+),"128",(\d+),0,0,(\d+),\d+,"([^"]+)"/gu;

function zplBars(words: string): Bars[] {
  return [...words.matchAll(ZPL)].map(([, x, y, module, height, text = '']) => ({
    x: Number(x),
    y: Number(y),
    module: Number(module),
    height: Number(height),
    text: text.replace(/_([0-9A-F]{2})/gu, (_, byte: string) =>
      String.fromCharCode(Number.parseInt(byte, 16)),
    ),
  }));
}

function tsplBars(words: string): Bars[] {
  return [...words.matchAll(TSPL)].map(([, x, y, height, module, text = '']) => ({
    x: Number(x),
    y: Number(y),
    module: Number(module),
    height: Number(height),
    text,
  }));
}

/** The tube that a scanned text names. */
function tubeOf(scanned: string | undefined): string {
  const read = parseBarcode(scanned ?? '');
  return read === null ? `unreadable ${scanned ?? 'nothing'}` : `${read.labNo}-${read.tube ?? '?'}`;
}

const wanted = labels.map(({ barcode }) => barcode);

it.each(['large', 'small'] as const)('a scanner reads every %s label of the PDF', async (size) => {
  const document = { documentDate: '2026-11-20T03:02:00.000Z', size, labels };
  const { pdf } = await renderDocument(documents, { kind: 'label', data: document });
  const pages = await pagesOfPdf(pdf);
  const read = await Promise.all(pages.map(readCodes));
  expect(read.map(([first]) => tubeOf(first))).toEqual(wanted);
});

const PRINTERS = {
  ZPL: (size: LabelSize) => zplBars(zplOfLabels({ size, labels }, drawCorner)),
  TSPL: (size: LabelSize) => tsplBars(tsplOfLabels({ size, labels }, drawCorner)),
};

it.each([
  ['ZPL', 'large'],
  ['ZPL', 'small'],
  ['TSPL', 'large'],
  ['TSPL', 'small'],
] as const)('a scanner reads every label of the %s of the %s stock', async (words, size) => {
  const pictures = PRINTERS[words](size).map((one) => drawn(one, size));
  const read = await Promise.all(pictures.map(readCodes));
  expect(read.map(([first]) => tubeOf(first))).toEqual(wanted);
});

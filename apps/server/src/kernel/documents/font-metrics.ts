import { readFileSync } from 'node:fs';
import { fontFiles } from './font-files.ts';

export interface Type {
  sizePt: number;
  bold: boolean;
}

/** Advance widths of the document fonts, as Typst will set them but for kerning and ligatures, which only narrow. */
export interface FontMetrics {
  /** Width in mm of one line. */
  width: (text: string, type: Type) => number;
}

export const MM_PER_PT = 25.4 / 72;

/** Advance in em where no font of ours has the letter. */
const UNKNOWN_ADVANCE = 0.6;

/** Reads the font files once. */
export function loadFontMetrics(): FontMetrics {
  const files = fontFiles();
  const regular = files.regular.map(readAdvances);
  const bold = files.bold.map(readAdvances);
  return {
    width: (text, type) => {
      const fonts = type.bold ? bold : regular;
      let em = 0;
      for (const letter of text) em += advanceOf(fonts, letter.codePointAt(0) ?? 0);
      return em * type.sizePt * MM_PER_PT;
    },
  };
}

type Advances = ReadonlyMap<number, number>;

function advanceOf(fonts: readonly Advances[], codePoint: number): number {
  for (const font of fonts) {
    const advance = font.get(codePoint);
    if (advance !== undefined) return advance;
  }
  return UNKNOWN_ADVANCE;
}

/** Code point → advance in em, from the tables cmap (format 4 or 12), hmtx, hhea and head of a TrueType file. */
function readAdvances(path: string): Advances {
  const file = readFileSync(path);
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const tables = tableOffsets(view);
  const unitsPerEm = view.getUint16(tables('head') + 18);
  const metrics = view.getUint16(tables('hhea') + 34);
  const advance = (glyph: number): number =>
    view.getUint16(tables('hmtx') + Math.min(glyph, metrics - 1) * 4) / unitsPerEm;
  const advances = new Map<number, number>();
  for (const [codePoint, glyph] of glyphsOf(view, tables('cmap'))) {
    if (glyph !== 0) advances.set(codePoint, advance(glyph));
  }
  return advances;
}

function tableOffsets(view: DataView): (tag: string) => number {
  const offsets = new Map<string, number>();
  const count = view.getUint16(4);
  for (let index = 0; index < count; index += 1) {
    const record = 12 + index * 16;
    const tag = String.fromCodePoint(...[0, 1, 2, 3].map((byte) => view.getUint8(record + byte)));
    offsets.set(tag, view.getUint32(record + 8));
  }
  return (tag) => {
    const offset = offsets.get(tag);
    if (offset === undefined) throw new Error(`The font has no table ${tag}`);
    return offset;
  };
}

function glyphsOf(view: DataView, cmap: number): Iterable<[number, number]> {
  const count = view.getUint16(cmap + 2);
  for (const format of [12, 4]) {
    for (let index = 0; index < count; index += 1) {
      const subtable = cmap + view.getUint32(cmap + 4 + index * 8 + 4);
      if (view.getUint16(subtable) === format) {
        return format === 12 ? groupedGlyphs(view, subtable) : segmentedGlyphs(view, subtable);
      }
    }
  }
  throw new Error('The font has no cmap of format 4 or 12');
}

function* groupedGlyphs(view: DataView, subtable: number): Iterable<[number, number]> {
  const groups = view.getUint32(subtable + 12);
  for (let index = 0; index < groups; index += 1) {
    const group = subtable + 16 + index * 12;
    const start = view.getUint32(group);
    const end = view.getUint32(group + 4);
    const glyph = view.getUint32(group + 8);
    for (let codePoint = start; codePoint <= end; codePoint += 1)
      yield [codePoint, glyph + codePoint - start];
  }
}

function* segmentedGlyphs(view: DataView, subtable: number): Iterable<[number, number]> {
  const doubled = view.getUint16(subtable + 6);
  const ends = subtable + 14;
  const starts = ends + doubled + 2;
  const deltas = starts + doubled;
  const ranges = deltas + doubled;
  for (let at = 0; at < doubled; at += 2) {
    const start = view.getUint16(starts + at);
    const end = view.getUint16(ends + at);
    const delta = view.getUint16(deltas + at);
    const range = view.getUint16(ranges + at);
    for (let codePoint = start; codePoint <= end && codePoint < 0xffff; codePoint += 1) {
      const inTable = range === 0 ? codePoint : view.getUint16(ranges + at + range + (codePoint - start) * 2);
      yield [codePoint, inTable === 0 ? 0 : (inTable + delta) & 0xffff];
    }
  }
}

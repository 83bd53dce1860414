import { code128Modules } from '../code128-modules.ts';
import { LABEL_BARS } from '../label-bars.ts';
import type { PrintedBars, PrintedField, PrintedStat } from './printed-parts.ts';
import { bytesOfRow, type DrawText, isDrawn } from './text-picture.ts';

/** Dots per mm of a 203 dpi printer. */
const DOTS = 8;
const DOTS_PER_PT = (25.4 / 72) * DOTS;
const MODULE = LABEL_BARS.module * DOTS;

/** Millimetres as whole dots of a 203 dpi printer. */
export function dotsOf(mm: number): number {
  return Math.round(mm * DOTS);
}

/** A label as one ZPL format of this size in mm; texts are UTF-8. Commands that are '' are left out. */
export function zplFormat(size: { width: number; height: number }, commands: readonly string[]): string {
  const head = ['^XA', '^CI28', `^PW${dotsOf(size.width)}`, `^LL${dotsOf(size.height)}`, '^LH0,0'];
  return [...head, ...commands, '^XZ']
    .filter((command) => command !== '')
    .map((command) => `${command}\n`)
    .join('');
}

/** Bars in the middle, on whole dots by the printer's own command; automatic mode packs the digits in pairs. */
export function zplBars({ text, width, y, height }: PrintedBars): string {
  const x = Math.round((dotsOf(width) - code128Modules(text) * MODULE) / 2);
  return `^FO${x},${y}^BY${MODULE}^BCN,${height},N,N,N,A${data(text)}`;
}

/** STAT, inverse in a filled box; all in dots. */
export function zplStat({ x, y, width, height, letters, inset }: PrintedStat): string[] {
  return [
    `^FO${x},${y}^GB${width},${height},${height}^FS`,
    `^FO${x},${y + inset}^FR^A0N,${letters},${letters}^FB${width},1,0,C${data('STAT')}`,
  ];
}

/** A line of text; '' for an empty one. */
export function zplField({ x, y, sizePt, text, rightIn }: PrintedField, draw: DrawText): string {
  if (text === '') return '';
  const height = lineDots(sizePt);
  if (isDrawn(text)) {
    const picture = draw({ text, height });
    const left = rightIn === undefined ? x : x + rightIn - picture.width;
    const { length } = picture.bytes;
    return `^FO${left},${y}^GFA,${length},${length},${bytesOfRow(picture)},${hexOfBytes(picture.bytes)}^FS`;
  }
  const block = rightIn === undefined ? '' : `^FB${rightIn},1,0,R`;
  return `^FO${x},${y}^A0N,${height},${Math.round(height * 0.92)}${block}${data(text)}`;
}

/** A field's data: command signs, the escape sign and all but printable ASCII as UTF-8 bytes in hexadecimal (^FH). */
function data(text: string): string {
  const escaped = Array.from(text.toWellFormed().replace(/\p{Cc}/gu, ' '), (letter) =>
    /^[ -~]$/u.test(letter) && !/[\^~_\\]/u.test(letter) ? letter : hexOf(letter),
  );
  return `^FH^FD${escaped.join('')}^FS`;
}

function hexOf(letter: string): string {
  if (letter.length === 1 && letter < '\u0080') {
    return `_${letter.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;
  }
  return encodeURIComponent(letter).replaceAll('%', '_');
}

function hexOfBytes(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).toUpperCase().padStart(2, '0')).join('');
}

/** Height in dots of a line of this size. */
export function lineDots(sizePt: number): number {
  return Math.round(sizePt * DOTS_PER_PT);
}

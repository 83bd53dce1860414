import { code128Modules } from '../code128-modules.ts';
import { LABEL_BARS } from '../label-bars.ts';
import type { PrintedBars, PrintedField, PrintedStat } from './printed-parts.ts';
import { bytesOfRow, type DrawText, isDrawn, type TextPicture } from './text-picture.ts';
import { dotsOf, lineDots } from './zpl-commands.ts';

const MODULE_DOTS = dotsOf(LABEL_BARS.module);
/** Blank between two labels of the roll, mm. */
const GAP_MM = 2;
/** What stands in TEXT for the printer's own scalable font, and its alignment at the right. */
const FONT = '"0"';
const RIGHT = 3;
const CENTRE = 2;

/** A label as one TSPL2 job of this size in mm; texts are UTF-8. Commands that are '' are left out. */
export function tsplFormat(size: { width: number; height: number }, commands: readonly string[]): string {
  const head = [
    `SIZE ${size.width} mm,${size.height} mm`,
    `GAP ${GAP_MM} mm,0 mm`,
    'DIRECTION 1',
    'CODEPAGE UTF-8',
    'CLS',
  ];
  return [...head, ...commands, 'PRINT 1,1']
    .filter((command) => command !== '')
    .map((command) => `${command}\r\n`)
    .join('');
}

/** Bars in the middle, on whole dots by the printer's own command, which packs the digits in pairs. */
export function tsplBars({ text, width, y, height }: PrintedBars): string {
  const x = Math.round((dotsOf(width) - code128Modules(text) * MODULE_DOTS) / 2);
  return `BARCODE ${x},${y},"128",${height},0,0,${MODULE_DOTS},${MODULE_DOTS},${quoted(text)}`;
}

/** STAT, inverse in a filled box; all but the letters in dots. */
export function tsplStat({ x, y, width, height, letters, inset }: PrintedStat): string[] {
  const middle = x + Math.round(width / 2);
  return [
    `TEXT ${middle},${y + inset},${FONT},0,${letters},${letters},${CENTRE},"STAT"`,
    `REVERSE ${x},${y},${width},${height}`,
  ];
}

/** A line of text; '' for an empty one. */
export function tsplField({ x, y, sizePt, text, rightIn }: PrintedField, draw: DrawText): string {
  if (text === '') return '';
  if (isDrawn(text)) {
    const picture = draw({ text, height: lineDots(sizePt) });
    return barsOf(picture, { x: rightIn === undefined ? x : x + rightIn - picture.width, y });
  }
  const size = Math.round(sizePt);
  const place = rightIn === undefined ? `${x},${y}` : `${x + rightIn},${y}`;
  const align = rightIn === undefined ? '' : `${RIGHT},`;
  return `TEXT ${place},${FONT},0,${size},${size},${align}${quoted(text)}`;
}

/**
 * A picture as bars, one for each run of dots of a row: BITMAP takes bytes that are no text, which a job that is sent as text cannot hold.
 */
function barsOf(picture: TextPicture, { x, y }: Pick<PrintedField, 'x' | 'y'>): string {
  const { width, height, bytes } = picture;
  const perRow = bytesOfRow(picture);
  const isSet = (row: number, at: number): boolean =>
    at < width && ((bytes[row * perRow + (at >> 3)] ?? 0) & (128 >> (at & 7))) !== 0;
  const bars: string[] = [];
  for (let row = 0; row < height; row += 1) {
    let from: number | null = null;
    for (let at = 0; at <= width; at += 1) {
      if (isSet(row, at)) from ??= at;
      else if (from !== null) {
        bars.push(`BAR ${x + from},${y + row},${at - from},1`);
        from = null;
      }
    }
  }
  return bars.join('\r\n');
}

/** A text in quotes that is no command: controls become blanks, a quote is escaped as TSPL2 asks. */
function quoted(text: string): string {
  return `"${text
    .toWellFormed()
    .replace(/\p{Cc}/gu, ' ')
    .replaceAll('\\', '/')
    .replaceAll('"', '\\["]')}"`;
}

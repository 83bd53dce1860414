import { code128Modules } from './code128-modules.ts';
import type { TubeLabel } from './label-document.ts';
import { LABEL_MM, type LabelLayout, labelLayout } from './label-layout.ts';

/** Dots per mm of a 203 dpi printer. */
const DOTS = 8;
const DOTS_PER_PT = (25.4 / 72) * DOTS;
const SIDE = LABEL_MM.side * DOTS;
const WIDTH = Math.round(LABEL_MM.width * DOTS);
const HEIGHT = Math.round(LABEL_MM.height * DOTS);
const MODULE = LABEL_MM.module * DOTS;

/** ZPL of 50.8 × 25.4 mm labels for a 203 dpi printer; texts are UTF-8, escaped so that no text is a command. */
export function zplOfLabels(labels: readonly TubeLabel[]): string {
  return labels.map((label) => zplOf(labelLayout(label))).join('');
}

function zplOf(label: LabelLayout): string {
  const lines = [
    '^XA',
    '^CI28',
    `^PW${WIDTH}`,
    `^LL${HEIGHT}`,
    '^LH0,0',
    field({ y: 13, sizePt: label.name.sizePt, text: label.name.text }),
    ...(label.stat ? statLines() : []),
    field({
      y: 48,
      sizePt: 8.5,
      text: [label.ageSex, label.birthDate].filter((text) => text !== '').join('  '),
    }),
    field({ y: 48, sizePt: 8.5, text: label.tube, right: true }),
    barLine(label.bars),
    field({ y: 152, sizePt: 10, text: label.barcode }),
    field({ y: 154, sizePt: 8.5, text: label.collectedAt, right: true }),
    field({ y: 180, sizePt: 7, text: label.foot }),
    '^XZ',
  ];
  return lines
    .filter((line) => line !== '')
    .map((line) => `${line}\n`)
    .join('');
}

/** Bars on whole dots by the printer's own command; automatic mode packs the digits in pairs. */
function barLine(text: string): string {
  const x = Math.round((WIDTH - code128Modules(text) * MODULE) / 2);
  return `^FO${x},75^BY${MODULE}^BCN,69,N,N,N,A${data(text)}`;
}

function statLines(): string[] {
  const width = Math.round(LABEL_MM.stat.width * DOTS);
  const height = Math.round(LABEL_MM.stat.height * DOTS);
  const x = WIDTH - SIDE - width;
  return [
    `^FO${x},12^GB${width},${height},${height}^FS`,
    `^FO${x},15^FR^A0N,24,24^FB${width},1,0,C${data('STAT')}`,
  ];
}

interface Field {
  y: number;
  sizePt: number;
  text: string;
  right?: boolean;
}

function field({ y, sizePt, text, right = false }: Field): string {
  if (text === '') return '';
  const height = Math.round(sizePt * DOTS_PER_PT);
  const block = right ? `^FB${WIDTH - 2 * SIDE},1,0,R` : '';
  return `^FO${SIDE},${y}^A0N,${height},${Math.round(height * 0.92)}${block}${data(text)}`;
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

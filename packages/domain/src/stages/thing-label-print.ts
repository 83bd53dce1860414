import type { DrawText } from '../documents/label-printers/text-picture.ts';
import { dotsOf, zplField, zplFormat } from '../documents/label-printers/zpl-commands.ts';
import { tsplField, tsplFormat } from '../documents/label-printers/tspl-commands.ts';

/** What is printed on a cassette or a slide. */
export interface ThingLabel {
  /** Letters, digits and hyphens. */
  readonly barcode: string;
  readonly caseNo: string;
  readonly label: string;
  /** Of a slide; empty elsewhere. */
  readonly stain: string;
  readonly patientName: string;
}

/** The frosted end of a slide, and the face of a cassette: what fits both, in mm. */
const THING_MM = { width: 24, height: 20 } as const;

/** Where the code stands, in dots of a 203 dpi printer: modules of 4 dots are 0.5 mm, read from a slide tray. */
const CODE = { x: 8, y: 56, module: 4 } as const;

const TEXTS = {
  case: { y: 6, sizePt: 7 },
  label: { y: 26, sizePt: 9 },
  stain: { y: 136, sizePt: 6 },
} as const;
const MOST_LETTERS = 16;
const LETTERS = new Intl.Segmenter('hi', { granularity: 'grapheme' });

function cut(text: string): string {
  return Array.from(LETTERS.segment(text), ({ segment }) => segment)
    .slice(0, MOST_LETTERS)
    .join('');
}

function zplOf({ barcode, caseNo, label, stain, patientName }: ThingLabel, draw: DrawText): string {
  const x = dotsOf(1);
  return zplFormat(THING_MM, [
    zplField({ x, ...TEXTS.case, text: caseNo }, draw),
    zplField({ x, ...TEXTS.label, text: `${label} ${cut(stain)}`.trim() }, draw),
    `^FO${CODE.x},${CODE.y}^BXN,${CODE.module},200^FD${barcode}^FS`,
    zplField({ x, ...TEXTS.stain, text: cut(patientName) }, draw),
  ]);
}

function tsplOf({ barcode, caseNo, label, stain, patientName }: ThingLabel, draw: DrawText): string {
  const x = dotsOf(1);
  return tsplFormat(THING_MM, [
    tsplField({ x, ...TEXTS.case, text: caseNo }, draw),
    tsplField({ x, ...TEXTS.label, text: `${label} ${cut(stain)}`.trim() }, draw),
    `DMATRIX ${CODE.x},${CODE.y},80,80,x${CODE.module},"${barcode}"`,
    tsplField({ x, ...TEXTS.stain, text: cut(patientName) }, draw),
  ]);
}

/** Labels with a DataMatrix each, in the languages of label printers. */
export function printedThings(
  labels: readonly ThingLabel[],
  draw: DrawText,
): {
  readonly zpl: string;
  readonly tspl: string;
} {
  return {
    zpl: labels.map((label) => zplOf(label, draw)).join(''),
    tspl: labels.map((label) => tsplOf(label, draw)).join(''),
  };
}

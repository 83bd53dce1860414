import type { LabelDocument, TubeLabel } from '../label-document.ts';
import { LABEL_MM, labelLayout } from '../label-layout.ts';
import { SMALL_LABEL, smallLabelLayout } from '../small-label-layout.ts';
import type { DrawText } from './text-picture.ts';
import { dotsOf, zplBars, zplField, zplFormat, zplStat } from './zpl-commands.ts';

const ZPL_OF = { large: largeZpl, small: smallZpl } as const;

/** ZPL of labels for a 203 dpi printer; texts are escaped so that no text is a command, and drawn where its fonts may lack a letter. */
export function zplOfLabels(
  { size, labels }: Pick<LabelDocument, 'size' | 'labels'>,
  draw: DrawText,
): string {
  return labels.map((label) => ZPL_OF[size](label, draw)).join('');
}

function largeZpl(tube: TubeLabel, draw: DrawText): string {
  const label = labelLayout(tube);
  const { side, stat, width } = LABEL_MM;
  const x = dotsOf(side);
  const rightIn = dotsOf(width) - 2 * x;
  const box = { width: dotsOf(stat.width), height: dotsOf(stat.height), letters: 24, inset: 3 };
  const born = [label.ageSex, label.birthDate].filter((text) => text !== '').join('  ');
  return zplFormat(LABEL_MM, [
    zplField({ x, y: 13, sizePt: label.name.sizePt, text: label.name.text }, draw),
    ...(label.stat ? zplStat({ ...box, x: x + rightIn - box.width, y: 12 }) : []),
    zplField({ x, y: 48, sizePt: 8.5, text: born }, draw),
    zplField({ x, y: 48, sizePt: 8.5, text: label.tube, rightIn }, draw),
    zplBars({ text: label.bars, width, y: 75, height: 69 }),
    zplField({ x, y: 152, sizePt: label.barcodePt, text: label.barcode }, draw),
    zplField({ x, y: 154, sizePt: 8.5, text: label.collectedAt, rightIn }, draw),
    zplField({ x, y: 180, sizePt: 7, text: label.foot }, draw),
  ]);
}

function smallZpl(tube: TubeLabel, draw: DrawText): string {
  const label = smallLabelLayout(tube);
  const { side, gap, stat, width, agePt, tubePt, timePt } = SMALL_LABEL;
  const x = dotsOf(side);
  const rightIn = dotsOf(width) - 2 * x;
  const box = { width: dotsOf(stat.width), height: dotsOf(stat.height), letters: 18, inset: 1 };
  const boxEnd = x + rightIn - dotsOf(label.ageWidthMm + stat.gap);
  const timeIn = rightIn - dotsOf(label.tube === '' ? 0 : label.tubeWidthMm + gap);
  return zplFormat(SMALL_LABEL, [
    zplField({ x, y: 9, sizePt: label.name.sizePt, text: label.name.text }, draw),
    ...(label.stat ? zplStat({ ...box, x: boxEnd - box.width, y: 7 }) : []),
    zplField({ x, y: 10, sizePt: agePt, text: label.ageSex, rightIn }, draw),
    zplBars({ text: label.bars, width, y: 30, height: 43 }),
    zplField({ x, y: 80, sizePt: label.barcodePt, text: label.barcode }, draw),
    zplField({ x, y: 82, sizePt: timePt, text: label.collectedAt, rightIn: timeIn }, draw),
    zplField({ x, y: 81, sizePt: tubePt, text: label.tube, rightIn }, draw),
  ]);
}

import type { LabelDocument, TubeLabel } from '../label-document.ts';
import { LABEL_MM, labelLayout } from '../label-layout.ts';
import { SMALL_LABEL, smallLabelLayout } from '../small-label-layout.ts';
import type { DrawText } from './text-picture.ts';
import { tsplBars, tsplField, tsplFormat, tsplStat } from './tspl-commands.ts';
import { dotsOf } from './zpl-commands.ts';

const TSPL_OF = { large: largeTspl, small: smallTspl } as const;

/** TSPL2 of labels for a 203 dpi printer, as TSC and its like read it; texts are escaped so that no text is a command, and drawn where its fonts may lack a letter. */
export function tsplOfLabels(
  { size, labels }: Pick<LabelDocument, 'size' | 'labels'>,
  draw: DrawText,
): string {
  return labels.map((label) => TSPL_OF[size](label, draw)).join('');
}

function largeTspl(tube: TubeLabel, draw: DrawText): string {
  const label = labelLayout(tube);
  const { side, stat, width } = LABEL_MM;
  const x = dotsOf(side);
  const rightIn = dotsOf(width) - 2 * x;
  const box = { width: dotsOf(stat.width), height: dotsOf(stat.height), letters: 8, inset: 3 };
  const born = [label.ageSex, label.birthDate].filter((text) => text !== '').join('  ');
  return tsplFormat(LABEL_MM, [
    tsplField({ x, y: 13, sizePt: label.name.sizePt, text: label.name.text }, draw),
    ...(label.stat ? tsplStat({ ...box, x: x + rightIn - box.width, y: 12 }) : []),
    tsplField({ x, y: 48, sizePt: 8, text: born }, draw),
    tsplField({ x, y: 48, sizePt: 8, text: label.tube, rightIn }, draw),
    tsplBars({ text: label.bars, width, y: 75, height: 69 }),
    tsplField({ x, y: 152, sizePt: label.barcodePt, text: label.barcode }, draw),
    tsplField({ x, y: 154, sizePt: 8, text: label.collectedAt, rightIn }, draw),
    tsplField({ x, y: 180, sizePt: 7, text: label.foot }, draw),
  ]);
}

function smallTspl(tube: TubeLabel, draw: DrawText): string {
  const label = smallLabelLayout(tube);
  const { side, gap, stat, width, agePt, tubePt, timePt } = SMALL_LABEL;
  const x = dotsOf(side);
  const rightIn = dotsOf(width) - 2 * x;
  const box = { width: dotsOf(stat.width), height: dotsOf(stat.height), letters: 6, inset: 1 };
  const boxEnd = x + rightIn - dotsOf(label.ageWidthMm + stat.gap);
  const timeIn = rightIn - dotsOf(label.tube === '' ? 0 : label.tubeWidthMm + gap);
  return tsplFormat(SMALL_LABEL, [
    tsplField({ x, y: 9, sizePt: label.name.sizePt, text: label.name.text }, draw),
    ...(label.stat ? tsplStat({ ...box, x: boxEnd - box.width, y: 7 }) : []),
    tsplField({ x, y: 10, sizePt: agePt, text: label.ageSex, rightIn }, draw),
    tsplBars({ text: label.bars, width, y: 30, height: 43 }),
    tsplField({ x, y: 80, sizePt: label.barcodePt, text: label.barcode }, draw),
    tsplField({ x, y: 82, sizePt: timePt, text: label.collectedAt, rightIn: timeIn }, draw),
    tsplField({ x, y: 81, sizePt: tubePt, text: label.tube, rightIn }, draw),
  ]);
}

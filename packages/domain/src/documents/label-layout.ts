import { labelBars } from './label-bars.ts';
import { LABEL_SIZES, type TubeLabel } from './label-document.ts';
import { cutToWidth, labelName, type LabelName } from './label-name.ts';
import { labelTextWidth, sizeThatFits } from './label-text-width.ts';

/** Measures of the large tube label in mm (documents design, 'Labels'). */
export const LABEL_MM = { ...LABEL_SIZES.large, side: 2, stat: { width: 8.4, height: 3.5 } } as const;

/** What a 50.8 × 25.4 mm label says, shortened to its width; the same for PDF, ZPL and the warning on screen. */
export interface LabelLayout {
  name: LabelName;
  ageSex: string;
  birthDate: string;
  tube: string;
  /** Printed under the bars, always with its hyphen. */
  barcode: string;
  /** A long lab ID is set smaller: neither it nor the time is cut. */
  barcodePt: number;
  /** What the bars hold: the barcode, or its compact form where that alone fits. */
  bars: string;
  collectedAt: string;
  foot: string;
  stat: boolean;
}

const TEXT_WIDTH = LABEL_MM.width - 2 * LABEL_MM.side;

/** Lab ID, age/sex, STAT and time are never cut; tests go first. */
export function labelLayout(label: TubeLabel): LabelLayout {
  const nameWidth = TEXT_WIDTH - (label.stat ? LABEL_MM.stat.width + 1.5 : 0);
  const birthDate = label.birthDate ?? '';
  const left =
    labelTextWidth(`${label.ageSex} `, { sizePt: 8.5, bold: true }) +
    labelTextWidth(`${birthDate} `, { sizePt: 8.5, bold: false });
  return {
    name: labelName(label.patientName, { widthMm: nameWidth, sizesPt: [10, 9] }),
    ageSex: label.ageSex,
    birthDate,
    tube: cutToWidth(tubeText(label), {
      widthMm: TEXT_WIDTH - left - 1,
      sizePt: 8.5,
      bold: true,
    }),
    barcode: label.barcode,
    barcodePt: sizeThatFits(label.barcode, {
      widthMm: TEXT_WIDTH - labelTextWidth(`  ${label.collectedAt ?? ''}`, { sizePt: 8.5, bold: false }),
      sizesPt: [10, 9, 8, 7],
      bold: true,
    }),
    bars: labelBars(label.barcode, 'large'),
    collectedAt: label.collectedAt ?? '',
    foot: labelFoot(label),
    stat: label.stat,
  };
}

/** 'EDTA 2 mL'; without a volume, as a slide, the container alone. */
function tubeText({ container, volume }: TubeLabel): string {
  return volume > 0 ? `${container} ${volume} mL` : container;
}

/** Tests, department, place; tests are dropped from the end and counted: 'CBC +2 · Haematology · Kothrud'. */
function labelFoot({ testCodes, department, place }: TubeLabel): string {
  const fits = (text: string): boolean => labelTextWidth(text, { sizePt: 7, bold: false }) <= TEXT_WIDTH;
  const rest = [department, place].filter((text) => text !== '');
  for (let kept = testCodes.length; kept >= 0; kept -= 1) {
    const dropped = testCodes.length - kept;
    const tests = [...testCodes.slice(0, kept), ...(dropped > 0 ? [`+${dropped}`] : [])].join(' ');
    const text = [tests, ...rest].filter((part) => part !== '').join(' · ');
    if (fits(text)) return text;
  }
  return cutToWidth(rest.join(' · '), { widthMm: TEXT_WIDTH, sizePt: 7, bold: false });
}

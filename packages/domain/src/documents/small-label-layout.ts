import { labelBars } from './label-bars.ts';
import { LABEL_SIZES, type TubeLabel } from './label-document.ts';
import { cutToWidth, labelName, type LabelName } from './label-name.ts';
import { labelTextWidth, sizeThatFits } from './label-text-width.ts';

/** Measures of the small tube label in mm, type in pt (documents design, 'Labels'). */
export const SMALL_LABEL = {
  ...LABEL_SIZES.small,
  side: 1.2,
  gap: 0.6,
  stat: { width: 5.6, height: 2.3, gap: 1 },
  namePt: 7.5,
  barcodePt: [7.5, 7, 6.5, 6],
  agePt: 7,
  tubePt: 7,
  timePt: 6.5,
} as const;

/** What a 38 × 13 mm label says, shortened to its width; the same for PDF and ZPL. */
export interface SmallLabelLayout {
  name: LabelName;
  /** '42 Y/F'. */
  ageSex: string;
  ageWidthMm: number;
  barcode: string;
  /** A long lab ID is set smaller: neither it nor the time is cut. */
  barcodePt: number;
  bars: string;
  /** '20/11 08:32': no year. */
  collectedAt: string;
  tube: string;
  tubeWidthMm: number;
  stat: boolean;
}

const TEXT_WIDTH = SMALL_LABEL.width - 2 * SMALL_LABEL.side;

/** Lab ID, age/sex, STAT and time are never cut; the name and the container give way. */
export function smallLabelLayout(label: TubeLabel): SmallLabelLayout {
  const { gap, stat, namePt, agePt, tubePt, timePt } = SMALL_LABEL;
  const ageSex = label.ageSex.replace(' / ', '/');
  const ageWidthMm = labelTextWidth(ageSex, { sizePt: agePt, bold: true });
  const statWidth = label.stat ? stat.width + stat.gap : 0;
  const collectedAt = (label.collectedAt ?? '').replace(/^(\d\d\/\d\d)\/\d\d /u, '$1 ');
  const timeWidth = labelTextWidth(collectedAt, { sizePt: timePt, bold: false });
  const barcodePt = sizeThatFits(label.barcode, {
    widthMm: TEXT_WIDTH - timeWidth - gap,
    sizesPt: SMALL_LABEL.barcodePt,
    bold: true,
  });
  const taken = labelTextWidth(label.barcode, { sizePt: barcodePt, bold: true }) + timeWidth;
  const tube = fitting(label.container, { widthMm: TEXT_WIDTH - taken - 2 * gap, sizePt: tubePt });
  return {
    name: labelName(label.patientName, {
      widthMm: TEXT_WIDTH - ageWidthMm - statWidth - gap,
      sizesPt: [namePt, agePt],
    }),
    ageSex,
    ageWidthMm,
    barcode: label.barcode,
    barcodePt,
    bars: labelBars(label.barcode, 'small'),
    collectedAt,
    tube,
    tubeWidthMm: labelTextWidth(tube, { sizePt: tubePt, bold: true }),
    stat: label.stat,
  };
}

/** A container whose beginning tells nothing is left out. */
function fitting(container: string, { widthMm, sizePt }: { widthMm: number; sizePt: number }): string {
  const cut = cutToWidth(container.toUpperCase(), { widthMm, sizePt, bold: true });
  return cut.length > 2 || cut === container.toUpperCase() ? cut : '';
}

import type { LabelDocument } from '@nidan/domain/documents/label-document';
import { fitsLabel, LABEL_BARS } from '@nidan/domain/documents/label-bars';
import { labelLayout } from '@nidan/domain/documents/label-layout';
import { smallLabelLayout } from '@nidan/domain/documents/small-label-layout';
import { code128Svg } from './barcode-svg.ts';
import { DocumentError } from './document-error.ts';
import { type TemplateInput, templateDate } from './template-input.ts';

const LAYOUTS = {
  large: { template: 'label.typ', layout: labelLayout },
  small: { template: 'label-small.typ', layout: smallLabelLayout },
} as const;

/** The data of the template of a label, one page a tube; DocumentError 'compile_failed' where the bars are too wide for it. */
export function labelInput({ documentDate, size, labels }: LabelDocument): TemplateInput {
  const { template, layout } = LAYOUTS[size];
  const drawn = labels.map((label) => {
    const texts = layout(label);
    if (!fitsLabel(texts.bars, size)) {
      throw new DocumentError(
        'compile_failed',
        `A barcode of ${texts.bars.length} signs is too wide for the label.`,
      );
    }
    const bars = code128Svg(texts.bars);
    return { ...texts, bars: { ...bars, widthMm: bars.modules * LABEL_BARS.module } };
  });
  return { template, data: { date: templateDate(documentDate), labels: drawn }, files: new Map() };
}

import type { LabelDocument, TubeLabel } from '@nidan/domain/documents/label-document';
import { LABEL_MM, labelLayout } from '@nidan/domain/documents/label-layout';
import { code128Svg } from './barcode-svg.ts';
import { DocumentError } from './document-error.ts';
import { type TemplateInput, templateDate } from './template-input.ts';

/** The data of the label template, one page a tube; DocumentError 'compile_failed' where the bars are too wide for the label. */
export function labelInput({ documentDate, labels }: LabelDocument): TemplateInput {
  return {
    template: 'label.typ',
    data: { date: templateDate(documentDate), labels: labels.map(labelData) },
    files: new Map(),
  };
}

function labelData(label: TubeLabel): unknown {
  const layout = labelLayout(label);
  const bars = code128Svg(layout.bars);
  const widthMm = bars.modules * LABEL_MM.module;
  if (widthMm > LABEL_MM.width - 2 * LABEL_MM.quietZone) {
    throw new DocumentError(
      'compile_failed',
      `A barcode of ${layout.bars.length} signs is too wide for the label.`,
    );
  }
  return { ...layout, bars: { ...bars, widthMm } };
}

import * as labelEndpoints from '@nidan/contract/lab/samples/label-endpoints';
import type { AnswerOf, QueryOf } from '@nidan/contract/kernel/endpoint';
import type { LabelDocument } from '@nidan/domain/documents/label-document';
import { fitsLabel, labelBars } from '@nidan/domain/documents/label-bars';
import { tsplOfLabels } from '@nidan/domain/documents/label-printers/tspl';
import { zplOfLabels } from '@nidan/domain/documents/label-printers/zpl';
import { LAB_SETTINGS, labSettingOf } from '@nidan/domain/settings/lab-settings';
import { textDrawer } from '../../../kernel/documents/text-drawer.ts';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse, refuseField } from '../../../kernel/http/refuse.ts';
import { printThingLabels } from '../stages/print-things.ts';
import { presentLabel } from './present-label.ts';
import { presentSample } from './present-sample.ts';
import { insertLabelPrints } from './label-print-rows.ts';
import { countLabelPrint, lockSamplesById } from './sample-rows.ts';
import { readSampleRows } from './samples.query.ts';
import { serve } from '../../../kernel/http/serve.ts';

/**
 * The labels of tubes, in order of draw, each as often as the lab's `labelsPerTube` says; refused when one of them is not the
 * lab's, or when the bars of one are too wide for the lab's stock.
 */
async function labelsOf(ctx: Ctx, sampleIds: readonly string[]): Promise<LabelDocument> {
  const rows = await readSampleRows(ctx, sampleIds);
  if (rows.length !== new Set(sampleIds).size) throw refuse('not-found');
  const copies = labSettingOf(ctx.lab.switches, 'labelsPerTube');
  const size = labSettingOf(ctx.lab.switches, 'labelSize');
  const wide = rows.find(({ barcode }) => !fitsLabel(labelBars(barcode, size), size));
  if (wide !== undefined) {
    const { options } = LAB_SETTINGS.labelSize;
    throw refuse('label-too-small', { details: { barcode: wide.barcode, stock: options[size] } });
  }
  return {
    documentDate: ctx.now.toISOString(),
    size,
    labels: rows.flatMap((row) => Array.from({ length: copies }, () => presentLabel(ctx, row))),
  };
}

export async function loadLabelsPdf(
  ctx: Ctx,
  { sampleIds }: QueryOf<typeof labelEndpoints.labelsPdf>,
): Promise<LabelDocument> {
  return labelsOf(ctx, sampleIds.split(','));
}

/** Counts the print of labels and gives them in the languages of label printers; it does not mark a tube as collected. */
export const printLabels = serve(
  labelEndpoints.printLabels,
  async (ctx, { sampleIds = [], thingIds = [], reason }) => {
    if (sampleIds.length + thingIds.length === 0) throw refuseField('sampleIds', 'labels-needed');
    const things = await printThingLabels(ctx, thingIds, reason?.trim() ?? null);
    const tubes = await printTubeLabels(ctx, sampleIds, reason?.trim() ?? null);
    return { zpl: tubes.zpl + things.zpl, tspl: tubes.tspl + things.tspl, samples: tubes.samples };
  },
);

async function printTubeLabels(
  ctx: Ctx,
  sampleIds: readonly string[],
  reason: string | null,
): Promise<AnswerOf<typeof labelEndpoints.printLabels>> {
  if (sampleIds.length === 0) return { zpl: '', tspl: '', samples: [] };
  const tubes = await lockSamplesById(ctx, sampleIds);
  const labels = await labelsOf(ctx, sampleIds);
  const again = tubes.find((tube) => tube.labels_printed > 0);
  if (again !== undefined && reason === null)
    throw refuse('reprint-needs-reason', { details: { barcode: again.barcode } });
  await countLabelPrint(ctx, sampleIds);
  await insertLabelPrints(ctx, tubes, reason);
  for (const tube of tubes) {
    recordEvent(ctx, {
      entityKind: 'BILL_SAMPLE',
      entityId: tube.sample_id,
      billId: tube.bill_id,
      action: 'printLabel',
      ...(tube.labels_printed > 0 && reason !== null ? { reason } : {}),
    });
  }
  const rows = await readSampleRows(ctx, sampleIds);
  const draw = await textDrawer(labels);
  return {
    zpl: zplOfLabels(labels, draw),
    tspl: tsplOfLabels(labels, draw),
    samples: rows.map((row) => presentSample(ctx, row)),
  };
}

import { labelsPdf } from '@nidan/contract/lab/samples/label-endpoints';
import { findSample } from '@nidan/contract/lab/samples/sample-endpoints';
import { renderDocument } from '../../../kernel/documents/document-pool.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { implementByKey, implementDocument, type Route } from '../../../kernel/http/route.ts';
import { accessionInDepartment } from './accession-in-department.ts';
import { accessionSamples } from './accession-samples.ts';
import { collectSamples } from './collect-samples.ts';
import { fillAliquots } from './fill-aliquots.ts';
import { loadLabelsPdf, printLabels } from './print-labels.ts';
import { outsourceSamples } from './outsource-samples.ts';
import { rejectSample } from './reject-sample.ts';
import { countReprintsOf, listReprintsOf } from './reprints.query.ts';
import { undoStep } from './undo-step.ts';
import { countSamplesOf, listSamplesOf, readSampleByBarcode } from './samples.query.ts';
import { barcodeOfScan } from './scanned-tubes.ts';

export const sampleRoutes: readonly Route[] = [
  listSamplesOf,
  countSamplesOf,
  implementByKey(findSample, async (ctx, { query: { barcode } }) => {
    const sample = await readSampleByBarcode(ctx, barcodeOfScan(barcode));
    if (sample === null) throw refuse('sample-unknown', { details: { barcode } });
    return sample;
  }),
  collectSamples,
  accessionSamples,
  accessionInDepartment,
  undoStep,
  outsourceSamples,
  rejectSample,
  fillAliquots,
  printLabels,
  countReprintsOf,
  listReprintsOf,
  implementDocument(labelsPdf, {
    load: (ctx, { query }) => loadLabelsPdf(ctx, query),
    render: async (data, { documents }) => ({
      bytes: (await renderDocument(documents, { kind: 'label', data })).pdf,
      fileName: 'labels.pdf',
    }),
  }),
];

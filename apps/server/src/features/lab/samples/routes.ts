import {
  countReprints,
  labelsPdf,
  listReprints,
  printLabels as printEndpoint,
} from '@nidan/contract/lab/samples/label-endpoints';
import {
  accessionInDepartment as departmentEndpoint,
  accessionSamples as accessionEndpoint,
  collectSamples as collectEndpoint,
  countSamples,
  findSample,
  listSamples,
  outsourceSamples as outsourceEndpoint,
  rejectSample as rejectEndpoint,
  undoSampleStep,
} from '@nidan/contract/lab/samples/sample-endpoints';
import { fillAliquots as fillEndpoint } from '@nidan/contract/lab/samples/aliquot-endpoints';
import { renderDocument } from '../../../kernel/documents/document-pool.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { implement, implementByKey, implementDocument, type Route } from '../../../kernel/http/route.ts';
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
  implement(listSamples, (ctx, { query }) => listSamplesOf(ctx, query)),
  implement(countSamples, (ctx) => countSamplesOf(ctx)),
  implementByKey(findSample, async (ctx, { query: { barcode } }) => {
    const sample = await readSampleByBarcode(ctx, barcodeOfScan(barcode));
    if (sample === null) throw refuse('sample-unknown', { details: { barcode } });
    return sample;
  }),
  implement(collectEndpoint, (ctx, { body }) => collectSamples(ctx, body)),
  implement(accessionEndpoint, (ctx, { body }) => accessionSamples(ctx, body)),
  implement(departmentEndpoint, (ctx, { body }) => accessionInDepartment(ctx, body)),
  implement(undoSampleStep, (ctx, { body }) => undoStep(ctx, body)),
  implement(outsourceEndpoint, (ctx, { body }) => outsourceSamples(ctx, body)),
  implement(rejectEndpoint, (ctx, { body }) => rejectSample(ctx, body)),
  implement(fillEndpoint, (ctx, { body }) => fillAliquots(ctx, body)),
  implement(printEndpoint, (ctx, { body }) => printLabels(ctx, body)),
  implement(countReprints, (ctx, { query }) => countReprintsOf(ctx, query)),
  implement(listReprints, (ctx, { query }) => listReprintsOf(ctx, query)),
  implementDocument(labelsPdf, {
    load: (ctx, { query }) => loadLabelsPdf(ctx, query),
    render: async (data, { documents }) => ({
      bytes: (await renderDocument(documents, { kind: 'label', data })).pdf,
      fileName: 'labels.pdf',
    }),
  }),
];

import { fillAliquots } from '@nidan/contract/lab/samples/aliquot-endpoints';
import {
  countReprints,
  labelsPdf,
  listReprints,
  printLabels,
} from '@nidan/contract/lab/samples/label-endpoints';
import {
  accessionInDepartment,
  accessionSamples,
  collectSamples,
  countSamples,
  findSample,
  listSamples,
  outsourceSamples,
  rejectSample,
  undoSampleStep,
} from '@nidan/contract/lab/samples/sample-endpoints';
import { sql } from 'kysely';
import { asOwner } from '../../../../testing/as-owner.ts';
import { forRoute, type RouteCase } from '../../../../testing/matrix/route-case.ts';

export const sampleCases: readonly RouteCase[] = [
  forRoute(listSamples).send(async (world) => {
    const { billId, test } = await world.shared('collected');
    return { query: { billId, departmentId: test.departmentId } };
  }),
  forRoute(listSamples).send(async (world) => ({ query: { q: (await world.shared('collected')).labNo } })),
  forRoute(countSamples).send(async () => ({})),
  forRoute(findSample).send(async (world) => ({
    query: { barcode: (await world.shared('collected')).sample.barcode },
  })),
  forRoute(collectSamples).send(async (world) => {
    const { billId, sample } = await world.fresh('ordered');
    return { body: { billId, sampleIds: [sample.sampleId] } };
  }),
  forRoute(accessionSamples).send(async (world) => ({
    body: { barcodes: [(await world.fresh('collected')).sample.barcode] },
  })),
  forRoute(accessionInDepartment).send(async (world) => {
    const { sample, test } = await world.fresh('at department');
    return { body: { departmentId: test.departmentId, barcodes: [sample.barcode] } };
  }),
  forRoute(undoSampleStep).send(async (world) => {
    const { billId, sample } = await world.fresh('ordered');
    const { samples } = await world.app
      .as('Manager')
      .ok(collectSamples, { body: { billId, sampleIds: [sample.sampleId] } });
    const tubes = samples.map(({ sampleId, version }) => ({ sampleId, version }));
    // Cases are made long before they are sent, and a step can be taken back for a minute.
    await asOwner(world.app, (db) =>
      db
        .updateTable('sample')
        .set({ collected_at: sql`collected_at + interval '1 hour'` })
        .where('sample_id', '=', sample.sampleId)
        .execute(),
    );
    return { body: { step: 'collect', tubes } };
  }),
  forRoute(outsourceSamples).send(async (world) => ({
    body: { barcodes: [(await world.fresh('on bench')).sample.barcode], partner: 'Reference Lab' },
  })),
  forRoute(rejectSample).send(async (world) => {
    const { sample } = await world.fresh('collected');
    return { body: { sampleId: sample.sampleId, version: sample.version, reason: 'Haemolysed' } };
  }),
  forRoute(fillAliquots).send(async (world) => {
    const { sample, test } = await world.fresh('on bench');
    const { sampleId, version } = sample;
    return { body: { sampleId, version, volumesUl: [500, null], billTestIds: [[test.billTestId]] } };
  }),
  forRoute(printLabels).send(async (world) => ({
    body: { sampleIds: [(await world.fresh('ordered')).sample.sampleId] },
  })),
  forRoute(countReprints).send(async () => ({})),
  forRoute(listReprints).send(async (world) => ({ query: { q: (await world.shared('collected')).labNo } })),
  forRoute(labelsPdf).send(async (world) => ({
    query: { sampleIds: (await world.shared('ordered')).sample.sampleId },
  })),
];

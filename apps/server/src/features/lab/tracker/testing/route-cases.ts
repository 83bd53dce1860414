import { readSampleLife } from '@nidan/contract/lab/tracker/tracker-endpoints';
import { forRoute, type RouteCase } from '../../../../testing/matrix/route-case.ts';

export const trackerCases: readonly RouteCase[] = [
  forRoute(readSampleLife).send(async (world) => ({
    query: { barcode: (await world.shared('collected')).sample.barcode },
  })),
];

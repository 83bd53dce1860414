import { countSamples, listSamples } from '@nidan/contract/lab/samples/sample-endpoints';
import { readSampleLife } from '@nidan/contract/lab/tracker/tracker-endpoints';
import { physicalSample } from '@nidan/domain/status-sets/lab/physical-sample';
import type { ApiClient } from '../api-client.ts';
import { bulkEvents, bulkLoad, bulkTubes, TUBES_OF_BILL } from '../bulk-load.ts';
import { closeBench, signInBench } from '../four-stage-order.ts';
import { printFigure } from '../figure.ts';
import { startServerUnderTest } from '../server-under-test.ts';
import { type HotRead, read, tubeReads } from './hot-reads.ts';
import { measure } from './reads-at-scale.ts';

/** A tube is found within this, whatever it is searched by (ms). */
const MOST = 10;
/** Counting looks at up to 10,000 tubes of each state; it is asked once a screen. */
const MOST_TO_COUNT = 50;

/** The searches of the tracker and of the list of tubes. */
function searches(technician: ApiClient, some: (n: number) => number): readonly HotRead[] {
  const phone = (n: number): string => String(9_000_000_000 + some(n));
  return [
    {
      name: 'tubes_by_lab_id',
      most: MOST,
      call: read(technician, listSamples, (n) => ({ by: 'lab_id' as const, q: `BB${some(n)}`, limit: 50 })),
    },
    {
      name: 'tubes_by_part_of_a_barcode',
      most: MOST,
      call: read(technician, listSamples, (n) => ({
        by: 'barcode' as const,
        q: `BB${some(n)}`,
        limit: 50,
      })),
    },
    {
      name: 'tubes_by_phone',
      most: MOST,
      call: read(technician, listSamples, (n) => ({
        by: 'patient_phone' as const,
        q: phone(n),
        limit: 50,
      })),
    },
    {
      name: 'tubes_by_name',
      most: MOST,
      call: read(technician, listSamples, (n) => ({
        by: 'patient_name' as const,
        q: `kumar ${some(n).toString(16)}`,
        limit: 50,
      })),
    },
    {
      name: 'tubes_by_test',
      most: MOST,
      call: read(technician, listSamples, () => ({
        by: 'test_code' as const,
        q: 'CBC',
        status: physicalSample.codes.accessioned,
        limit: 50,
      })),
    },
    {
      name: 'life_by_phone',
      most: MOST,
      call: read(technician, readSampleLife, (n) => ({ barcode: phone(n) })),
    },
    { name: 'tubes_counted', most: MOST_TO_COUNT, call: read(technician, countSamples, () => ({})) },
  ];
}

/** Time over HTTP to find a tube of so many by its scan, its life, and each search of the lists, one call at a time. */
export async function measureFindingTubes(tubes: number): Promise<void> {
  const bills = Math.ceil(tubes / TUBES_OF_BILL);
  const server = await startServerUnderTest();
  try {
    await bulkLoad(server.urls.adminUrl, bills);
    await bulkTubes(server.urls.adminUrl);
    await bulkEvents(server.urls.adminUrl);
    printFigure({ name: 'tubes_of_the_lab', value: bills * TUBES_OF_BILL, unit: 'tubes' });
    const bench = await signInBench(server.port);
    const { technician } = bench;
    const some = (n: number): number => 1 + ((n * 7_919) % bills);
    for (const one of [...tubeReads(technician, some), ...searches(technician, some)])
      await measure({ ...one, name: `${one.name}_of_${tubes}_tubes` });
    closeBench(bench);
  } finally {
    await server.stop();
  }
}

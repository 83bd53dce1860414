import { listBills } from '@nidan/contract/billing/bill-endpoints';
import type { Endpoint } from '@nidan/contract/kernel/endpoint';
import { searchPatients } from '@nidan/contract/patients/patient-endpoints';
import { listWorklist } from '@nidan/contract/results/worklist-endpoints';
import type { ApiClient } from './api-client.ts';
import { bulkLoad } from './bulk-load.ts';
import { percentile, printFigure } from './figure.ts';
import { closeBench, signInAs, signInBench } from './four-stage-order.ts';
import type { ServerUnderTest } from './server-under-test.ts';

const rounds = 200;

interface Read {
  readonly name: string;
  readonly most: number;
  readonly call: () => Promise<unknown>;
}

function read<Q, A>(
  client: ApiClient,
  endpoint: Endpoint<unknown, Q, unknown, A>,
  queryOf: (round: number) => Q,
): () => Promise<unknown> {
  let round = 0;
  return () => client.call(endpoint, { query: queryOf((round += 1)) });
}

/** Prints the median time of a read, one call at a time. */
export async function measure({ name, most, call }: Read): Promise<void> {
  for (let i = 0; i < 20; i += 1) await call();
  const times: number[] = [];
  for (let i = 0; i < rounds; i += 1) {
    const began = performance.now();
    await call();
    times.push(performance.now() - began);
  }
  const p50 = percentile(times, 50);
  const detail = { p95_ms: Number(percentile(times, 95).toFixed(1)) };
  printFigure({ name, value: p50, unit: 'ms p50', target: `<= ${most}`, ok: p50 <= most, detail });
}

/** Time of the hot reads over HTTP, one at a time, on a lab with many bills. */
export async function measureReads(server: ServerUnderTest, bills: number): Promise<void> {
  const seconds = await bulkLoad(server.urls.adminUrl, bills);
  printFigure({ name: 'bulk_load', value: seconds, unit: `s for ${bills} bills` });
  const bench = await signInBench(server.port);
  const { frontDesk, technician } = bench;
  const agency = await signInAs(server.port, 'shivneri');
  const doctor = await signInAs(server.port, 'meher.daruwala');
  const some = (n: number): number => 1 + ((n * 7_919) % bills);
  const reads: readonly Read[] = [
    { name: 'worklist_of_50', most: 5, call: read(technician, listWorklist, () => ({ limit: 50 })) },
    {
      name: 'patient_search_phone',
      most: 3,
      call: read(frontDesk, searchPatients, (n) => ({ q: String(9_000_000_000 + some(n)), limit: 20 })),
    },
    {
      name: 'patient_search_name',
      most: 3,
      call: read(frontDesk, searchPatients, (n) => ({ q: `kumar ${some(n).toString(16)}`, limit: 20 })),
    },
    {
      name: 'patient_search_code',
      most: 3,
      call: read(frontDesk, searchPatients, (n) => ({ q: `B-${some(n)}`, limit: 20 })),
    },
    { name: 'bill_list_of_50', most: 10, call: read(frontDesk, listBills, () => ({ limit: 50 })) },
    { name: 'bill_list_of_agency', most: 10, call: read(agency, listBills, () => ({ limit: 50 })) },
    { name: 'bill_list_of_doctor', most: 10, call: read(doctor, listBills, () => ({ limit: 50 })) },
    { name: 'patients_of_agency', most: 10, call: read(agency, searchPatients, () => ({ limit: 20 })) },
    {
      name: 'patient_search_of_agency',
      most: 10,
      call: read(agency, searchPatients, (n) => ({ q: `kumar ${some(n).toString(16)}`, limit: 20 })),
    },
  ];
  for (const one of reads) await measure(one);
  closeBench(bench);
  agency.close();
  doctor.close();
}

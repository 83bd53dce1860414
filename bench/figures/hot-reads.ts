import { listReferredVisits } from '@nidan/contract/lab/reports/doctor-endpoint';
import { listBills } from '@nidan/contract/money/bills/bill-endpoints';
import type { Endpoint } from '@nidan/contract/kernel/endpoint';
import { statement } from '@nidan/contract/ledger/journal/ledger-endpoints';
import { searchPatients } from '@nidan/contract/people/patients/patient-endpoints';
import { listWorklist } from '@nidan/contract/lab/results/worklist-endpoints';
import { findSample, listSamples } from '@nidan/contract/lab/samples/sample-endpoints';
import { readSampleLife } from '@nidan/contract/lab/tracker/tracker-endpoints';
import { physicalSample } from '@nidan/domain/status-sets/lab/physical-sample';
import type { ApiClient } from '../api-client.ts';
import { dayInIndia } from '../day-in-india.ts';
import { closeBench, signInAs, signInBench } from '../four-stage-order.ts';

/** The patient of one of the bills that `bulkLoad` made. */
const patientOf = (n: number): string => `00000000-0000-7000-8000-${n.toString(16).padStart(12, '0')}`;

export interface HotRead {
  readonly name: string;
  /** The most that it may take in ms, at the median. */
  readonly most: number;
  readonly call: () => Promise<unknown>;
}

export interface HotReads {
  readonly reads: readonly HotRead[];
  close(): void;
}

/** A read of an endpoint that asks for another thing each round. */
export function read<Q, A>(
  client: ApiClient,
  endpoint: Endpoint<unknown, Q, unknown, A>,
  queryOf: (round: number) => Q,
): () => Promise<unknown> {
  let round = 0;
  return () => client.call(endpoint, { query: queryOf((round += 1)) });
}

/** Statements of a month, each of another patient. */
function statementsOf(accountant: ApiClient, some: (n: number) => number): () => Promise<unknown> {
  const [from, to] = [dayInIndia(-31), dayInIndia(0)];
  return read(accountant, statement, (n) => ({ patientId: patientOf(some(n)), from, to, limit: 50 }));
}

/** Tubes of a state, and one tube among all. */
export function tubeReads(technician: ApiClient, some: (n: number) => number): HotRead[] {
  const accessioned = physicalSample.codes.accessioned;
  return [
    {
      name: 'tubes_in_a_state',
      most: 10,
      call: read(technician, listSamples, () => ({ status: accessioned, limit: 50 })),
    },
    {
      name: 'tube_by_barcode',
      most: 5,
      call: read(technician, listSamples, (n) => ({ q: `BB${some(n)}-1`, limit: 50 })),
    },
    {
      name: 'tube_of_a_scan',
      most: 10,
      call: read(technician, findSample, (n) => ({ barcode: `BB${some(n)}-1` })),
    },
    {
      name: 'life_of_a_tube',
      most: 10,
      call: read(technician, readSampleLife, (n) => ({ barcode: `BB${some(n)}-1` })),
    },
  ];
}

/** What people of lab 1 read all day, by the rows that `bulkLoad` made; each call asks for other ones. */
export async function openHotReads(port: number, bills: number): Promise<HotReads> {
  const bench = await signInBench(port);
  const { frontDesk, technician } = bench;
  const agency = await signInAs(port, 'shivneri');
  const doctor = await signInAs(port, 'meher.daruwala');
  const accountant = await signInAs(port, 'vrinda.kulkarni');
  const some = (n: number): number => 1 + ((n * 7_919) % bills);
  const named = (n: number): string => `kumar ${some(n).toString(16)}`;
  return {
    reads: [
      { name: 'worklist_of_50', most: 5, call: read(technician, listWorklist, () => ({ limit: 50 })) },
      {
        name: 'patient_search_phone',
        most: 3,
        call: read(frontDesk, searchPatients, (n) => ({ q: String(9_000_000_000 + some(n)), limit: 20 })),
      },
      {
        name: 'patient_search_name',
        most: 3,
        call: read(frontDesk, searchPatients, (n) => ({ q: named(n), limit: 20 })),
      },
      {
        name: 'patient_search_code',
        most: 3,
        call: read(frontDesk, searchPatients, (n) => ({ q: `B-${some(n)}`, limit: 20 })),
      },
      { name: 'bill_list_of_50', most: 10, call: read(frontDesk, listBills, () => ({ limit: 50 })) },
      { name: 'bill_list_of_agency', most: 10, call: read(agency, listBills, () => ({ limit: 50 })) },
      {
        name: 'visits_of_doctor',
        most: 10,
        call: read(doctor, listReferredVisits, () => ({ limit: 50 })),
      },
      { name: 'patients_of_agency', most: 10, call: read(agency, searchPatients, () => ({ limit: 20 })) },
      {
        name: 'patient_search_of_agency',
        most: 10,
        call: read(agency, searchPatients, (n) => ({ q: named(n), limit: 20 })),
      },
      ...tubeReads(technician, some),
      { name: 'statement_of_patient', most: 10, call: statementsOf(accountant, some) },
    ],
    close: () => {
      closeBench(bench);
      agency.close();
      doctor.close();
      accountant.close();
    },
  };
}

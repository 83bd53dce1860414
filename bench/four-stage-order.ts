import { createBill } from '@nidan/contract/money/bills/bill-endpoints';
import { findTestByCode } from '@nidan/contract/catalogue/tests/catalog-endpoints';
import { currentSession, pickLab } from '@nidan/contract/base/identity/identity-endpoints';
import { checkResults } from '@nidan/contract/lab/results/check-endpoints';
import { readWorksheet, saveResults } from '@nidan/contract/lab/results/entry-endpoints';
import { accessionSamples } from '@nidan/contract/lab/samples/sample-endpoints';
import { newId } from '@nidan/server/kernel/database/new-id';
import { ApiClient } from './api-client.ts';

/** Five tests with 20 values to enter; 15 more are calculated from them. */
const testCodes = ['LFT', 'KFT', 'LIPID', 'TSH', 'HBA1C'];
const price = 100;

export interface Bench {
  readonly frontDesk: ApiClient;
  readonly technician: ApiClient;
  readonly pathologist: ApiClient;
}

interface OrderPlan {
  readonly testIds: readonly string[];
  /** Parameters to enter, by test id, with a value inside the reference interval. */
  readonly values: ReadonlyMap<string, readonly { parameterId: string; value: string }[]>;
}

/** Puts somebody who is signed in into the first place of a lab. */
export async function enterLab(client: ApiClient, lId: number): Promise<void> {
  const { labs } = await client.call(currentSession);
  const lab = labs.find((choice) => choice.lId === lId);
  await client.call(pickLab, { body: { lId, locationId: lab?.locations[0]?.locationId ?? null } });
}

/** Somebody of the demo lab at its main location. */
export async function signInAs(port: number, username: string): Promise<ApiClient> {
  const client = new ApiClient(port);
  await client.signIn(username, 'nidan-demo');
  await enterLab(client, 1);
  return client;
}

export async function signInBench(port: number): Promise<Bench> {
  const people = { frontDesk: 'asmita.deo', technician: 'sameer.kale', pathologist: 'nandini.joshi' };
  const signIn = (username: string): Promise<ApiClient> => signInAs(port, username);
  return {
    frontDesk: await signIn(people.frontDesk),
    technician: await signIn(people.technician),
    pathologist: await signIn(people.pathologist),
  };
}

/** The same people at other counters: as many sign-ins from one address in a minute would be refused. */
export function twinOf({ frontDesk, technician, pathologist }: Bench): Bench {
  return { frontDesk: frontDesk.twin(), technician: technician.twin(), pathologist: pathologist.twin() };
}

export function closeBench(bench: Bench): void {
  bench.frontDesk.close();
  bench.technician.close();
  bench.pathologist.close();
}

const names = ['Ravi Kumar', 'Sunita Deshpande', 'Imran Qureshi', 'Kavya Menon', 'Joseph Fernandes'] as const;

/** Bills tests for somebody new who pays in part. */
export async function register(bench: Bench, testIds: readonly string[]) {
  const serial = Math.floor(Math.random() * 1e8);
  return bench.frontDesk.call(createBill, {
    body: {
      billId: newId(),
      newPatient: {
        name_title: 'Mr.',
        name: `${names[serial % names.length] ?? names[0]} ${serial.toString(36)}`,
        age_sex: { age: 18 + (serial % 60), sex: 'M', unit: 'Yrs.' },
        phone: String(9_000_000_000 + serial),
      },
      consentGiven: true,
      lines: testIds.map((testId) => ({ testId })),
      payments: [{ mode: 'Cash', amountPaise: price * 100 }],
      collect: true,
    },
  });
}

/** The ids of the five tests. */
export async function readTests(bench: Bench): Promise<string[]> {
  const testIds: string[] = [];
  for (const code of testCodes) {
    testIds.push((await bench.frontDesk.call(findTestByCode, { query: { code } })).testId);
  }
  return testIds;
}

/** Reads the catalogue once: which tests to order and which values to enter. */
export async function planOrder(bench: Bench): Promise<OrderPlan> {
  const testIds = await readTests(bench);
  const bill = await register(bench, testIds);
  const sheet = await bench.technician.call(readWorksheet, { query: { billId: bill.billId } });
  const values = new Map(
    sheet.tests.map((test) => [
      test.test.testId,
      test.parameters
        .filter((parameter) => parameter.kind === 'numeric')
        .map(({ parameterId, range, decimals }) => {
          const low = range?.low ?? 0;
          const high = range?.high ?? low + 10;
          return { parameterId, value: ((low + high) / 2).toFixed(decimals) };
        }),
    ]),
  );
  return { testIds, values };
}

/** One order through its four stages: register with payment, accession, results, check with release. Answers ms per stage. */
export async function runOrder(bench: Bench, plan: OrderPlan): Promise<number[]> {
  const began = performance.now();
  const bill = await register(bench, plan.testIds);
  const registered = performance.now();
  await bench.technician.call(accessionSamples, {
    body: { barcodes: bill.samples.map((sample) => sample.barcode) },
  });
  const accessioned = performance.now();
  const saved = await bench.technician.call(saveResults, {
    body: {
      billId: bill.billId,
      tests: bill.tests.map((test) => ({
        billTestId: test.billTestId,
        version: 2,
        values: [...(plan.values.get(test.testId) ?? [])],
      })),
    },
  });
  const entered = performance.now();
  await bench.pathologist.call(checkResults, {
    body: {
      billId: bill.billId,
      tests: saved.tests.map(({ billTestId, version }) => ({ billTestId, version })),
      release: true,
    },
  });
  const released = performance.now();
  return [registered - began, accessioned - registered, entered - accessioned, released - entered];
}

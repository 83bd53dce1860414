import type { AnswerOf, BodyOf } from '@nidan/contract/kernel/endpoint';
import { readWorksheet, saveResults } from '@nidan/contract/lab/results/entry-endpoints';
import type { Worksheet, WorksheetParameter, WorksheetTest } from '@nidan/contract/lab/results/worksheet';
import { accessionSamples, listSamples } from '@nidan/contract/lab/samples/sample-endpoints';
import { orderBill } from './order-bill.ts';
import type { TestApp, TestClient } from './test-app.ts';

type Order = Parameters<typeof orderBill>[1];

/** Orders, collects and accessions tests in lab 1, so that the bench can enter results. */
export async function billOnBench(app: TestApp, order: Order, client?: TestClient): Promise<string> {
  const { billId } = await orderBill(app, { collect: true, ...order }, client);
  const { rows } = await app.as('Technician').ok(listSamples, { query: { billId } });
  const barcodes = rows.map(({ barcode }) => barcode);
  await app.as('Technician').ok(accessionSamples, { body: { barcodes } });
  return billId;
}

export async function worksheetOf(app: TestApp, billId: string): Promise<Worksheet> {
  return app.as('Technician').ok(readWorksheet, { query: { billId } });
}

/** A test of a worksheet by its short code. */
export function testOn(sheet: Worksheet, code: string): WorksheetTest {
  const found = sheet.tests.find(({ test }) => test.code === code);
  if (found === undefined) throw new Error(`The bill has no test ${code}`);
  return found;
}

/** A parameter of a test by its code. */
export function parameterOn(test: WorksheetTest, code: string): WorksheetParameter {
  const found = test.parameters.find((parameter) => parameter.code === code);
  if (found === undefined) throw new Error(`${test.test.code} has no parameter ${code}`);
  return found;
}

/** Values by test and parameter code: { CBC: { HB: '13.5' } }. */
export type Values = Readonly<Record<string, Readonly<Record<string, string | null>>>>;

/** The body that saves values, with the versions that stand now; where several machines measure, as done by hand. */
export async function entryOf(
  app: TestApp,
  billId: string,
  values: Values,
): Promise<BodyOf<typeof saveResults>> {
  const sheet = await worksheetOf(app, billId);
  return {
    billId,
    tests: Object.entries(values).map(([testCode, entered]) => {
      const test = testOn(sheet, testCode);
      return {
        billTestId: test.billTestId,
        version: test.version,
        values: Object.entries(entered).map(([code, value]) => {
          const { parameterId, machines } = parameterOn(test, code);
          return { parameterId, value, ...(machines.length === 0 ? {} : { machineId: null }) };
        }),
      };
    }),
  };
}

/** Saves values as a technician. */
export async function enter(
  app: TestApp,
  billId: string,
  values: Values,
): Promise<AnswerOf<typeof saveResults>> {
  return app.as('Technician').ok(saveResults, { body: await entryOf(app, billId, values) });
}

/** The tests of a bill with their versions, as the commands name them. */
export async function testRefs(app: TestApp, billId: string, codes?: readonly string[]) {
  const { tests } = await worksheetOf(app, billId);
  return tests
    .filter(({ test }) => codes?.includes(test.code) ?? true)
    .map(({ billTestId, version }) => ({ billTestId, version }));
}

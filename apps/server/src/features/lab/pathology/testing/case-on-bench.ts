import { accessionInDepartment, listSamples } from '@nidan/contract/lab/samples/sample-endpoints';
import { billOnBench, worksheetOf } from '../../../../testing/bill-on-bench.ts';
import type { TestApp } from '../../../../testing/test-app.ts';

export interface CaseOnBench {
  readonly billId: string;
  readonly billTestId: string;
}

/** A test of one code whose specimen its department has received, where that receives for itself. */
export async function caseOnBench(app: TestApp, code: string): Promise<CaseOnBench> {
  const billId = await billOnBench(app, { testCodes: [code] });
  const { tests } = await worksheetOf(app, billId);
  const [test] = tests;
  if (test === undefined) throw new Error(`The bill has no test ${code}`);
  if (test.state !== 'naccessioned') return { billId, billTestId: test.billTestId };
  const { rows } = await app.as('Technician').ok(listSamples, { query: { billId } });
  const barcodes = rows.map(({ barcode }) => barcode);
  const { departmentId } = test.department;
  await app.as('Technician').ok(accessionInDepartment, { body: { departmentId, barcodes } });
  return { billId, billTestId: test.billTestId };
}

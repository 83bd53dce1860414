import { findTestByCode } from '@nidan/contract/catalogue/tests/catalog-endpoints';
import { accessionSamples } from '@nidan/contract/lab/samples/sample-endpoints';
import { createBill } from '@nidan/contract/money/bills/bill-endpoints';
import { newId } from '@nidan/server/kernel/database/new-id';
import { signInAs } from '../four-stage-order.ts';

/** Barcodes of tubes with blood counts that wait at the bench. */
export async function tubesAtBench(port: number, count: number): Promise<string[]> {
  const [desk, bench] = [await signInAs(port, 'manager'), await signInAs(port, 'sameer.kale')];
  const { testId } = await desk.call(findTestByCode, { query: { code: 'CBC' } });
  const barcodes: string[] = [];
  for (let at = 0; at < count; at += 1) {
    const { samples } = await desk.call(createBill, {
      body: {
        billId: newId(),
        newPatient: {
          name_title: 'Mr.',
          name: `Test ${newId().slice(-12).replaceAll(/\d/gu, 'x')}`,
          age_sex: { age: 40, sex: 'M', unit: 'Yrs.' },
        },
        lines: [{ testId }],
        collect: true,
      },
    });
    const own = samples.map(({ barcode }) => barcode);
    await bench.call(accessionSamples, { body: { barcodes: own } });
    barcodes.push(...own);
  }
  desk.close();
  bench.close();
  return barcodes;
}

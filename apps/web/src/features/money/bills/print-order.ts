import { billPdf } from '@nidan/contract/money/bills/bill-endpoints';
import { labelsPdf, printLabels } from '@nidan/contract/lab/samples/sample-endpoints';
import { api, apiFile } from '../../../kernel/api/api.ts';
import { printFile } from '../../../kernel/print/print-file.ts';

/** Formats of a printed bill: A5, A4, or a roll of 80 mm. */
export type BillPaper = 'a5' | 'a4' | '80mm';

/** Opens the print dialog with a bill. Throws `ApiRefusal`. */
export async function printBill(billId: string, format: BillPaper = 'a5'): Promise<void> {
  printFile(await apiFile(billPdf, { query: { billId, format } }));
}

/** The same with the copy that tells what the agency pays. */
export async function printAgencyCopy(billId: string): Promise<void> {
  printFile(await apiFile(billPdf, { query: { billId, copy: 'agency' } }));
}

/** Opens the print dialog with the labels of tubes, and counts the print. Throws `ApiRefusal`. */
export async function printTubeLabels(sampleIds: readonly string[]): Promise<void> {
  if (sampleIds.length === 0) return;
  await api(printLabels, { body: { sampleIds: [...sampleIds] } });
  printFile(await apiFile(labelsPdf, { query: { sampleIds: sampleIds.join(',') } }));
}

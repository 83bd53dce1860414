import { billPdf } from '@nidan/contract/money/bills/bill-endpoints';
import { labelsPdf, printLabels } from '@nidan/contract/lab/samples/label-endpoints';
import { api, apiFile } from '../../../kernel/api/api.ts';
import { printWithReason } from '../../lab/samples/print-with-reason.ts';
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

/** Opens the print dialog with the labels of tubes, counts the print, and asks why where one was printed before. Throws `ApiRefusal`. */
export async function printTubeLabels(sampleIds: readonly string[]): Promise<void> {
  if (sampleIds.length === 0) return;
  const printed = await printWithReason((reason) =>
    api(printLabels, { body: { sampleIds: [...sampleIds], ...(reason === undefined ? {} : { reason }) } }),
  );
  if (printed === null) return;
  printFile(await apiFile(labelsPdf, { query: { sampleIds: sampleIds.join(',') } }));
}

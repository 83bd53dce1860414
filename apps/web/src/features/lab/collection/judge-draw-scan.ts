import type { SampleView } from '@nidan/contract/lab/samples/sample-view';
import { scannedCode } from '../scanning/scanned-code.ts';
import type { WaitingBill } from './waiting-bills.ts';

interface DrawScan {
  readonly code: string;
  readonly bills: readonly WaitingBill[];
  /** The patient in the chair. */
  readonly current: WaitingBill | null;
  /** Tubes that were confirmed by a scan. */
  readonly confirmed: ReadonlySet<string>;
  /** What was scanned last and refused, to see a code that is insisted on. */
  readonly refusedCode: string | null;
}

export type DrawVerdict =
  | { readonly is: 'confirmed'; readonly bill: WaitingBill; readonly tube: SampleView }
  | { readonly is: 'opened'; readonly bill: WaitingBill }
  | { readonly is: 'otherPatient'; readonly bill: WaitingBill }
  | { readonly is: 'notWaiting'; readonly code: string };

/**
 * What a scan at the chair means. A label of another patient is refused once the present one is begun, because that
 * label may be about to go on the wrong arm's tube; scanned again it opens that patient.
 */
export function judgeDrawScan({ code, bills, current, confirmed, refusedCode }: DrawScan): DrawVerdict {
  const read = scannedCode(code);
  const tube =
    read.is === 'tube'
      ? bills.flatMap((bill) => bill.tubes).find((one) => one.barcode === read.barcode)
      : null;
  const bill = bills.find(({ billId, labNo }) =>
    tube ? billId === tube.billId : read.is === 'bill' && labNo === read.labNo,
  );
  if (bill === undefined) return { is: 'notWaiting', code };
  const begun = current !== null && current.tubes.some(({ sampleId }) => confirmed.has(sampleId));
  if (begun && bill.billId !== current.billId && code !== refusedCode) return { is: 'otherPatient', bill };
  return tube ? { is: 'confirmed', bill, tube } : { is: 'opened', bill };
}

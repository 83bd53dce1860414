import { countCriticals, listCriticals } from '@nidan/contract/lab/critical/critical-endpoints';
import { readWorksheet } from '@nidan/contract/lab/results/entry-endpoints';
import type { ResultFlag } from '@nidan/contract/lab/results/result-value';
import type { Worksheet } from '@nidan/contract/lab/results/worksheet';
import type { CriticalDue } from './critical-due.ts';

/** A critical value that a call is about, wherever it is shown. */
export interface ValueToTell {
  readonly billId: string;
  readonly billTestId: string;
  readonly parameterId: string;
  /** Its name. */
  readonly parameter: string;
  readonly value: string;
  readonly unit: string;
  readonly flag: ResultFlag;
  readonly patient: string;
  readonly labNo: string;
  /** Whom the call goes to first; empty where nobody is known. */
  readonly receiver: string;
}

/** What shows whether somebody was told. */
export const TOLD_OUTDATES = [readWorksheet, listCriticals, countCriticals] as const;

/** A critical value of a worksheet as a call needs it. */
export function valueToTell(sheet: Worksheet, { test, parameter, value }: CriticalDue): ValueToTell {
  return {
    billId: sheet.billId,
    billTestId: test.billTestId,
    parameterId: parameter.parameterId,
    parameter: parameter.name,
    value,
    unit: parameter.unit,
    flag: parameter.result?.flag ?? null,
    patient: sheet.patient.fullName,
    labNo: sheet.labNo,
    receiver: sheet.doctor ?? '',
  };
}

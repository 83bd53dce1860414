import type { WorklistRow } from '@nidan/contract/lab/results/worklist-row';

/** Selected tests of one bill: what one call can change. */
export interface SelectedBill {
  readonly billId: string;
  readonly labNo: string;
  readonly patient: WorklistRow['patient'];
  readonly rows: readonly WorklistRow[];
}

/** Rows that allow an action, bill by bill, in the order of the list. */
export function billsAllowing(rows: readonly WorklistRow[], action: string): readonly SelectedBill[] {
  const able = rows.filter(({ can }) => can.includes(action));
  return [...new Set(able.map(({ billId }) => billId))].flatMap((billId) => {
    const own = able.filter((row) => row.billId === billId);
    const [first] = own;
    return first ? [{ billId, labNo: first.labNo, patient: first.patient, rows: own }] : [];
  });
}

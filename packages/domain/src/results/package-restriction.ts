import type { BillTestState } from '../status-sets/lab/bill-test.ts';

export interface PackageOnBill {
  /** restrict_report_till_all_check */
  readonly restrictReportTillAllCheck: boolean;
  readonly children: readonly BillTestState[];
}

/** True while the report of a package must wait: it is restricted and a child that is not cancelled is not checked (spec §5). */
export function isPackageRestricted({ restrictReportTillAllCheck, children }: PackageOnBill): boolean {
  return restrictReportTillAllCheck && children.some((state) => state !== 'checked' && state !== 'canceled');
}

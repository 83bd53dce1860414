import { latePart } from '../lazy/late-part.ts';
import type { BillView } from '@nidan/contract/money/bills/bill-view';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { useRight } from '../session/session.ts';

const SendDialog = latePart(() => import('./SendDialog.tsx'), 'SendDialog');

interface SendBillProps {
  readonly bill: BillView;
  readonly onClose: () => void;
}

/** What there is to tell about a bill: itself, what is due on it, and its report once a test is checked. */
export function SendBill({ bill: { billId, dues, lines }, onClose }: SendBillProps) {
  const seesReports = useRight('reports', PERMISSION.read);
  const isChecked = lines.some(({ tests }) => tests.some(({ checked_info }) => checked_info.isChecked));
  return (
    <SendDialog
      subjects={[
        { kind: 'bill', billId },
        ...(dues.duePaise > 0 ? [{ kind: 'due' as const, billId }] : []),
        ...(isChecked && seesReports ? [{ kind: 'report' as const, billId }] : []),
      ]}
      onClose={onClose}
    />
  );
}

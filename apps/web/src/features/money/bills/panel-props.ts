import type { BillView } from '@nidan/contract/money/bills/bill-view';

/** What every panel that changes a bill gets. */
export interface PanelProps {
  readonly bill: BillView;
  readonly onClose: () => void;
}

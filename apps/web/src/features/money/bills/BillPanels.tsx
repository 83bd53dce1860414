import { AddPanel } from './lines/AddPanel.tsx';
import type { BillAction } from './BillHead.tsx';
import { CancelPanel } from './lines/CancelPanel.tsx';
import { DiscountPanel } from './lines/DiscountPanel.tsx';
import type { PanelProps } from './panel-props.ts';
import { PayPanel } from './PayPanel.tsx';
import { RefundPanel } from '../refunds/RefundPanel.tsx';
import { WriteOffPanel } from './WriteOffPanel.tsx';

interface BillPanelsProps extends PanelProps {
  readonly action: BillAction;
  /** The line with the focus, which a cancellation begins with. */
  readonly first: string | null;
}

/** The panel of an action on a bill. */
export function BillPanels({ action, first, ...panel }: BillPanelsProps) {
  switch (action) {
    case 'pay':
      return <PayPanel {...panel} />;
    case 'add':
      return <AddPanel {...panel} />;
    case 'discount':
      return <DiscountPanel {...panel} />;
    case 'cancel':
      return <CancelPanel {...panel} first={first} />;
    case 'refund':
      return <RefundPanel {...panel} />;
    case 'writeOff':
      return <WriteOffPanel {...panel} />;
  }
}

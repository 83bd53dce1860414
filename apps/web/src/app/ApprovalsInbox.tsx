import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { ApprovalsScreen } from '../features/people/approvals/ApprovalsScreen.tsx';
import { RefundInbox } from '../features/money/refunds/RefundInbox.tsx';
import { refundTexts } from '../features/money/refunds/texts/refund-texts.ts';
import { useWaitingRefunds } from '../features/money/refunds/use-waiting-refunds.ts';
import { useRight } from '../kernel/session/session.ts';
import { useTexts } from '../kernel/text/use-texts.ts';

/** The inbox of approvals with what of the areas right of it waits for a second person: refunds. */
export function ApprovalsInbox() {
  return useRight('payments', PERMISSION.read) ? <WithRefunds /> : <ApprovalsScreen others={[]} />;
}

function WithRefunds() {
  const t = useTexts(refundTexts);
  const count = useWaitingRefunds();
  return <ApprovalsScreen others={[{ key: 'refunds', label: t('refunds'), count, desk: <RefundInbox /> }]} />;
}

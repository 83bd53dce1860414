import { PERMISSION } from '@nidan/domain/access/permission-bits';
import type { DocumentLinks } from '../features/people/approvals/document-links.ts';
import { ApprovalsScreen } from '../features/people/approvals/ApprovalsScreen.tsx';
import { RefundInbox } from '../features/money/refunds/RefundInbox.tsx';
import { refundTexts } from '../features/money/refunds/texts/refund-texts.ts';
import { useWaitingRefunds } from '../features/money/refunds/use-waiting-refunds.ts';
import { useRight } from '../kernel/session/session.ts';
import { useTexts } from '../kernel/text/use-texts.ts';
import { approvalDocuments } from './approval-documents.ts';

/** The inbox of approvals with what of the areas right of it waits for a second person: refunds. */
export function ApprovalsInbox() {
  const documents = useRight('purchases', PERMISSION.read) ? approvalDocuments : {};
  return useRight('payments', PERMISSION.read) ? (
    <WithRefunds documents={documents} />
  ) : (
    <ApprovalsScreen others={[]} documents={documents} />
  );
}

function WithRefunds({ documents }: { readonly documents: DocumentLinks }) {
  const t = useTexts(refundTexts);
  const count = useWaitingRefunds();
  const refunds = { key: 'refunds', label: t('refunds'), count, desk: <RefundInbox /> };
  return <ApprovalsScreen others={[refunds]} documents={documents} />;
}

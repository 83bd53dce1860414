import { agencyReceiptPdf } from '@nidan/contract/money/agency-billing/agency-account-endpoints';
import type { AgencyReceiptView } from '@nidan/contract/money/agency-billing/agency-account-view';
import { useState } from 'react';
import { apiFile } from '../../../kernel/api/api.ts';
import { printFile } from '../../../kernel/print/print-file.ts';
import { useZone } from '../../../kernel/session/session.ts';
import { showDateTime, showDay } from '../../../kernel/text/show-date.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { EmptyState } from '../../../kernel/ui/EmptyState.tsx';
import { toastRefusal } from '../../../kernel/ui/overlays/toast.ts';
import { Panel } from '../../../kernel/ui/Panel.tsx';
import { Section } from '../../../kernel/ui/Section.tsx';
import { Money } from '../../../kernel/ui/values/Money.tsx';
import { rupees } from '../../../kernel/ui/values/rupees.ts';
import { CertifyDialog } from './CertifyDialog.tsx';
import { ReverseDialog } from './ReverseDialog.tsx';
import styles from './Agency.module.css';
import { agencyTexts } from './texts/agency-texts.ts';

/** One receipt of an agency, and what can be done with it. */
export function ReceiptPanel({ receipt }: { readonly receipt: AgencyReceiptView | null }) {
  const t = useTexts(agencyTexts);
  if (receipt === null) {
    return (
      <Panel label={t('receiptOf')}>
        <EmptyState kind="nothing" icon="finance" title={t('pickReceipt')} />
      </Panel>
    );
  }
  return (
    <Panel
      label={t('receiptOf')}
      title={receipt.number}
      sub={receipt.agency}
      figure={`₹ ${rupees(receipt.amountPaise)}`}
    >
      <Details key={receipt.receiptId} receipt={receipt} />
    </Panel>
  );
}

function Details({ receipt }: { readonly receipt: AgencyReceiptView }) {
  const t = useTexts(agencyTexts);
  const zone = useZone();
  const [dialog, setDialog] = useState<'reverse' | 'certify' | null>(null);
  const { mode, reference, clearedOn, reverses, isReversed, reason, can } = receipt;
  const close = (): void => setDialog(null);
  const print = async (): Promise<void> => {
    try {
      printFile(await apiFile(agencyReceiptPdf, { query: { receiptId: receipt.receiptId } }));
    } catch (thrown) {
      toastRefusal(thrown);
    }
  };
  return (
    <Section title={[mode, reference].filter(Boolean).join(', ')}>
      <p className="muted">
        {showDateTime(receipt.receivedAt, zone)}, {receipt.receivedBy}
      </p>
      {clearedOn !== null && (
        <p>
          {t('clearedOn')} {showDay(clearedOn)}
        </p>
      )}
      {reverses !== null && <p>{t('takesBack', { number: reverses })}</p>}
      {isReversed && <p>{t('isReversed')}</p>}
      {reason !== null && <p>{reason}</p>}
      {receipt.tdsPaise > 0 && (
        <p>
          {t('tax')} <Money paise={receipt.tdsPaise} /> {receipt.tdsSection},{' '}
          {receipt.tdsCertificate ?? t('uncertified')}
        </p>
      )}
      <div className={styles.buttons}>
        <Button onClick={() => void print()}>{t('print')}</Button>
        {can.includes('certify') && <Button onClick={() => setDialog('certify')}>{t('certify')}</Button>}
        {can.includes('reverse') && <Button onClick={() => setDialog('reverse')}>{t('reverse')}</Button>}
      </div>
      {dialog === 'certify' && <CertifyDialog receipt={receipt} onClose={close} />}
      {dialog === 'reverse' && <ReverseDialog receipt={receipt} onClose={close} />}
    </Section>
  );
}

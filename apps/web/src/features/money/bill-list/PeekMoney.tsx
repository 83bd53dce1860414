import type { BillView } from '@nidan/contract/money/bills/bill-view';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { Money } from '../../../kernel/ui/values/Money.tsx';
import { rupees } from '../../../kernel/ui/values/rupees.ts';
import { Section } from '../../../kernel/ui/Section.tsx';
import { patientsKeys } from './patients-keys.ts';
import { patientsTexts } from './texts/patients-texts.ts';
import styles from './PatientsScreen.module.css';

/** What the marked bill costs, what was paid and how, what is due. */
export function PeekMoney({ bill, onPay }: { readonly bill: BillView; readonly onPay: () => void }) {
  const t = useTexts(patientsTexts);
  const { dues, payments } = bill;
  const live = payments.filter(({ kind, reversedByPaymentId }) => kind === 'receipt' && !reversedByPaymentId);
  const modes = [...new Set(live.map(({ mode }) => mode))].join(', ');
  const mayPay = bill.can.includes('pay');
  return (
    <Section title={t('money')}>
      <dl className={styles.money}>
        <dt className="muted">{t('thisBill')}</dt>
        <dd>
          <Money paise={dues.netPaise} />
        </dd>
        <dt className="muted cut">{modes === '' ? t('paid') : t('paidBy', { modes })}</dt>
        <dd>
          <Money paise={dues.paidPaise} />
        </dd>
        {dues.agencyPaise !== 0 && (
          <>
            <dt className="muted">{t('onAgency')}</dt>
            <dd>
              <Money paise={dues.agencyPaise} />
            </dd>
          </>
        )}
        {dues.refundPayablePaise > 0 && (
          <>
            <dt className="muted">{t('refund')}</dt>
            <dd>
              <Money paise={dues.refundPayablePaise} />
            </dd>
          </>
        )}
        <dt className="muted">{t('dueThis')}</dt>
        <dd>
          <Money paise={dues.duePaise} sign due />
        </dd>
      </dl>
      {dues.duePaise > 0 && (
        <Button
          off={mayPay ? undefined : t('needsUpdate')}
          shortcut={patientsKeys.shortcuts.pay}
          onClick={onPay}
        >
          {t('collect', { amount: rupees(dues.duePaise) })}
        </Button>
      )}
    </Section>
  );
}

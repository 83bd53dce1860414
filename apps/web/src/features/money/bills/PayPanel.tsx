import { receivePayments } from '@nidan/contract/money/payments/payment-endpoints';
import type { RefusalCode } from '@nidan/contract/kernel/refusals';
import { sayAtDesk } from '../../../kernel/text/refusals/desk-texts.ts';
import { formatRupees, parseRupees } from '@nidan/domain/money/rupees';
import { type PaymentMode, upiWithoutReference } from '@nidan/domain/money/payment-mode';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { newId } from '../../../kernel/api/new-id.ts';
import { useLabSetting } from '../../../kernel/session/session.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Checkbox } from '../../../kernel/ui/fields/Checkbox.tsx';
import { Money } from '../../../kernel/ui/values/Money.tsx';
import { NumberField } from '../../../kernel/ui/fields/NumberField.tsx';
import { rupees } from '../../../kernel/ui/values/rupees.ts';
import { toast } from '../../../kernel/ui/overlays/toast.ts';
import { AskForPayment } from '../payment-orders/AskForPayment.tsx';
import { ActionPanel } from './ActionPanel.tsx';
import type { PaymentDraft } from '../register/bill-form.ts';
import styles from './BillScreen.module.css';
import { billTexts } from './texts/bill-texts.ts';
import type { PanelProps } from './panel-props.ts';
import { PayButtons } from './PayButtons.tsx';
import { PaymentRows } from './PaymentRows.tsx';
import { modeOfKey, sumByUpi, takePayment } from './take-payment.ts';
import { UpiCode } from './UpiCode.tsx';
import { useBillChange } from './use-bill-change.ts';
import { usePaidAhead } from '../advances/use-paid-ahead.ts';
import { useAgencyAccount } from '../agency-billing/use-agency-account.ts';
import { useUnusedCredit } from '../notes/use-unused-credit.ts';

const PAID_MEANWHILE: RefusalCode = 'payment-over-due';

/** What the patient is asked for: what is typed, at most what is left to pay. */
function askedOf(typed: string, left: number): number {
  const paise = parseRupees(typed) ?? 0;
  return paise > 0 ? Math.min(paise, left) : left;
}

/** Takes money for the due of a bill: U, C, D, A or N take the typed amount or the whole due. */
export function PayPanel({ bill, onClose }: PanelProps) {
  const t = useTexts(billTexts);
  const [payments, setPayments] = useState<readonly PaymentDraft[]>([]);
  const [typed, setTyped] = useState('');
  const [keepsSurplus, setKeepsSurplus] = useState(false);
  const paidAhead = usePaidAhead(bill.patient.patient_id);
  const credit = useUnusedCredit({ billId: bill.billId });
  const agency = useAgencyAccount(bill.client);
  const hasAgency = agency !== null;
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const sum = payments.reduce((total, { amount }) => total + (parseRupees(amount) ?? 0), 0);
  const left = bill.dues.duePaise - sum;
  const upiSum = sumByUpi(payments);
  const change = useBillChange(
    receivePayments,
    () => {
      toast({ type: 'SUCCESS', msg: t('payDone', { amount: rupees(sum), labNo: bill.labNo }) });
      onClose();
    },
    {
      // The panel refuses more than the due that it shows, so the due is another by now.
      rereadsOn: [PAID_MEANWHILE],
      onRefused: ({ code }) => {
        if (code !== PAID_MEANWHILE) return;
        toast({ type: 'WARNING', msg: t('paidMeanwhile') });
        setPayments([]);
        onClose();
      },
    },
  );
  const over = { over: formatRupees(-left), due: formatRupees(bill.dues.duePaise) };
  const fault = left < 0 && !keepsSurplus ? sayAtDesk('payment-over-due', over) : undefined;
  const asksReference = useLabSetting('upiReferenceRequired');
  const lacks = asksReference && upiWithoutReference(payments) !== -1;
  const take = (mode: PaymentMode): void => {
    const payment = takePayment({ paymentId: newId(), mode, typed, due: left, paidAhead, credit, hasAgency });
    if (payment === null) return;
    setPayments([...payments, payment]);
    setTyped('');
    field.current?.focus();
  };
  const keyDown = (event: KeyboardEvent): void => {
    const mode = event.ctrlKey || event.altKey || event.metaKey ? null : modeOfKey(event.key);
    if (mode === null) return;
    event.preventDefault();
    take(mode);
  };
  const isEmpty = payments.length === 0 || payments.some(({ amount }) => (parseRupees(amount) ?? 0) <= 0);
  return (
    <ActionPanel
      title={t('payTitle')}
      action={t('payDo', { amount: rupees(sum) })}
      off={isEmpty ? t('payNothing') : lacks ? sayAtDesk('upi-reference-missing') : fault}
      busy={change.isPending}
      refusal={change.error}
      onClose={onClose}
      onDo={() => {
        if (change.isPending || isEmpty || lacks || fault !== undefined) return;
        change.mutate({
          body: {
            billId: bill.billId,
            surplusToAdvance: keepsSurplus,
            payments: payments.map(({ paymentId, mode, amount, reference }) => ({
              paymentId,
              mode,
              amountPaise: parseRupees(amount) ?? 0,
              reference: reference.trim(),
            })),
          },
        });
      }}
    >
      <PaymentRows
        payments={payments}
        paidAhead={paidAhead}
        credit={credit}
        hasAgency={hasAgency}
        onChange={(payment) =>
          setPayments(payments.map((one) => (one.paymentId === payment.paymentId ? payment : one)))
        }
        onRemove={(paymentId) => {
          setPayments(payments.filter((one) => one.paymentId !== paymentId));
          field.current?.focus();
        }}
      />
      <NumberField
        label={t('newPayment')}
        inputRef={field}
        value={typed}
        placeholder={left > 0 ? t('whole') : ''}
        maxLength={9}
        onChange={setTyped}
        onKeyDown={keyDown}
        error={fault}
      />
      <PayButtons paidAhead={paidAhead} credit={credit} agency={agency} onPay={take} />
      {(left < 0 || keepsSurplus) && (
        <Checkbox checked={keepsSurplus} onChange={setKeepsSurplus}>
          {t('surplus', { amount: rupees(Math.max(0, -left)) })}
        </Checkbox>
      )}
      <AskForPayment billId={bill.billId} paise={askedOf(typed, left)}>
        <UpiCode paise={upiSum > 0 ? upiSum : left} labNo={bill.labNo} />
      </AskForPayment>
      <dl className={styles.after} aria-live="polite">
        <dt>{t('sumDue')}</dt>
        <dd>
          <Money paise={bill.dues.duePaise} sign />
        </dd>
        <dt>{t('payLeft')}</dt>
        <dd className={styles.strong}>
          <Money paise={Math.max(0, left)} sign />
        </dd>
      </dl>
    </ActionPanel>
  );
}

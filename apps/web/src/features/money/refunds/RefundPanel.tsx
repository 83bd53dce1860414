import { requestRefund } from '@nidan/contract/money/refunds/refund-endpoints';
import type { PaymentMode } from '@nidan/domain/money/payment-mode';
import { REFUND_CAUSES, type RefundCause } from '@nidan/domain/money/refund-rule';
import { useState } from 'react';
import { newId } from '../../../kernel/api/new-id.ts';
import { useLabSetting } from '../../../kernel/session/session.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Note } from '../../../kernel/ui/Note.tsx';
import { Money } from '../../../kernel/ui/values/Money.tsx';
import { rupees } from '../../../kernel/ui/values/rupees.ts';
import { Segmented } from '../../../kernel/ui/fields/Segmented.tsx';
import { toast } from '../../../kernel/ui/overlays/toast.ts';
import { ActionPanel } from '../bills/ActionPanel.tsx';
import styles from '../bills/BillScreen.module.css';
import { type MoneyAfterRefund, moneyAfterRefund, ruleOfLine } from './money-after-refund.ts';
import type { PanelProps } from '../bills/panel-props.ts';
import { lacksReason, type PayingBack, payingBackBody, PayingBackFields } from './PayingBackFields.tsx';
import { RefundLines } from './RefundLines.tsx';
import { refundTexts } from './texts/refund-texts.ts';
import { useBillChange } from '../bills/use-bill-change.ts';
import { waysItCame } from './way-it-came.ts';

/** Asks for money to go back: for tests by their state, or what is owed to the patient already. */
export function RefundPanel({ bill, onClose }: PanelProps) {
  const t = useTexts(refundTexts);
  const handlingRupees = useLabSetting('refundHandlingRupees');
  const [refundId] = useState(newId);
  const [picked, setPicked] = useState<readonly string[]>([]);
  const [cause, setCause] = useState<RefundCause>('customer');
  const came = waysItCame(bill.payments);
  const [back, setBack] = useState<PayingBack>({
    mode: came[0] ?? 'Cash',
    reference: '',
    reason: '',
  });
  const [isTried, setTried] = useState(false);
  const open = bill.lines.filter(({ canceledAt }) => canceledAt === null);
  const lineIds = open
    .filter(
      (line) => picked.includes(line.lineId) && ['whole', 'lessHandling'].includes(ruleOfLine(line, cause)),
    )
    .map(({ lineId }) => lineId);
  const money = moneyAfterRefund({ bill, lineIds, cause, handlingRupees });
  const change = useBillChange(requestRefund, ({ amountPaise }) => {
    toast({ type: 'SUCCESS', msg: t('asked', { amount: rupees(amountPaise) }) });
    onClose();
  });
  const nothing = lineIds.length === 0 && bill.dues.refundPayablePaise === 0 ? t('pick') : t('nothingOwed');
  const submit = (): void => {
    setTried(true);
    if (lacksReason(back) || money.amountPaise <= 0 || change.isPending) return;
    const { billId, version } = bill;
    change.mutate({
      body: {
        refundId,
        billId,
        version,
        lineIds: [...lineIds],
        cause,
        ...payingBackBody(back),
      },
    });
  };
  return (
    <ActionPanel
      title={t('title')}
      action={t('ask', { amount: rupees(money.amountPaise) })}
      off={money.amountPaise <= 0 && nothing}
      busy={change.isPending}
      refusal={change.error}
      onDo={submit}
      onClose={onClose}
    >
      <RefundLines
        lines={open}
        cause={cause}
        picked={lineIds}
        onPick={(lineId) =>
          setPicked(picked.includes(lineId) ? picked.filter((one) => one !== lineId) : [...picked, lineId])
        }
      />
      <Segmented
        label={t('cause')}
        value={cause}
        options={REFUND_CAUSES.map((value) => ({ value, label: t(value) }))}
        onChange={setCause}
      />
      <p className="ui-hint">{t('ruleText', { amount: String(handlingRupees) })}</p>
      <WayBack came={came} mode={back.mode} />
      <PayingBackFields value={back} isTried={isTried} onChange={setBack} />
      <RefundSums money={money} owedPaise={bill.dues.refundPayablePaise} />
      <p>{t('text')}</p>
    </ActionPanel>
  );
}

/** How the bill was paid, which is how its money goes back. */
function WayBack({ came, mode }: { readonly came: readonly PaymentMode[]; readonly mode: PaymentMode }) {
  const t = useTexts(refundTexts);
  const modes = came.join(', ');
  if (modes === '') return null;
  return came.includes(mode) ? (
    <p className="ui-hint">{t('cameBy', { modes })}</p>
  ) : (
    <Note tone="warn">{t('otherWay', { modes, mode })}</Note>
  );
}

/** How the amount of a refund comes about. */
function RefundSums({ money, owedPaise }: { readonly money: MoneyAfterRefund; readonly owedPaise: number }) {
  const t = useTexts(refundTexts);
  const rows = [
    { label: t('owed'), paise: owedPaise },
    { label: t('out'), paise: money.outPaise },
    { label: t('couponWithdrawn'), paise: -money.withdrawnPaise },
    { label: t('handling'), paise: -money.handlingPaise },
    { label: t('dueAfter'), paise: money.duePaise },
  ].filter(({ paise }) => paise !== 0);
  return (
    <dl className={styles.after} aria-live="polite">
      {rows.map(({ label, paise }) => (
        <Row key={label} label={label} paise={paise} />
      ))}
      <dt>{t('amount')}</dt>
      <dd className={styles.strong}>
        <Money paise={money.amountPaise} sign />
      </dd>
    </dl>
  );
}

function Row({ label, paise }: { readonly label: string; readonly paise: number }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>
        <Money paise={paise} />
      </dd>
    </>
  );
}

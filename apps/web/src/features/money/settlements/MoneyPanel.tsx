import {
  archiveTransferRequest,
  decideTransferRequest,
  labPaymentPdf,
  type LabPaymentView,
  moveLabPayment,
  rejectArchival,
  reverseFinanceApprove,
} from '@nidan/contract/money/settlements/lab-payment-endpoints';
import { labPayment, type LabPaymentAction } from '@nidan/domain/status-sets/money/lab-payment';
import { useState } from 'react';
import { apiFile } from '../../../kernel/api/api.ts';
import { printFile } from '../../../kernel/print/print-file.ts';
import { stateKey } from '../../../kernel/text/english-labels.ts';
import { showDay } from '../../../kernel/text/show-date.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { EmptyState } from '../../../kernel/ui/EmptyState.tsx';
import { ask } from '../../../kernel/ui/overlays/ask.ts';
import { toast, toastRefusal } from '../../../kernel/ui/overlays/toast.ts';
import { Panel } from '../../../kernel/ui/Panel.tsx';
import { Section } from '../../../kernel/ui/Section.tsx';
import { rupees } from '../../../kernel/ui/values/rupees.ts';
import { StatusChip } from '../../../kernel/ui/values/StatusChip.tsx';
import styles from '../../../kernel/ui/Pane.module.css';
import { settlementStateTexts } from './texts/settlement-state-texts.ts';
import { BankNumberDialog } from '../payouts/BankNumberDialog.tsx';
import { settlementTexts } from './texts/settlement-texts.ts';
import { useSettlementChange } from './use-settlement-change.ts';

const FACTS = [
  'purpose',
  'createdBy',
  'receivedBy',
  'bankedBy',
  'bankReference',
  'financeBy',
  'archivalBy',
] as const;

/** Money between two places: its days, its people, and what comes next. */
export function MoneyPanel({ money }: { readonly money: LabPaymentView | null }) {
  const t = useTexts(settlementTexts);
  const label = useTexts(settlementStateTexts);
  if (money === null) {
    return (
      <Panel label={t('panel')}>
        <EmptyState kind="nothing" icon="finance" title={t('pick')} />
      </Panel>
    );
  }
  return (
    <Panel label={t('panel')} title={`₹${rupees(money.amountPaise)}`} sub={`${money.from}, ${money.to}`}>
      <Section
        title={money.number ?? money.mode}
        end={
          <StatusChip tone={labPayment.states[money.state].tone}>
            {label(stateKey(labPayment, money.state))}
          </StatusChip>
        }
      >
        {money.decision !== null && <p>{money.decision}</p>}
        <dl className={styles.facts}>
          {FACTS.flatMap((key) => {
            const value = money[key] ?? '';
            return value === '' ? [] : [<dt key={key}>{t(key)}</dt>, <dd key={`${key} =`}>{value}</dd>];
          })}
          {money.days.flatMap(({ day, amountPaise }) => [
            <dt key={day}>{showDay(day)}</dt>,
            <dd key={`${day} =`}>{rupees(amountPaise)}</dd>,
          ])}
        </dl>
        <MoneyActions key={money.paymentId} money={money} />
      </Section>
    </Panel>
  );
}

function PrintSlip({ paymentId }: { readonly paymentId: string }) {
  const t = useTexts(settlementTexts);
  const print = async (): Promise<void> => {
    try {
      printFile(await apiFile(labPaymentPdf, { query: { paymentId } }));
    } catch (thrown) {
      toastRefusal(thrown);
    }
  };
  return (
    <Button icon="print" onClick={() => void print()}>
      {t('print')}
    </Button>
  );
}

/** The command of a step, whichever endpoint it is of. */
function useMoveMoney() {
  const accounts = useSettlementChange(moveLabPayment);
  const finance = useSettlementChange(decideTransferRequest);
  const reversing = useSettlementChange(reverseFinanceApprove);
  const archiving = useSettlementChange(archiveTransferRequest);
  const rejecting = useSettlementChange(rejectArchival);
  return async (
    { paymentId, version }: LabPaymentView,
    action: LabPaymentAction,
    said: { readonly reason?: string; readonly reference?: string },
  ): Promise<LabPaymentView> => {
    const of = { paymentId, version };
    const reason = said.reason ?? '';
    switch (action) {
      case 'reverseFinanceApprove':
        return reversing.mutateAsync({ body: { ...of, reason } });
      case 'archive':
        return archiving.mutateAsync({ body: of });
      case 'rejectArchival':
        return rejecting.mutateAsync({ body: { ...of, reason } });
      case 'approveFinance':
      case 'rejectFinance':
      case 'requestArchival':
        return finance.mutateAsync({
          body: { ...of, action, ...(said.reason === undefined ? {} : { reason }) },
        });
      default:
        return accounts.mutateAsync({ body: { ...of, action, ...said } });
    }
  };
}

function MoneyActions({ money }: { readonly money: LabPaymentView }) {
  const t = useTexts(settlementTexts);
  const label = useTexts(settlementStateTexts);
  const move = useMoveMoney();
  const [isBanking, setBanking] = useState(false);
  const { from, amountPaise, can } = money;
  const amount = rupees(amountPaise);
  const take = async (
    action: LabPaymentAction,
    said: { readonly reason?: string; readonly reference?: string },
  ): Promise<void> => {
    try {
      const { state } = await move(money, action, said);
      toast({
        type: 'SUCCESS',
        msg: t('moved', { amount, place: from, state: label(stateKey(labPayment, state)) }),
      });
    } catch (thrown) {
      toastRefusal(thrown);
    }
  };
  const begin = async (action: LabPaymentAction): Promise<void> => {
    if (action === 'submitToBank') {
      setBanking(true);
      return;
    }
    const asks = labPayment.actions[action].reason === 'required';
    const answer = await ask({
      kind: asks ? 'DELETE' : 'INFO',
      title: t('moveTitle', { action: t(action), amount, place: from }),
      text: t('moveText'),
      action: t(action),
      ...(asks ? { reason: true } : {}),
    });
    if (answer !== null) await take(action, asks ? { reason: answer.reason } : {});
  };
  return (
    <div className={styles.buttons}>
      {labPayment.possible(money.state).map((action) => (
        <Button
          key={action}
          kind={labPayment.actions[action].reason === 'required' ? 'danger-outline' : 'plain'}
          off={can.includes(action) ? undefined : t('needsRight')}
          onClick={() => void begin(action)}
        >
          {t(action)}
        </Button>
      ))}
      <PrintSlip paymentId={money.paymentId} />
      {isBanking && (
        <BankNumberDialog
          title={t('submitToBank')}
          action={t('submitToBank')}
          label={t('bankReference')}
          busy={false}
          refusal={null}
          onClose={() => setBanking(false)}
          onSaid={(reference) => {
            setBanking(false);
            void take('submitToBank', { reference });
          }}
        />
      )}
    </div>
  );
}

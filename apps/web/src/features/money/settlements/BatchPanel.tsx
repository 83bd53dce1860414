import {
  decideBatchArchival,
  dissolveBatch,
  moveSettlementBatch,
  type SettlementBatchView,
} from '@nidan/contract/money/settlements/settlement-batch-endpoints';
import { rupeesAndPaise } from '@nidan/domain/money/rupees';
import { givesBack } from '@nidan/domain/money/bank/settlement-batch-people';
import { settlementDifferenceOf } from '@nidan/domain/money/bank/settlement-postings';
import {
  settlementBatch,
  type SettlementBatchAction,
} from '@nidan/domain/status-sets/money/settlement-batch';
import { useState } from 'react';
import { stateKey } from '../../../kernel/text/english-labels.ts';
import { showDay } from '../../../kernel/text/show-date.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { EmptyState } from '../../../kernel/ui/EmptyState.tsx';
import { ask } from '../../../kernel/ui/overlays/ask.ts';
import { toast, toastRefusal } from '../../../kernel/ui/overlays/toast.ts';
import { Panel } from '../../../kernel/ui/Panel.tsx';
import { Section } from '../../../kernel/ui/Section.tsx';
import styles from '../../../kernel/ui/Pane.module.css';
import { rupees } from '../../../kernel/ui/values/rupees.ts';
import { StatusChip } from '../../../kernel/ui/values/StatusChip.tsx';
import { BankNumberDialog } from '../payouts/BankNumberDialog.tsx';
import { BatchItems } from './BatchItems.tsx';
import { SettleDialog } from './SettleDialog.tsx';
import { batchTexts } from './texts/batch-texts.ts';
import { settlementStateTexts } from './texts/settlement-state-texts.ts';
import { useBatchChange } from './use-batch-change.ts';

/** A batch: its people, what the bank paid, what it is made of, and what comes next. */
export function BatchPanel({ batch }: { readonly batch: SettlementBatchView | null }) {
  const t = useTexts(batchTexts);
  const label = useTexts(settlementStateTexts);
  if (batch === null) {
    return (
      <Panel label={t('panel')}>
        <EmptyState kind="nothing" icon="finance" title={t('pick')} />
      </Panel>
    );
  }
  const { state, mode, day } = batch;
  return (
    <Panel
      label={t('panel')}
      title={`₹${rupees(batch.amountPaise)}`}
      sub={`${batch.location}, ${mode}, ${showDay(day)}`}
    >
      <Section
        title={batch.number ?? mode}
        end={
          <StatusChip tone={settlementBatch.states[state].tone}>
            {label(stateKey(settlementBatch, state))}
          </StatusChip>
        }
      >
        {batch.decision !== null && <p>{batch.decision}</p>}
        <Facts batch={batch} />
        <BatchActions key={batch.batchId} batch={batch} />
      </Section>
      <Section title={t('items')}>
        <BatchItems batch={batch} />
      </Section>
    </Panel>
  );
}

function Facts({ batch }: { readonly batch: SettlementBatchView }) {
  const t = useTexts(batchTexts);
  const { amountPaise: gathered, paidPaise: paid, feePaise: fee } = batch;
  const difference = paid === null || fee === null ? 0 : settlementDifferenceOf({ gathered, paid, fee });
  const facts = {
    createdBy: batch.createdBy,
    requestedBy: batch.requestedBy,
    submittedBy: batch.submittedBy,
    bankReference: batch.bankReference,
    settledBy: batch.settledBy,
    paid: paid === null ? null : rupeesAndPaise(paid),
    fee: fee === null ? null : rupeesAndPaise(fee),
    difference: difference === 0 ? null : rupeesAndPaise(difference),
    differenceReason: batch.differenceReason,
    archivalBy: batch.archivalBy,
  } as const;
  // as: the keys of an object that was written above
  const keys = Object.keys(facts) as (keyof typeof facts)[];
  return (
    <dl className={styles.facts}>
      {keys.flatMap((key) =>
        facts[key] === null ? [] : [<dt key={key}>{t(key)}</dt>, <dd key={`${key} =`}>{facts[key]}</dd>],
      )}
    </dl>
  );
}

function BatchActions({ batch }: { readonly batch: SettlementBatchView }) {
  const t = useTexts(batchTexts);
  const label = useTexts(settlementStateTexts);
  const moving = useBatchChange(moveSettlementBatch);
  const deciding = useBatchChange(decideBatchArchival);
  const dissolving = useBatchChange(dissolveBatch, () => toast({ type: 'SUCCESS', msg: t('dissolved') }));
  const [dialog, setDialog] = useState<'submitToBank' | 'settle' | null>(null);
  const { batchId, version, location: place } = batch;
  const amount = rupees(batch.amountPaise);
  const take = async (sent: Promise<SettlementBatchView>): Promise<void> => {
    try {
      const state = label(stateKey(settlementBatch, (await sent).state));
      toast({ type: 'SUCCESS', msg: t('moved', { amount, place, state }) });
    } catch (thrown) {
      toastRefusal(thrown);
    }
  };
  const begin = async (action: SettlementBatchAction): Promise<void> => {
    if (action === 'submitToBank' || action === 'settle') {
      setDialog(action);
      return;
    }
    const asks = settlementBatch.actions[action].reason === 'required';
    const answer = await ask({
      kind: asks ? 'DELETE' : 'INFO',
      title: t('moveTitle', { action: t(action), amount, place }),
      text: t('moveText'),
      action: t(action),
      ...(asks ? { reason: true } : {}),
    });
    if (answer === null) return;
    const of = { batchId, version };
    if (action === 'request' || action === 'requestArchival')
      await take(moving.mutateAsync({ body: { ...of, action } }));
    else
      await take(
        deciding.mutateAsync({ body: { ...of, action, ...(asks ? { reason: answer.reason } : {}) } }),
      );
  };
  const dissolve = async (): Promise<void> => {
    const answer = await ask({
      kind: 'DELETE',
      title: t('moveTitle', { action: t('dissolve'), amount, place }),
      text: t('dissolveText'),
      action: t('dissolve'),
      reason: true,
    });
    if (answer === null) return;
    try {
      await dissolving.mutateAsync({ body: { batchId, version, reason: answer.reason } });
    } catch (thrown) {
      toastRefusal(thrown);
    }
  };
  const close = (): void => setDialog(null);
  return (
    <div className={styles.buttons}>
      {settlementBatch.possible(batch.state).map((action) => (
        <Button
          key={action}
          kind={action === 'rejectArchival' ? 'danger-outline' : 'plain'}
          off={batch.can.includes(action) ? undefined : t('needsRight')}
          onClick={() => void begin(action)}
        >
          {t(action)}
        </Button>
      ))}
      {givesBack(batch.state) && (
        <Button
          kind="danger-outline"
          off={batch.can.includes('dissolve') ? undefined : t('needsRight')}
          onClick={() => void dissolve()}
        >
          {t('dissolve')}
        </Button>
      )}
      {dialog === 'settle' && <SettleDialog batch={batch} onClose={close} />}
      {dialog === 'submitToBank' && (
        <BankNumberDialog
          title={t('submitToBank')}
          action={t('submitToBank')}
          label={t('bankReference')}
          busy={false}
          refusal={null}
          onClose={close}
          onSaid={(reference) => {
            close();
            void take(moving.mutateAsync({ body: { batchId, version, action: 'submitToBank', reference } }));
          }}
        />
      )}
    </div>
  );
}

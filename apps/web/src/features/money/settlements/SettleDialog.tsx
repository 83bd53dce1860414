import {
  settleBatch,
  type SettlementBatchView,
} from '@nidan/contract/money/settlements/settlement-batch-endpoints';
import { paiseOfCell } from '@nidan/domain/money/bank/statement-cells';
import { rupeesAndPaise } from '@nidan/domain/money/rupees';
import { settlementDifferenceOf } from '@nidan/domain/money/bank/settlement-postings';
import { useState } from 'react';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { NumberField } from '../../../kernel/ui/fields/NumberField.tsx';
import { TextField } from '../../../kernel/ui/fields/TextField.tsx';
import { FormDialog } from '../../../kernel/ui/overlays/FormDialog.tsx';
import styles from '../../../kernel/ui/Pane.module.css';
import { batchTexts } from './texts/batch-texts.ts';
import { useBatchChange } from './use-batch-change.ts';

interface SettleDialogProps {
  readonly batch: SettlementBatchView;
  readonly onClose: () => void;
}

/** Writes down what the bank paid for a batch and what it kept; another amount says why. */
export function SettleDialog({ batch, onClose }: SettleDialogProps) {
  const t = useTexts(batchTexts);
  const { batchId, version, amountPaise: gathered } = batch;
  const [form, setForm] = useState({ paid: rupeesAndPaise(gathered), fee: '0', reason: '' });
  const [isTried, setTried] = useState(false);
  const settling = useBatchChange(settleBatch, onClose);
  const [paid, fee] = [paiseOfCell(form.paid), paiseOfCell(form.fee)];
  const difference = paid === null || fee === null ? null : settlementDifferenceOf({ gathered, paid, fee });
  const reason = form.reason.trim();
  const lacksReason = difference !== 0 && reason.length < 3;
  const submit = (): void => {
    setTried(true);
    if (paid === null || fee === null || lacksReason || settling.isPending) return;
    const said = difference === 0 ? {} : { reason };
    settling.mutate({ body: { batchId, version, paidPaise: paid, feePaise: fee, ...said } });
  };
  const amountField = (key: 'paid' | 'fee') => (
    <NumberField
      decimals
      label={t(key)}
      value={form[key]}
      maxLength={16}
      {...(key === 'paid' ? { 'data-autofocus': true } : {})}
      error={isTried && paiseOfCell(form[key]) === null ? t('needed') : undefined}
      onChange={(value) => setForm({ ...form, [key]: value })}
    />
  );
  return (
    <FormDialog
      title={t('settle')}
      action={t('settle')}
      busy={settling.isPending}
      refusal={settling.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <div className={styles.pair}>
        {amountField('paid')}
        {amountField('fee')}
      </div>
      {difference === 0 && <p className="muted">{t('settleRight')}</p>}
      {difference !== 0 && (
        <TextField
          label={t('settleOff', { amount: rupeesAndPaise(difference ?? 0) })}
          value={form.reason}
          maxLength={500}
          error={isTried && lacksReason ? t('needed') : undefined}
          onChange={(value) => setForm({ ...form, reason: value })}
        />
      )}
    </FormDialog>
  );
}

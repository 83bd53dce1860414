import { writeOffDue } from '@nidan/contract/money/payments/write-off-endpoints';
import { sayAtDesk } from '../../../kernel/text/refusals/desk-texts.ts';
import { formatRupees, PAISE_PER_RUPEE, parseRupees } from '@nidan/domain/money/rupees';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Money } from '../../../kernel/ui/values/Money.tsx';
import { NumberField } from '../../../kernel/ui/fields/NumberField.tsx';
import { rupees } from '../../../kernel/ui/values/rupees.ts';
import { TextField } from '../../../kernel/ui/fields/TextField.tsx';
import { toast } from '../../../kernel/ui/overlays/toast.ts';
import { ActionPanel } from './ActionPanel.tsx';
import styles from './BillScreen.module.css';
import { billTexts } from './texts/bill-texts.ts';
import type { PanelProps } from './panel-props.ts';
import { useBillChange } from './use-bill-change.ts';

const FEWEST = 3;

/** Gives up what nobody will pay: the whole due unless a part is typed. */
export function WriteOffPanel({ bill, onClose }: PanelProps) {
  const t = useTexts(billTexts);
  const { duePaise } = bill.dues;
  const [typed, setTyped] = useState(String(duePaise / PAISE_PER_RUPEE));
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const amount = parseRupees(typed) ?? 0;
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);
  const change = useBillChange(writeOffDue, () => {
    toast({ type: 'SUCCESS', msg: t('writeOffDone', { amount: rupees(amount), labNo: bill.labNo }) });
    onClose();
  });
  const over = { amount: formatRupees(amount), due: formatRupees(duePaise) };
  const fault = amount > duePaise ? sayAtDesk('write-off-over-due', over) : undefined;
  const isShort = reason.trim().length < FEWEST;
  const submit = (): void => {
    setTried(true);
    if (amount <= 0 || fault !== undefined || isShort || change.isPending) return;
    const { billId, version } = bill;
    change.mutate({ body: { billId, version, amountPaise: amount, reason: reason.trim() } });
  };
  return (
    <ActionPanel
      title={t('writeOffTitle')}
      action={t('writeOffDo', { amount: rupees(amount) })}
      destroys
      off={amount <= 0 && t('writeOffMissing')}
      busy={change.isPending}
      refusal={change.error}
      onDo={submit}
      onClose={onClose}
    >
      <NumberField
        label={t('amount')}
        inputRef={field}
        value={typed}
        maxLength={9}
        onChange={setTyped}
        error={fault}
      />
      <TextField
        label={t('reason')}
        value={reason}
        maxLength={400}
        onChange={setReason}
        error={isTried && isShort ? t('reasonShort') : undefined}
      />
      <dl className={styles.after} aria-live="polite">
        <dt>{t('dueAfter')}</dt>
        <dd className={styles.strong}>
          <Money paise={Math.max(0, duePaise - amount)} sign />
        </dd>
      </dl>
      <p>{t('writeOffText')}</p>
    </ActionPanel>
  );
}

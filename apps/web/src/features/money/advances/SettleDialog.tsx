import { formatRupees, parseRupees } from '@nidan/domain/money/rupees';
import { useState } from 'react';
import { ApiRefusal } from '../../../kernel/api/api-refusal.ts';
import { newId } from '../../../kernel/api/new-id.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { EmptyState } from '../../../kernel/ui/EmptyState.tsx';
import { FormDialog } from '../../../kernel/ui/overlays/FormDialog.tsx';
import { Money } from '../../../kernel/ui/values/Money.tsx';
import { NumberField } from '../../../kernel/ui/fields/NumberField.tsx';
import { rupees } from '../../../kernel/ui/values/rupees.ts';
import { toast, toastRefusal } from '../../../kernel/ui/overlays/toast.ts';
import styles from '../bills/BillScreen.module.css';
import { settleTexts } from './texts/settle-texts.ts';

/** A bill that a note may pay, or a note that may pay the bill. */
export interface SettleRow {
  readonly id: string;
  readonly label: string;
  /** What is due on the bill, or left of the note. */
  readonly mostPaise: number;
}

export interface SettlePayment {
  readonly paymentId: string;
  readonly amountPaise: number;
}

interface SettleDialogProps {
  readonly title: string;
  readonly rows: readonly SettleRow[];
  /** What is left of the note, or due on the bill. */
  readonly capPaise: number;
  /** Pays from one row; each is a receipt of its own, and the same one when its answer was lost and it is sent again. */
  readonly pay: (id: string, payment: SettlePayment) => Promise<unknown>;
  readonly onClose: () => void;
}

/** The oldest first, as much as there is, in whole rupees. */
function proposed(rows: readonly SettleRow[], capPaise: number): Record<string, string> {
  let left = capPaise;
  return Object.fromEntries(
    rows.map(({ id, mostPaise }) => {
      const part = Math.max(0, Math.floor(Math.min(mostPaise, left) / 100));
      left -= part * 100;
      return [id, part === 0 ? '' : String(part)];
    }),
  );
}

/** Says of each row how much of a credit note pays it; what was paid stays paid when a later one is refused. */
export function SettleDialog({ title, rows, capPaise, pay, onClose }: SettleDialogProps) {
  const t = useTexts(settleTexts);
  const [typed, setTyped] = useState(() => proposed(rows, capPaise));
  const [paymentIds] = useState<Record<string, string>>(() =>
    Object.fromEntries(rows.map(({ id }) => [id, newId()])),
  );
  const [paid, setPaid] = useState<ReadonlySet<string>>(new Set());
  const [refusal, setRefusal] = useState<ApiRefusal | null>(null);
  const [isBusy, setBusy] = useState(false);
  const amountOf = (id: string): number => (typed[id] === '' ? 0 : (parseRupees(typed[id] ?? '') ?? -1));
  const sum = rows.reduce((total, { id }) => total + Math.max(0, amountOf(id)), 0);
  const faultOf = ({ id, mostPaise }: SettleRow): string | undefined => {
    const amount = amountOf(id);
    if (amount < 0) return t('amountWrong');
    const details = { wanted: formatRupees(amount), left: formatRupees(mostPaise) };
    return amount > mostPaise ? t('settleOver', details) : undefined;
  };
  const over =
    sum > capPaise ? t('settleOver', { wanted: formatRupees(sum), left: formatRupees(capPaise) }) : undefined;
  const submit = async (): Promise<void> => {
    const chosen = rows.filter(({ id }) => amountOf(id) > 0 && !paid.has(id));
    const isWrong = over !== undefined || rows.some((row) => faultOf(row) !== undefined);
    if (isBusy || isWrong || chosen.length === 0) return;
    setBusy(true);
    setRefusal(null);
    const done = new Set(paid);
    try {
      for (const { id } of chosen) {
        await pay(id, { paymentId: paymentIds[id] ?? newId(), amountPaise: amountOf(id) });
        done.add(id);
      }
      toast({ type: 'SUCCESS', msg: t('settleDone', { amount: rupees(sum) }) });
      onClose();
    } catch (thrown) {
      if (thrown instanceof ApiRefusal) setRefusal(thrown);
      else toastRefusal(thrown);
      setPaid(done);
      setBusy(false);
    }
  };
  return (
    <FormDialog
      title={title}
      action={t('settleDo', { amount: rupees(sum) })}
      busy={isBusy}
      refusal={refusal}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      {rows.length === 0 && <EmptyState kind="nothing" icon="cash" title={t('settleNone')} />}
      {rows.map((row, index) => (
        <NumberField
          key={row.id}
          label={row.label}
          value={typed[row.id] ?? ''}
          maxLength={9}
          readOnly={paid.has(row.id)}
          hint={paid.has(row.id) ? t('settlePaid') : t('settleMost', { amount: rupees(row.mostPaise) })}
          error={faultOf(row)}
          onChange={(value) => setTyped({ ...typed, [row.id]: value })}
          data-autofocus={index === 0 ? true : undefined}
        />
      ))}
      {over !== undefined && <p role="alert">{over}</p>}
      <dl className={styles.after} aria-live="polite">
        <dt>{t('settleLeft')}</dt>
        <dd className={styles.strong}>
          <Money paise={Math.max(0, capPaise - sum)} sign />
        </dd>
      </dl>
    </FormDialog>
  );
}

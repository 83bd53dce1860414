import { saveBankAccount } from '@nidan/contract/money/bank-statements/bank-statement-endpoints';
import type { BankAccountView } from '@nidan/contract/money/bank-statements/bank-statement-view';
import { STATEMENT_COLUMNS } from '@nidan/domain/money/bank/statement-columns';
import { useState } from 'react';
import { newId } from '../../../kernel/api/new-id.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { TextField } from '../../../kernel/ui/fields/TextField.tsx';
import { FormDialog } from '../../../kernel/ui/overlays/FormDialog.tsx';
import styles from '../../../kernel/ui/Pane.module.css';
import { bankTexts } from './texts/bank-texts.ts';
import { useBankChange } from './use-bank-change.ts';

interface AccountDialogProps {
  /** Null for a new one. */
  readonly account: BankAccountView | null;
  readonly onSaved: (account: BankAccountView) => void;
  readonly onClose: () => void;
}

const FIELDS = ['name', 'accountNo', 'ifsc'] as const;
const LENGTHS = { name: 80, accountNo: 18, ifsc: 11 } as const;
const GUESSED = { date: '', amount: '', withdrawal: '', deposit: '', reference: '', narration: '' };

/** An account of the lab at a bank, and which columns of its statements hold what. */
export function AccountDialog({ account, onSaved, onClose }: AccountDialogProps) {
  const t = useTexts(bankTexts);
  const [accountId] = useState(() => account?.accountId ?? newId());
  const [form, setForm] = useState({
    name: account?.name ?? '',
    accountNo: account?.accountNo ?? '',
    ifsc: account?.ifsc ?? '',
  });
  const [columns, setColumns] = useState(account?.columns ?? GUESSED);
  const [isTried, setTried] = useState(false);
  const saving = useBankChange(saveBankAccount, (saved) => {
    onSaved(saved);
    onClose();
  });
  const submit = (): void => {
    setTried(true);
    if (FIELDS.some((key) => form[key].trim() === '') || saving.isPending) return;
    const body = { ...form, ifsc: form.ifsc.trim().toUpperCase(), columns };
    saving.mutate({ body: { accountId, version: account?.version ?? 0, ...body } });
  };
  return (
    <FormDialog
      title={t(account === null ? 'addAccount' : 'changeAccount')}
      action={t(account === null ? 'addAccount' : 'changeAccount')}
      busy={saving.isPending}
      refusal={saving.error}
      onSubmit={submit}
      onClose={onClose}
    >
      {FIELDS.map((key) => (
        <TextField
          key={key}
          label={t(key)}
          value={form[key]}
          maxLength={LENGTHS[key]}
          {...(key === 'name' ? { 'data-autofocus': true } : {})}
          error={isTried && form[key].trim() === '' ? t('needed') : undefined}
          onChange={(value) => setForm({ ...form, [key]: value })}
        />
      ))}
      <p className="muted t12">{t('columns')}</p>
      <div className={styles.pair}>
        {STATEMENT_COLUMNS.map((key) => (
          <TextField
            key={key}
            label={t(key === 'amount' ? 'amountColumn' : key)}
            value={columns[key]}
            maxLength={80}
            onChange={(value) => setColumns({ ...columns, [key]: value })}
          />
        ))}
      </div>
    </FormDialog>
  );
}

import { readBankStatement } from '@nidan/contract/money/bank-statements/bank-statement-endpoints';
import type { ReadStatementView } from '@nidan/contract/money/bank-statements/bank-statement-view';
import { LARGEST_STATEMENT } from '@nidan/domain/money/bank/line-meanings';
import { type ChangeEvent, useRef, useState } from 'react';
import { newId } from '../../../kernel/api/new-id.ts';
import { useShortcuts } from '../../../kernel/keys/use-shortcuts.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { ErrorState } from '../../../kernel/ui/ErrorState.tsx';
import { Dialog } from '../../../kernel/ui/overlays/Dialog.tsx';
import { toast } from '../../../kernel/ui/overlays/toast.ts';
import { base64Of } from '../../base/files/base64-of.ts';
import { bankKeys } from './bank-keys.ts';
import { bankTexts } from './texts/bank-texts.ts';
import { useBankChange } from './use-bank-change.ts';

interface ReadStatementProps {
  /** Null: there is none yet. */
  readonly accountId: string | null;
  readonly may: boolean;
}

/** Reads a file of the bank onto an account; what it cannot read is told row by row. */
export function ReadStatement({ accountId, may }: ReadStatementProps) {
  const t = useTexts(bankTexts);
  const input = useRef<HTMLInputElement>(null);
  const [left, setLeft] = useState<ReadStatementView | null>(null);
  const reading = useBankChange(readBankStatement, (statement) => {
    const { fileName: file, lines, added, skippedLines } = statement;
    toast({ type: 'SUCCESS', msg: t('wasRead', { file, added: String(added), lines: String(lines) }) });
    setLeft(skippedLines > 0 ? statement : null);
  });
  const take = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const [file] = target.files ?? [];
    if (file === undefined || accountId === null) return;
    if (file.size > LARGEST_STATEMENT) toast({ type: 'ERROR', msg: t('tooLarge') });
    else {
      const content = await base64Of(file);
      reading.mutate({ body: { statementId: newId(), accountId, name: file.name, content } });
    }
    target.value = '';
  };
  const open = (): void => input.current?.click();
  const off = may ? (accountId === null ? t('noAccounts') : undefined) : t('needsRight');
  useShortcuts(bankKeys, { read: off === undefined ? open : undefined });
  const { error } = reading;
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t('read')}
        accept=".csv,.txt,.sta,.940,.mt940,.xml"
        onChange={(event) => void take(event)}
      />
      <Button
        kind="primary"
        off={off}
        busy={reading.isPending}
        shortcut={bankKeys.shortcuts.read}
        onClick={open}
      >
        {t('read')}
      </Button>
      {left && (
        <Dialog
          kind="WARNING"
          title={t('skipped', { count: left.skippedLines, file: left.fileName })}
          onClose={() => setLeft(null)}
        >
          <p>{t('skippedText')}</p>
          <ul>
            {left.skipped.map(({ row, column, found }) => (
              <li key={`${row} ${column}`}>
                {t(column === 'date' ? 'skippedDate' : 'skippedAmount', { row: String(row), found })}
              </li>
            ))}
          </ul>
        </Dialog>
      )}
      {error && (
        <Dialog title={t('read')} onClose={() => reading.reset()}>
          <div role="alert">
            <ErrorState kind="row" refusal={error} />
            <ul>
              {error.errors.map(({ field, msg }) => (
                <li key={field}>{`${field.replace(/^rows\./u, '')}: ${msg}`}</li>
              ))}
            </ul>
          </div>
        </Dialog>
      )}
    </>
  );
}

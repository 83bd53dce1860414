import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { asRefusal } from '../../../kernel/api/api-refusal.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { TextField } from '../../../kernel/ui/fields/TextField.tsx';
import styles from './AccountForms.module.css';
import { accountProblem } from './account-problems.ts';
import { accountTexts } from './texts/account-texts.ts';

interface CodeFormProps {
  /** Sends the code; what it throws is shown at the field. */
  readonly send: (code: string) => Promise<void>;
  readonly hint?: ReactNode;
}

/** One code of an authenticator. */
export function CodeForm({ send, hint }: CodeFormProps) {
  const t = useTexts(accountTexts);
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string | undefined>();
  const [busy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    if (code.trim() === '') return setProblem(t('codeMissing'));
    setBusy(true);
    try {
      await send(code.trim());
    } catch (thrown) {
      setProblem(accountProblem(t, asRefusal(thrown)));
      setCode('');
      setBusy(false);
      input.current?.focus();
    }
  };
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        label={t('code')}
        inputRef={input}
        autoComplete="one-time-code"
        maxLength={40}
        data-scan
        hint={hint}
        value={code}
        onChange={setCode}
        error={problem}
      />
      <div className={styles.buttons}>
        <Button kind="primary" type="submit" busy={busy}>
          {t('goOn')}
        </Button>
      </div>
    </form>
  );
}

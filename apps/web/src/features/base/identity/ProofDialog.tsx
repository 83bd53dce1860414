import { proveIdentity } from '@nidan/contract/base/identity/identity-endpoints';
import { useId, useState } from 'react';
import { api } from '../../../kernel/api/api.ts';
import { asRefusal } from '../../../kernel/api/api-refusal.ts';
import { useSession } from '../../../kernel/session/session.ts';
import { kernelTexts } from '../../../kernel/text/kernel-texts.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { Dialog } from '../../../kernel/ui/overlays/Dialog.tsx';
import { TextField } from '../../../kernel/ui/fields/TextField.tsx';
import { proofTexts } from './texts/proof-texts.ts';

/** Asks for the password again; `onDone` says whether it was right. */
export function ProofDialog({ onDone }: { readonly onDone: (given: boolean) => void }) {
  const t = useTexts(proofTexts);
  const kernel = useTexts(kernelTexts);
  const session = useSession();
  const form = useId();
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string | undefined>();
  const [busy, setBusy] = useState(false);

  const prove = async (): Promise<void> => {
    if (busy) return;
    if (password === '') return setProblem(t('passwordMissing'));
    setBusy(true);
    try {
      const isCode = session.hasSecondFactor && /^\d{6}$/.test(password);
      await api(proveIdentity, { body: isCode ? { code: password } : { password } });
      onDone(true);
    } catch (thrown) {
      setProblem(asRefusal(thrown).msg);
      setPassword('');
      setBusy(false);
    }
  };
  return (
    <Dialog
      kind="INFO"
      title={t('title')}
      onClose={() => onDone(false)}
      feet={
        <>
          <Button onClick={() => onDone(false)}>{kernel('cancel')}</Button>
          <Button kind="primary" type="submit" form={form} busy={busy}>
            {t('goOn')}
          </Button>
        </>
      }
    >
      <p>{t('why', { name: session.name })}</p>
      <form
        id={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void prove();
        }}
      >
        <input type="text" hidden readOnly autoComplete="username" value={session.username} />
        <TextField
          label={session.hasSecondFactor ? t('passwordOrCode') : t('password')}
          type="password"
          autoComplete="current-password"
          data-autofocus
          data-scan
          value={password}
          onChange={setPassword}
          error={problem}
        />
      </form>
    </Dialog>
  );
}

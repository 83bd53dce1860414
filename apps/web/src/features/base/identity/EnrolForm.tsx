import { beginSecondFactor, confirmSecondFactor } from '@nidan/contract/base/identity/identity-endpoints';
import type { AnswerOf } from '@nidan/contract/kernel/endpoint';
import { useEffect, useState } from 'react';
import { api } from '../../../kernel/api/api.ts';
import { type ApiRefusal, asRefusal } from '../../../kernel/api/api-refusal.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { ErrorState } from '../../../kernel/ui/ErrorState.tsx';
import { Skeleton } from '../../../kernel/ui/Loading.tsx';
import { QrCode } from '../../../kernel/ui/values/QrCode.tsx';
import styles from './AccountForms.module.css';
import { accountTexts } from './texts/account-texts.ts';
import { CodeForm } from './CodeForm.tsx';

type Begun = AnswerOf<typeof beginSecondFactor>;

/** Sets up a second factor: the secret as a QR code, its first code, then the recovery codes, shown once. */
export function EnrolForm({ onDone }: { readonly onDone: () => void }) {
  const [begun, setBegun] = useState<Begun | null>(null);
  const [recoveryCodes, setRecoveryCodes] = useState<readonly string[] | null>(null);
  const [refusal, setRefusal] = useState<ApiRefusal | null>(null);
  useEffect(() => {
    api(beginSecondFactor).then(setBegun, (thrown: unknown) => setRefusal(asRefusal(thrown)));
  }, []);

  if (refusal) return <ErrorState kind="row" refusal={refusal} />;
  if (!begun) return <Skeleton lines={4} />;
  if (recoveryCodes) return <RecoveryCodes codes={recoveryCodes} onKept={onDone} />;
  return (
    <div className={styles.form}>
      <Secret begun={begun} />
      <CodeForm
        send={async (code) =>
          setRecoveryCodes((await api(confirmSecondFactor, { body: { code } })).recoveryCodes)
        }
      />
    </div>
  );
}

function Secret({ begun }: { readonly begun: Begun }) {
  const t = useTexts(accountTexts);
  return (
    <div className={styles.enrol}>
      <QrCode text={begun.uri} label={t('qr')} />
      <p>
        {t('secret')}
        <br />
        <span className={styles.secret}>{begun.secret.match(/.{1,4}/g)?.join(' ')}</span>
      </p>
    </div>
  );
}

function RecoveryCodes({
  codes,
  onKept,
}: {
  readonly codes: readonly string[];
  readonly onKept: () => void;
}) {
  const t = useTexts(accountTexts);
  return (
    <div className={styles.form}>
      <p role="status">
        <b>{t('recoveryTitle')}</b>
        <br />
        {t('recoveryHelp')}
      </p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.buttons}>
        <Button kind="primary" onClick={onKept}>
          {t('kept')}
        </Button>
      </div>
    </div>
  );
}

import { MINUTE } from '@nidan/domain/time/durations';
import {
  readLabAccount,
  tellAccountPayment,
} from '@nidan/contract/base/lab-account/account-payment-endpoints';
import { parseRupees } from '@nidan/domain/money/rupees';
import { upiRequest } from '@nidan/domain/money/upi-request';
import { calendarDateIn } from '@nidan/domain/time/zone';
import { type FormEvent, useState } from 'react';
import { newId } from '../../../kernel/api/new-id.ts';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';
import { useSession } from '../../../kernel/session/session.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { ErrorState } from '../../../kernel/ui/ErrorState.tsx';
import { MaskedDate } from '../../../kernel/ui/fields/MaskedDate.tsx';
import { NumberField } from '../../../kernel/ui/fields/NumberField.tsx';
import { QrCode } from '../../../kernel/ui/values/QrCode.tsx';
import { Section } from '../../../kernel/ui/Section.tsx';
import { TextField } from '../../../kernel/ui/fields/TextField.tsx';
import { toast } from '../../../kernel/ui/overlays/toast.ts';
import { useNow } from '../../../kernel/ui/values/use-now.ts';
import styles from './Account.module.css';
import { accountTexts } from './texts/account-texts.ts';

/** Pays the account of the lab by UPI where the platform takes it, and tells the platform what was paid. */
export function PaymentForm({ upiAddress }: { readonly upiAddress: string | null }) {
  const t = useTexts(accountTexts);
  const { lab } = useSession();
  const today = calendarDateIn(lab.timeZone, useNow(MINUTE));
  const [paymentId, setPaymentId] = useState(newId);
  const [amount, setAmount] = useState('');
  const [paidOn, setPaidOn] = useState<string | null>(today);
  const [reference, setReference] = useState('');
  const tell = useApiMutation(tellAccountPayment, {
    outdates: [readLabAccount],
    onDone: (told) => {
      setPaymentId(newId());
      setAmount('');
      setReference('');
      toast({ type: 'SUCCESS', msg: t('told', { reference: told.reference }) });
    },
  });
  const paise = parseRupees(amount);
  const missing =
    paise === null || paise <= 0 ? t('amountMissing') : paidOn === null ? t('dayMissing') : null;
  const off = missing ?? (reference.trim() === '' ? t('referenceMissing') : null);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (off !== null || paise === null || paidOn === null || tell.isPending) return;
    tell.mutate({ body: { paymentId, amountPaise: paise, paidOn, reference: reference.trim() } });
  };
  return (
    <Section title={t('pay')}>
      <form className={styles.pay} onSubmit={submit}>
        <div className={styles.fields}>
          {tell.error && <ErrorState kind="row" refusal={tell.error} />}
          <NumberField
            label={t('amount')}
            value={amount}
            onChange={setAmount}
            error={tell.error?.at('amountPaise')}
            end="₹"
          />
          <MaskedDate
            label={t('paidOn')}
            value={paidOn}
            today={today}
            error={tell.error?.at('paidOn')}
            onChange={({ value, complete }) => setPaidOn(complete ? value : null)}
          />
          <TextField
            label={t('reference')}
            hint={t('referenceHint')}
            value={reference}
            onChange={setReference}
            maxLength={40}
            error={tell.error?.at('reference')}
          />
          <div>
            <Button kind="primary" type="submit" busy={tell.isPending} off={off}>
              {t('tell')}
            </Button>
          </div>
        </div>
        {upiAddress !== null && <UpiCode address={upiAddress} amount={paise} />}
      </form>
    </Section>
  );
}

function UpiCode({ address, amount }: { readonly address: string; readonly amount: number | null }) {
  const t = useTexts(accountTexts);
  const { lab } = useSession();
  if (amount === null || amount <= 0) return <p className="muted t13">{t('upiAt', { address })}</p>;
  return (
    <figure className={styles.code}>
      <QrCode
        label={t('upiCode')}
        text={upiRequest({ address, payee: 'Nidan', amount, note: `${lab.name} ${lab.lId}` })}
      />
      <figcaption className="muted t12">{t('upiAt', { address })}</figcaption>
    </figure>
  );
}

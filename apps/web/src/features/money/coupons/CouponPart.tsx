import { type CouponTermsView, readCouponTerms } from '@nidan/contract/money/coupons/coupon-endpoints';
import { sayAtDesk } from '../../../kernel/text/refusals/desk-texts.ts';
import { type KeyboardEvent, useState } from 'react';
import { api } from '../../../kernel/api/api.ts';
import { asRefusal } from '../../../kernel/api/api-refusal.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { IconButton } from '../../../kernel/ui/IconButton.tsx';
import { Money } from '../../../kernel/ui/values/Money.tsx';
import { rupees } from '../../../kernel/ui/values/rupees.ts';
import { TextField } from '../../../kernel/ui/fields/TextField.tsx';
import styles from './Coupons.module.css';
import { couponTexts } from './texts/coupon-texts.ts';

interface CouponForm {
  readonly coupon: CouponTermsView | null;
  readonly known: { readonly patientId: string } | null;
  readonly lines: readonly { readonly testId: string }[];
}

export interface CouponPartProps {
  readonly form: CouponForm;
  readonly onCoupon: (coupon: CouponTermsView | null) => void;
  /** What the coupon gives on the bill, in paise. */
  readonly given: number;
}

/** The coupon of a bill: its code is typed, then what it gives stands there with a way to take it off again. */
export function CouponPart({ form, onCoupon, given }: CouponPartProps) {
  const { coupon, known, lines } = form;
  if (coupon === null) return <CodeField patientId={known?.patientId} onFound={onCoupon} />;
  return (
    <UsedCoupon coupon={coupon} given={given} isEmpty={lines.length === 0} onRemove={() => onCoupon(null)} />
  );
}

interface CodeFieldProps {
  readonly patientId: string | undefined;
  readonly onFound: (terms: CouponTermsView) => void;
}

/** The field is there because its button was pressed. */
function takeFocus(input: HTMLInputElement | null): void {
  input?.focus();
}

function CodeField({ patientId, onFound }: CodeFieldProps) {
  const t = useTexts(couponTexts);
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const code = typed.trim();
  const find = async (): Promise<void> => {
    if (code === '' || busy) return;
    setBusy(true);
    try {
      onFound(await api(readCouponTerms, { query: { code, ...(patientId ? { patientId } : {}) } }));
    } catch (thrown) {
      setProblem(asRefusal(thrown).msg);
      setBusy(false);
    }
  };
  const keyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.ctrlKey || event.altKey) return;
    event.preventDefault();
    void find();
  };
  return (
    <div className={styles.code}>
      <TextField
        label={t('code')}
        value={typed}
        maxLength={20}
        inputRef={takeFocus}
        autoComplete="off"
        error={problem || undefined}
        onKeyDown={keyDown}
        onChange={(text) => {
          setTyped(text.toUpperCase());
          setProblem('');
        }}
      />
      <Button busy={busy} onClick={() => void find()}>
        {t('use')}
      </Button>
    </div>
  );
}

interface UsedCouponProps {
  readonly coupon: CouponTermsView;
  readonly given: number;
  readonly isEmpty: boolean;
  readonly onRemove: () => void;
}

function UsedCoupon({ coupon: { code, name, minimumNet }, given, isEmpty, onRemove }: UsedCouponProps) {
  const t = useTexts(couponTexts);
  const why =
    minimumNet > 0
      ? sayAtDesk('coupon-under-minimum', { coupon: code, amount: `₹${rupees(minimumNet)}` })
      : sayAtDesk('coupon-not-for-tests', { coupon: code });
  return (
    <>
      <div className={styles.used}>
        <span>
          {code} <span className="muted">{name}</span>
        </span>
        <IconButton small icon="cross" label={t('remove', { code })} onClick={onRemove} />
        <span className="sp" />
        <Money paise={-given} />
      </div>
      {given === 0 && !isEmpty && (
        <p className="ui-error" role="alert">
          {why}
        </p>
      )}
    </>
  );
}

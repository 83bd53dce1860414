import { discountLimitText } from '@nidan/domain/money/discount';
import { type KeyboardEvent, type ReactNode, Suspense, useState } from 'react';
import { latePart } from '../../../kernel/lazy/late-part.ts';
import type { ApiRefusal } from '../../../kernel/api/api-refusal.ts';
import { useSession } from '../../../kernel/session/session.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { Checkbox } from '../../../kernel/ui/fields/Checkbox.tsx';
import { ErrorState } from '../../../kernel/ui/ErrorState.tsx';
import { Money } from '../../../kernel/ui/values/Money.tsx';
import { Note } from '../../../kernel/ui/Note.tsx';
import { NumberField } from '../../../kernel/ui/fields/NumberField.tsx';
import { rupees } from '../../../kernel/ui/values/rupees.ts';
import { Segmented } from '../../../kernel/ui/fields/Segmented.tsx';
import { TextField } from '../../../kernel/ui/fields/TextField.tsx';
import { Why } from '../../../kernel/ui/overlays/Why.tsx';
import type { DiscountCap } from '@nidan/domain/money/discount';
import type { PaymentMode } from '@nidan/domain/money/payment-mode';
import type { BillTotals } from './lines/bill-totals.ts';
import { useMayDiscount } from './lines/use-may-discount.ts';
import { hasDiscount } from '../register/bill-body.ts';
import { askForWanted, settleBillDiscount, typeBillDiscount } from '../register/bill-discount.ts';
import styles from './BillPart.module.css';
import { fieldId } from '../register/focus-path.ts';
import { PayButtons } from './PayButtons.tsx';
import { PaymentRows } from './PaymentRows.tsx';
import type { PartProps } from '../register/part-props.ts';
import { registerKeys } from '../register/register-keys.ts';
import { registerTexts } from '../register/texts/register-texts.ts';
import { modeOfKey, sumByUpi } from './take-payment.ts';
import type { CouponPartProps } from '../coupons/CouponPart.tsx';

const CouponPart = latePart(() => import('../coupons/CouponPart.tsx'), 'CouponPart');

/** Fetched when something is paid by UPI. */
const UpiCode = latePart(() => import('./UpiCode.tsx'), 'UpiCode');

interface BillPartProps extends PartProps {
  readonly totals: BillTotals;
  readonly cap: DiscountCap;
  /** Paise that the patient paid ahead. */
  readonly paidAhead: number;
  /** Paise that are left of credit notes. */
  readonly credit: number;
  /** Paise that the agency has available on its account; null: it has none. */
  readonly agency: number | null;
  readonly busy: boolean;
  readonly off: string | undefined;
  readonly mayCollect: boolean;
  readonly refusal: ApiRefusal | null;
  /** What a refusal offers, such as the bill that was saved before. */
  readonly wayOn: ReactNode;
  /** Null for who takes no money. */
  readonly onPay: ((mode: PaymentMode) => void) | null;
  readonly onSave: (prints: boolean) => void;
}

/** The money of the bill and the two ways to save it. */
export function BillPart(props: BillPartProps) {
  const { totals, refusal } = props;
  const upiSum = sumByUpi(props.form.payments);
  const t = useTexts(registerTexts);
  const isAgency = useSession().userType === 'AGENCY';
  const goesOnAccount = isAgency && props.agency !== null && props.form.payments.length === 0;
  return (
    <section className={styles.bill} aria-labelledby="register-bill" data-region>
      <div className={`scroll ${styles.body}`}>
        <Sums {...props} />
        {props.onPay && <Payments {...props} onPay={props.onPay} />}
        <div className={styles.due}>
          <span className="muted">{t(goesOnAccount ? 'goesOnAccount' : 'dueNow')}</span>
          <b aria-live="polite">
            <Money paise={Math.max(0, totals.due)} sign />
          </b>
        </div>
        {goesOnAccount && (
          <div className={styles.due}>
            <span className="muted">{t('availableOnAccount')}</span>
            <Money paise={props.agency} sign />
          </div>
        )}
        {upiSum > 0 && (
          <div className={styles.due}>
            <Suspense>
              <UpiCode paise={upiSum} labNo={null} comesIntoSight />
            </Suspense>
          </div>
        )}
      </div>
      <footer className={styles.feet}>
        {props.form.isUnsent && <Note tone="warn">{t('unsent')}</Note>}
        {refusal && !refusal.unanswered && (
          <ErrorState kind="row" refusal={refusal}>
            <p>{t('kept')}</p>
            {props.wayOn}
          </ErrorState>
        )}
        <Button
          kind="primary"
          size="big"
          id="register-save"
          shortcut={registerKeys.shortcuts.save}
          busy={props.busy}
          off={props.off}
          onClick={() => props.onSave(true)}
        >
          {t(props.mayCollect ? 'saveAll' : 'savePrint')}
        </Button>
        <Button
          shortcut={registerKeys.shortcuts.saveOnly}
          busy={props.busy}
          off={props.off}
          onClick={() => props.onSave(false)}
        >
          {t('saveOnly')}
        </Button>
        {props.off && <Why>{props.off}</Why>}
      </footer>
    </section>
  );
}

function Sums(props: BillPartProps) {
  const { form, update, errors, totals } = props;
  const t = useTexts(registerTexts);
  const mayDiscount = useMayDiscount();
  const { total } = totals;
  return (
    <div className={styles.block}>
      <h2 id="register-bill">{t('bill')}</h2>
      <div className={styles.line}>
        <span>{t('sumOf', { count: form.lines.length })}</span>
        <Money paise={total.gross} />
      </div>
      {(mayDiscount || hasDiscount(form)) && <Discount {...props} />}
      <div className={styles.net}>
        <span>{t('netSum')}</span>
        <Money paise={total.net} sign />
      </div>
      {hasDiscount(form) && (
        <TextField
          label={t('discountReason')}
          id={fieldId('reason')}
          value={form.discountReason}
          maxLength={200}
          error={errors.reason}
          onChange={(discountReason) => update((now) => ({ ...now, discountReason }))}
        />
      )}
    </div>
  );
}

/** The discount and the coupon of the bill, with what the user may give. */
function Discount({ form, update, errors, totals, cap }: BillPartProps) {
  const t = useTexts(registerTexts);
  const { total } = totals;
  return (
    <>
      <div className={styles.line}>
        <label htmlFor={fieldId('discount')}>{t('discount')}</label>
        <Segmented
          label={t('discount')}
          labelHidden
          value={form.discountKind}
          options={[
            { value: 'percent', label: '%', title: t('percent') },
            { value: 'amount', label: '₹', title: t('rupees') },
          ]}
          onChange={(discountKind) => update((now) => typeBillDiscount(now, { discountKind }))}
        />
        <div className={styles.short}>
          <NumberField
            label={t('discount')}
            labelHidden
            decimals
            id={fieldId('discount')}
            value={form.discount}
            maxLength={9}
            aria-invalid={errors.discount ? true : undefined}
            onChange={(discount) => update((now) => typeBillDiscount(now, { discount }))}
            onBlur={() => update((now) => settleBillDiscount(now, cap))}
          />
        </div>
        <span className="sp" />
        <Money paise={total.coupon - total.discount} />
      </div>
      <Coupon form={form} given={total.coupon} onCoupon={(coupon) => update((now) => ({ ...now, coupon }))} />
      {errors.discount ? (
        <p className="ui-error" role="alert">
          {errors.discount}
        </p>
      ) : (
        <p className="ui-hint">{t('capText', { limit: discountLimitText(cap) })}</p>
      )}
      {form.discountNote !== '' && <Note tone="warn">{form.discountNote}</Note>}
      {(totals.isOverLimit || form.wantedDiscount !== null) && !form.asksDiscount && (
        <Button onClick={() => update(askForWanted)}>{t('askDiscount')}</Button>
      )}
      {totals.isOverLimit && form.asksDiscount && <Note tone="info">{t('asksDiscount')}</Note>}
    </>
  );
}

/** The coupon of the bill; its part is loaded when it is asked for. */
function Coupon(props: CouponPartProps) {
  const t = useTexts(registerTexts);
  const [isOpen, setOpen] = useState(false);
  if (!isOpen && props.form.coupon === null) {
    return (
      <Button kind="bare" onClick={() => setOpen(true)}>
        {t('coupon')}
      </Button>
    );
  }
  return (
    <Suspense fallback={null}>
      <CouponPart {...props} />
    </Suspense>
  );
}

interface PaymentsProps extends BillPartProps {
  readonly onPay: NonNullable<BillPartProps['onPay']>;
}

function Payments({ form, update, errors, totals, paidAhead, credit, agency, onPay }: PaymentsProps) {
  const t = useTexts(registerTexts);
  const keyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const mode = modeOfKey(event.key);
    if (mode !== null) onPay(mode);
    else if (event.key === '%' && form.newPayment === '')
      document.getElementById(fieldId('discount'))?.focus();
    else return;
    event.preventDefault();
  };
  const pay = form.payments;
  return (
    <div className={styles.block}>
      <h2>{t('payments')}</h2>
      <PaymentRows
        payments={pay}
        paidAhead={paidAhead}
        credit={credit}
        hasAgency={agency !== null}
        onChange={(payment) =>
          update((now) => ({
            ...now,
            payments: now.payments.map((one) => (one.paymentId === payment.paymentId ? payment : one)),
          }))
        }
        onRemove={(paymentId) => {
          update((now) => ({
            ...now,
            payments: now.payments.filter((one) => one.paymentId !== paymentId),
          }));
          document.getElementById(fieldId('pay'))?.focus();
        }}
      />
      <NumberField
        label={t('newPayment')}
        id={fieldId('pay')}
        value={form.newPayment}
        placeholder={totals.due > 0 ? t('whole') : ''}
        maxLength={9}
        error={errors.pay}
        onKeyDown={keyDown}
        onChange={(newPayment) => update((now) => ({ ...now, newPayment }))}
      />
      <PayButtons paidAhead={paidAhead} credit={credit} agency={agency} onPay={onPay} />
      {(totals.due < 0 || form.surplusToAdvance) && (
        <Checkbox
          checked={form.surplusToAdvance}
          onChange={(surplusToAdvance) => update((now) => ({ ...now, surplusToAdvance }))}
        >
          {t('surplus', { amount: rupees(Math.max(0, -totals.due)) })}
        </Checkbox>
      )}
    </div>
  );
}

import { nextLabId } from '@nidan/contract/money/lab-ids/lab-id-endpoints';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import type { PaymentMode } from '@nidan/domain/money/payment-mode';
import { type FocusEvent, type KeyboardEvent, Suspense, useEffect, useState } from 'react';
import { latePart } from '../../../kernel/lazy/late-part.ts';
import { newId } from '../../../kernel/api/new-id.ts';
import { useApiQuery } from '../../../kernel/api/use-api-query.ts';
import { useShortcuts } from '../../../kernel/keys/use-shortcuts.ts';
import { go } from '../../../kernel/route/use-route.ts';
import { useSearchState } from '../../../kernel/route/use-search-state.ts';
import { useFreeSlot } from '../../../kernel/store/use-free-slot.ts';
import { useRight, useZone } from '../../../kernel/session/session.ts';
import { showTime } from '../../../kernel/text/show-date.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { ask } from '../../../kernel/ui/overlays/ask.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { ErrorSummary } from '../../../kernel/ui/ErrorSummary.tsx';
import { Skeleton } from '../../../kernel/ui/Loading.tsx';
import { PageHead } from '../../../kernel/ui/PageHead.tsx';
import { type BillForm, isUntouched } from './bill-form.ts';
import { BillPart } from '../bills/BillPart.tsx';
import { billTotals } from '../bills/lines/bill-totals.ts';
import { fieldId, FIELDS, type FieldName, nextField } from './focus-path.ts';
import { HeadActions } from '../bills/HeadActions.tsx';
import { focusLastDiscount } from '../bills/lines/LineDiscount.tsx';
import type { PartProps } from './part-props.ts';
import { PatientPart } from './person/PatientPart.tsx';
import { ReferrerPart } from './person/ReferrerPart.tsx';
import { fetchDialogs, RegisterDialogs } from './RegisterDialogs.tsx';
import { registerKeys } from './register-keys.ts';
import { registerTexts } from './texts/register-texts.ts';
import styles from './RegisterScreen.module.css';
import { SendPart } from './SendPart.tsx';
import { takePayment } from '../bills/take-payment.ts';
import { TestsPart } from './TestsPart.tsx';
import { useBillForm } from './use-bill-form.ts';
import { useHeldBills } from './use-held-bills.ts';
import { useKnownPerson, withKnown } from './person/use-known-person.ts';
import { useOrdering } from './use-ordering.ts';
import { usePending } from '../refunds/use-pending.ts';
import { usePaidAhead } from '../advances/use-paid-ahead.ts';
import { useAgencyAccount } from '../agency-billing/use-agency-account.ts';
import { useUnusedCredit } from '../notes/use-unused-credit.ts';
import { usePersonEdit } from './person/use-person-edit.ts';
import { useRegister } from './use-register.ts';
import { useRepeatFromAddress } from './person/use-repeat-from-address.ts';
import { useQuotes } from './use-quotes.ts';
import { type SavedBillState, useSavedBill } from './use-saved-bill.ts';

const SavedNote = latePart(() => import('../notes/SavedNote.tsx'), 'SavedNote');

/** Registration and bill on one page, made for the keyboard. */
export function RegisterScreen() {
  // Each patient that was chosen elsewhere has a draft of their own; the walk-in one stays where it was.
  const [{ patient, repeat }] = useSearchState({ patient: '', repeat: '' });
  const last = useSavedBill();
  useEffect(() => {
    // Nobody waits for a dialog once the page stands.
    fetchDialogs();
  }, []);
  const slot = useFreeSlot('register');
  if (slot === null) return <Skeleton lines={12} />;
  return <RegisterPage key={patient} slot={slot} patientId={patient} repeats={repeat} last={last} />;
}

/** Who takes no money has no field for it, and goes on to saving. */
function focusField(name: FieldName): void {
  const instead = name === 'pay' ? document.getElementById('register-save') : null;
  (document.getElementById(fieldId(name)) ?? instead)?.focus();
}

function fieldAt(target: EventTarget): FieldName | undefined {
  if (!(target instanceof Element)) return undefined;
  const group = target.closest('[data-field]')?.getAttribute('data-field');
  return FIELDS.find((name) => fieldId(name) === target.id || name === group);
}

interface RegisterPageProps {
  /** Name of the draft of this tab. */
  readonly slot: string;
  readonly patientId: string;
  readonly repeats: string;
  readonly last: SavedBillState;
}

type Tender = Omit<Parameters<typeof takePayment>[0], 'paymentId' | 'typed' | 'due'> & {
  readonly cap: Parameters<typeof billTotals>[1];
};

/** A form with the payment that was typed, taken in a mode; the form itself when there is none. */
function withTypedPayment(draft: BillForm, { cap, ...tender }: Tender): BillForm {
  const { due } = billTotals(draft, cap);
  const payment = takePayment({ paymentId: newId(), typed: draft.newPayment, due, ...tender });
  return payment ? { ...draft, payments: [...draft.payments, payment], newPayment: '' } : draft;
}

function RegisterPage({ slot, patientId, repeats, last }: RegisterPageProps) {
  const t = useTexts(registerTexts);
  const zone = useZone();
  const may = useRight('bills', PERMISSION.create);
  const takesMoney = useRight('payments', PERMISSION.create);
  const state = useBillForm(patientId === '' ? slot : `${slot} ${patientId}`);
  const { form, now, ready, savedAt } = state;
  const pending = usePending();
  const onSaved = (): void => {
    // The next one is somebody else.
    if (patientId === '') focusField('phone');
    else go('register', {}, { replace: true });
  };
  const saving = useRegister(state, { pending, last, onSaved });
  const mayEdit = useRight('patients', PERMISSION.update);
  const bills = useHeldBills(state, () => {
    saving.clear();
    focusField('phone');
  });
  const [dialog, setDialog] = useState<'quick' | 'held' | null>(null);
  const update: PartProps['update'] = (change) => {
    saving.forgetRefusal();
    state.update(change);
  };
  const requote = useQuotes({ now, update }, pending);
  const ordering = useOrdering(update, { pending, onAdded: () => now().client !== '' && requote() });
  const view = useKnownPerson(form.known?.patientId ?? (patientId || null));
  const nextId = useApiQuery(nextLabId, {}, { refetchEvery: 30_000 });
  const paidAhead = usePaidAhead(form.known?.patientId ?? null);
  const credit = useUnusedCredit(form.known ? { patientId: form.known.patientId } : null);
  const agency = useAgencyAccount(form.client);
  const { totals, cap, shown } = saving;
  const editing = usePersonEdit({ form, view, update, isWrong: saving.isPersonWrong });
  const visits = form.known ? (view?.visits ?? []) : [];
  const [latest] = visits;

  useRepeatFromAddress({ ready, view, repeats, form, update, onRepeat: ordering.repeat });
  useEffect(() => {
    if (ready) focusField(patientId === '' ? 'phone' : 'doctor');
  }, [ready, patientId]);

  const next = (from: FieldName, step: 1 | -1 = 1): void => {
    const goal = nextField(now(), from, step);
    if (goal !== null) focusField(goal);
    else if (step === 1) document.getElementById('register-save')?.focus();
  };
  const pay = (mode: PaymentMode): void =>
    pending.whenDone(() => {
      const hasAgency = agency !== null;
      update((draft) => withTypedPayment(draft, { cap, mode, paidAhead, credit, hasAgency }));
      focusField('pay');
    });
  const repeatLast = latest && form.lines.length === 0 ? () => repeatVisit(latest) : undefined;
  const repeatVisit = (visit: typeof latest): void => {
    if (!visit) return;
    ordering.repeat(visit);
    focusField('pay');
  };
  const keyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.defaultPrevented || event.ctrlKey || event.altKey) return;
    const from = fieldAt(event.target);
    if (from === undefined) return;
    event.preventDefault();
    if (from === 'doctor' && !event.shiftKey)
      update((draft) => (draft.doctorProblem === '' ? draft : { ...draft, doctorProblem: '' }));
    next(from, event.shiftKey ? -1 : 1);
  };
  const blur = (event: FocusEvent): void => {
    const name = fieldAt(event.target);
    if (name !== undefined && !isUntouched(now())) saving.leave(name);
  };
  const clear = async (): Promise<void> => {
    const question = {
      kind: 'WARNING',
      title: t('clearTitle'),
      text: t('clearText'),
      action: t('clear'),
    } as const;
    if (!isUntouched(form) && (await ask(question)) === null) return;
    saving.clear();
    focusField('phone');
  };
  const fillFrom = async (filled: BillForm): Promise<void> => {
    await bills.hold();
    update(() => filled);
    if (filled.client !== '') requote();
    // After the dialog has given the focus back.
    setTimeout(() => document.getElementById('register-save')?.focus());
  };
  const off = may ? undefined : t('needsRight');
  useShortcuts(registerKeys, {
    next: () => undefined,
    back: () => undefined,
    phone: () => focusField('phone'),
    lineDiscount: form.lines.length > 0 ? () => void focusLastDiscount() : undefined,
    discount: () => focusField('discount'),
    upi: takesMoney ? 'focus' : undefined,
    cash: takesMoney ? 'focus' : undefined,
    card: takesMoney ? 'focus' : undefined,
    quick: may ? () => setDialog('quick') : undefined,
    hold: isUntouched(form) ? undefined : () => void bills.hold(),
    held: () => setDialog('held'),
    edit: mayEdit && view && form.known && !form.edit ? editing.open : undefined,
    repeat: repeatLast,
    saveOnly: may ? () => saving.save(false) : undefined,
    save: may ? () => saving.save(true) : undefined,
  });

  const parts = { form, update, errors: shown };
  return (
    <>
      <PageHead title={t('title')} sub={nextId.data && t('nextLabId', { labId: nextId.data.labId })}>
        {savedAt && !isUntouched(form) && (
          <span className="muted t12">{t('draftSaved', { time: showTime(savedAt, zone) })}</span>
        )}
        <HeadActions
          bills={bills}
          isEmpty={isUntouched(form)}
          onOpen={setDialog}
          onClear={() => void clear()}
        />
      </PageHead>
      {/* Always there, so that it takes the focus when saving was tried and never while somebody types. */}
      <div className={saving.problems.length > 0 ? styles.summary : undefined}>
        <ErrorSummary inline problems={saving.problems} attempt={saving.attempt} />
      </div>
      {ready ? (
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Enter in its fields leads on, the fields have roles of their own
        <div className={styles.columns} onKeyDown={keyDown} onBlur={blur}>
          <div className={`scroll ${styles.person}`} data-region>
            <PatientPart
              {...parts}
              today={saving.today}
              view={view}
              editing={editing}
              mayEdit={mayEdit}
              onNext={next}
              onPick={(person) => {
                update((draft) => withKnown(draft, person));
                requestAnimationFrame(() => focusField('doctor'));
              }}
              onForget={() => {
                update((draft) => ({ ...draft, known: null, edit: null }));
                requestAnimationFrame(() => focusField('phone'));
              }}
            />
            <ReferrerPart {...parts} pending={pending} onNext={next} onClient={requote} />
            <SendPart form={form} update={update} />
          </div>
          <TestsPart
            {...parts}
            totals={totals}
            cap={cap}
            visits={visits}
            person={{ today: saving.today, view }}
            onAdd={ordering.add}
            onEarly={ordering.addTyped}
            onRepeat={repeatVisit}
            saved={
              last.saved && isUntouched(form) ? (
                <Suspense>
                  <SavedNote saved={last.saved} onPrint={() => last.saved && last.print(last.saved)} />
                </Suspense>
              ) : null
            }
          />
          <BillPart
            {...parts}
            totals={totals}
            cap={cap}
            paidAhead={paidAhead}
            credit={credit}
            agency={agency}
            busy={saving.busy}
            off={off}
            mayCollect={saving.mayCollect}
            refusal={saving.refusal}
            wayOn={
              saving.refusal?.code === 'bill-saved-already' && (
                <Button onClick={() => go(`bills/${form.billId}`)}>{t('openBill')}</Button>
              )
            }
            onPay={takesMoney ? pay : null}
            onSave={saving.save}
          />
        </div>
      ) : (
        <Skeleton lines={12} />
      )}
      <RegisterDialogs
        dialog={dialog}
        saving={saving}
        bills={bills}
        onClose={() => setDialog(null)}
        onFill={(filled) => void fillFrom(filled)}
      />
    </>
  );
}

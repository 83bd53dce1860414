import { MINUTE } from '@nidan/domain/time/durations';
import { readAgencyAccount } from '@nidan/contract/money/agency-billing/agency-account-endpoints';
import { createBill, listBills } from '@nidan/contract/money/bills/bill-endpoints';
import { nextLabId } from '@nidan/contract/money/lab-ids/lab-id-endpoints';
import { searchPatients } from '@nidan/contract/people/patients/patient-endpoints';
import { listSamples } from '@nidan/contract/lab/samples/sample-endpoints';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import type { DiscountCap } from '@nidan/domain/money/discount';
import { type Dispatch, type SetStateAction, useState } from 'react';
import { type ApiRefusal, asRefusal } from '../../../kernel/api/api-refusal.ts';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';
import { useLabSetting, useRight, useSession } from '../../../kernel/session/session.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { useNow } from '../../../kernel/ui/values/use-now.ts';
import { billBody } from './bill-body.ts';
import { billTotals } from '../bills/lines/bill-totals.ts';
import { isUntouched } from './bill-form.ts';
import type { FieldName } from './focus-path.ts';
import { type Asked, formFaults, personFaults, type T } from './form-faults.ts';
import type { Today } from './person/age-fields.ts';
import { useLikelySame } from './person/use-likely-same.ts';
import { withKnown } from './person/use-known-person.ts';
import { registerTexts } from './texts/register-texts.ts';
import { faultsOfRefusal, faultsOnLeaving, problemsOf } from './shown-faults.ts';
import type { BillFormState } from './use-bill-form.ts';
import type { Pending } from '../refunds/use-pending.ts';
import { toldOf } from './told-of.ts';
import type { SavedBill, SavedBillState } from './use-saved-bill.ts';

const NO_CAP = { uptoAmount: null, maxPercent: null };

interface Tried {
  /** How often saving was tried since the form was empty. */
  readonly attempt: number;
  readonly refusal: ApiRefusal | null;
  readonly left: ReadonlySet<FieldName>;
}
const UNTRIED: Tried = { attempt: 0, refusal: null, left: new Set() };

interface RegisterInput {
  readonly pending: Pending;
  /** Where the saved bill is kept. */
  readonly last: SavedBillState;
  readonly onSaved: () => void;
}

interface Sending {
  readonly prints: boolean;
  /** Somebody else than the one who is likely the same. */
  readonly isOther?: boolean;
  /** Somebody else than the one who has the same ABHA, passport or SRF id. */
  readonly isIdChecked?: boolean;
}

interface SendingInput {
  readonly state: BillFormState;
  readonly today: Today;
  readonly last: SavedBillState;
  readonly t: T;
  readonly cap: DiscountCap;
  readonly asks: Asked;
  readonly mayCollect: boolean;
  readonly setTried: Dispatch<SetStateAction<Tried>>;
  readonly clear: () => void;
  readonly onSaved: () => void;
}

/** Sends a registration that holds, once it is clear whose it is. */
function useSending({
  state,
  today,
  last,
  t,
  cap,
  asks,
  mayCollect,
  setTried,
  clear,
  onSaved,
}: SendingInput) {
  const { now, update } = state;
  const likely = useLikelySame();
  const create = useApiMutation(createBill, {
    outdates: [nextLabId, listBills, listSamples, searchPatients, readAgencyAccount],
  });
  const send = async ({ prints, isOther = false, isIdChecked = false }: Sending): Promise<void> => {
    const body = now();
    // What was saved a moment ago is not saved again by the same keys.
    if (isUntouched(body) && last.saved !== null) return;
    const wrong = formFaults({ form: body, totals: billTotals(body, cap), today, t, asks });
    setTried((former) => ({ ...former, attempt: former.attempt + 1, refusal: null }));
    if (Object.keys(wrong).length > 0) return;
    try {
      if (!isOther && (await likely.look(body, { prints, today }))) return;
      const sent = billBody(body, { collect: prints && mayCollect, isIdChecked });
      take({ ...(await create.mutateAsync({ body: sent })), told: toldOf(body) }, prints);
    } catch (thrown) {
      const refusal = asRefusal(thrown);
      if (await likely.askHolder(refusal, prints)) return;
      if (refusal.unanswered) update((draft) => ({ ...draft, isUnsent: true }));
      setTried((former) => ({ ...former, refusal }));
    }
  };
  const take = (answer: SavedBill, prints: boolean): void => {
    clear();
    last.keep(answer);
    onSaved();
    if (prints) last.print(answer);
  };
  const saveAs = (who: 'same' | 'other'): void => {
    const found = likely.take();
    if (found === null) return;
    if (who === 'same') update((draft) => withKnown(draft, found.person));
    void send({
      prints: found.prints,
      isOther: who === 'other',
      isIdChecked: who === 'other' && found.why !== null,
    });
  };
  return {
    send,
    busy: create.isPending,
    likely: likely.person,
    likelyWhy: likely.why,
    forgetLikely: () => void likely.take(),
    saveAs,
  };
}

/** Saving a registration: what is wrong, and what the server said. */
export function useRegister(state: BillFormState, { pending, last, onSaved }: RegisterInput) {
  const { form, discard } = state;
  const t = useTexts(registerTexts);
  const { lab } = useSession();
  const at = useNow(MINUTE);
  const mayCollect = useRight('samples', PERMISSION.update);
  const [{ attempt, refusal, left }, setTried] = useState(UNTRIED);
  const clear = (): void => {
    discard();
    setTried(UNTRIED);
  };
  const cap = lab.discountCap ?? NO_CAP;
  const today = { at, zone: lab.timeZone };
  const asks = {
    discountReason: useLabSetting('discountReasonRequired'),
    upiReference: useLabSetting('upiReferenceRequired'),
  };
  const totals = billTotals(form, cap);
  const faults = formFaults({ form, totals, today, t, asks });
  const refused = faultsOfRefusal(refusal);
  // Changed details are saved by a button of their own: what is wrong with them is said while they are typed.
  const edited = form.edit === null ? {} : personFaults({ form, today, t });

  const sending = useSending({ state, today, last, t, setTried, clear, onSaved, mayCollect, cap, asks });
  return {
    totals,
    cap,
    today,
    mayCollect,
    attempt,
    refusal,
    busy: sending.busy,
    shown: { ...(attempt > 0 ? faults : faultsOnLeaving(faults, left)), ...edited, ...refused },
    problems: attempt > 0 ? problemsOf({ ...faults, ...refused }) : [],
    isPersonWrong: Object.keys(edited).length > 0,
    leave: (name: FieldName) => setTried((former) => ({ ...former, left: new Set(former.left).add(name) })),
    /** A refusal is about what was sent; what is typed since answers it. */
    forgetRefusal: () => refusal && setTried((former) => ({ ...former, refusal: null })),
    save: (prints: boolean) => {
      if (!sending.busy) pending.whenDone(() => void sending.send({ prints }));
    },
    /** Somebody registered who is likely the typed person: asked before a second record is made. */
    likely: sending.likely,
    likelyWhy: sending.likelyWhy,
    forgetLikely: sending.forgetLikely,
    saveAs: sending.saveAs,
    clear,
  };
}

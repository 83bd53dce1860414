import { createBill, listBills } from '@nidan/contract/money/bills/bill-endpoints';
import { nextLabId } from '@nidan/contract/money/lab-ids/lab-id-endpoints';
import { searchPatients } from '@nidan/contract/people/patients/patient-endpoints';
import { listSamples } from '@nidan/contract/lab/samples/sample-endpoints';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { useState } from 'react';
import { type ApiRefusal, asRefusal } from '../../../kernel/api/api-refusal.ts';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';
import { useRight, useSession } from '../../../kernel/session/session.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { useNow } from '../../../kernel/ui/values/use-now.ts';
import { billBody } from './bill-body.ts';
import { billTotals } from '../bills/lines/bill-totals.ts';
import type { FieldName } from './focus-path.ts';
import { formFaults, personFaults } from './form-faults.ts';
import { registerTexts } from './texts/register-texts.ts';
import { faultsOfRefusal, faultsOnLeaving, problemsOf } from './shown-faults.ts';
import type { BillFormState } from './use-bill-form.ts';
import type { Pending } from '../refunds/use-pending.ts';
import type { SavedBill, SavedBillState } from './use-saved-bill.ts';

const NO_CAP = { uptoAmount: null, maxPercent: null };
const MINUTE = 60_000;

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

/** Saving a registration: what is wrong, and what the server said. */
export function useRegister(
  { form, now, discard }: BillFormState,
  { pending, last, onSaved }: RegisterInput,
) {
  const t = useTexts(registerTexts);
  const { lab } = useSession();
  const at = useNow(MINUTE);
  const mayCollect = useRight('samples', PERMISSION.update);
  const [{ attempt, refusal, left }, setTried] = useState(UNTRIED);
  const clear = (): void => {
    discard();
    setTried(UNTRIED);
  };
  const create = useApiMutation(createBill, {
    outdates: [nextLabId, listBills, listSamples, searchPatients],
  });
  const cap = lab.discountCap ?? NO_CAP;
  const today = { at, zone: lab.timeZone };
  const totals = billTotals(form, cap);
  const faults = formFaults({ form, totals, today, t });
  const refused = faultsOfRefusal(refusal);
  // Changed details are saved by a button of their own: what is wrong with them is said while they are typed.
  const edited = form.edit === null ? {} : personFaults({ form, today, t });

  const send = async (prints: boolean): Promise<void> => {
    const body = now();
    const wrong = formFaults({ form: body, totals: billTotals(body, cap), today, t });
    setTried((former) => ({ ...former, attempt: former.attempt + 1, refusal: null }));
    if (Object.keys(wrong).length > 0) return;
    try {
      take(await create.mutateAsync({ body: billBody(body, prints && mayCollect) }), prints);
    } catch (thrown) {
      setTried((former) => ({ ...former, refusal: asRefusal(thrown) }));
    }
  };
  const take = (answer: SavedBill, prints: boolean): void => {
    clear();
    last.keep(answer);
    onSaved();
    if (prints) last.print(answer);
  };
  return {
    totals,
    cap,
    today,
    mayCollect,
    attempt,
    refusal,
    busy: create.isPending,
    shown: { ...(attempt > 0 ? faults : faultsOnLeaving(faults, left)), ...edited, ...refused },
    problems: attempt > 0 ? problemsOf({ ...faults, ...refused }) : [],
    isPersonWrong: Object.keys(edited).length > 0,
    leave: (name: FieldName) => setTried((former) => ({ ...former, left: new Set(former.left).add(name) })),
    /** A refusal is about what was sent; what is typed since answers it. */
    forgetRefusal: () => refusal && setTried((former) => ({ ...former, refusal: null })),
    save: (prints: boolean) => {
      if (!create.isPending) pending.whenDone(() => void send(prints));
    },
    clear,
  };
}

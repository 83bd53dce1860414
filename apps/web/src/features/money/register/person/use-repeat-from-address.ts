import type { PatientView, PatientVisit } from '@nidan/contract/people/patients/patient-record';
import { useEffect, useEffectEvent, useRef } from 'react';
import { type BillForm, isUntouched } from '../bill-form.ts';
import { withKnown } from './use-known-person.ts';

interface AddressInput {
  readonly ready: boolean;
  readonly view: PatientView | null;
  /** Id of the visit whose tests are wanted again; '' for none. */
  readonly repeats: string;
  readonly form: BillForm;
  readonly update: (change: (form: BillForm) => BillForm) => void;
  readonly onRepeat: (visit: PatientVisit) => void;
}

/** Fills the person that the address names, and the tests of a visit of theirs, once both the draft and the person are here. */
export function useRepeatFromAddress(input: AddressInput): void {
  const done = useRef(false);
  const { ready, view } = input;
  const fill = useEffectEvent((person: PatientView) => {
    done.current = true;
    // A draft of theirs goes on as it was left.
    if (!isUntouched(input.form)) return;
    input.update((form) => withKnown(form, person));
    const visit = person.visits.find(({ billId }) => billId === input.repeats);
    if (visit) input.onRepeat(visit);
  });
  useEffect(() => {
    if (ready && view && !done.current) fill(view);
  }, [ready, view]);
}

import {
  readPatient,
  searchPatients,
  updatePatient,
} from '@nidan/contract/people/patients/patient-endpoints';
import type { PatientView } from '@nidan/contract/people/patients/patient-record';
import type { ApiRefusal } from '../../../../kernel/api/api-refusal.ts';
import { api } from '../../../../kernel/api/api.ts';
import { useApiMutation } from '../../../../kernel/api/use-api-mutation.ts';
import { useTexts } from '../../../../kernel/text/use-texts.ts';
import { toast } from '../../../../kernel/ui/overlays/toast.ts';
import { personChanges } from '../bill-body.ts';
import type { BillForm } from '../bill-form.ts';
import { personOfView } from './person-of-view.ts';
import { rebasedEdit } from '../../bills/rebased-edit.ts';
import { registerTexts } from '../texts/register-texts.ts';
import { withKnown } from './use-known-person.ts';

interface EditInput {
  readonly form: BillForm;
  readonly view: PatientView | null;
  readonly update: (change: (form: BillForm) => BillForm) => void;
  /** Something is wrong with the fields: it is shown, and nothing is sent. */
  readonly isWrong: boolean;
}

export interface PersonEditing {
  readonly busy: boolean;
  readonly refusal: ApiRefusal | null;
  readonly open: () => void;
  readonly drop: () => void;
  readonly save: () => void;
}

/** Changes the details of a known person while a bill is typed: with the version that was read, so that nobody's change is lost. */
export function usePersonEdit({ form, view, update, isWrong }: EditInput): PersonEditing {
  const t = useTexts(registerTexts);
  const change = useApiMutation(updatePatient, {
    outdates: [readPatient, searchPatients],
    onReload: async () => {
      const patientId = form.known?.patientId ?? '';
      const now = await api(readPatient, { params: { patientId } });
      update((typed) => rebasedEdit(typed, now));
    },
    onDone: (person) => {
      update((now) => withKnown({ ...now, edit: null }, person));
      toast({ type: 'SUCCESS', msg: t('detailsSaved', { code: person.patient_code }) });
    },
  });
  const open = (): void => {
    if (view === null) return;
    const before = personOfView(view);
    change.reset();
    update((now) => ({ ...now, person: before, edit: { version: view.version, before } }));
  };
  const drop = (): void => {
    change.reset();
    update((now) => ({ ...now, person: now.edit?.before ?? now.person, edit: null }));
  };
  const save = (): void => {
    const { known, edit, person } = form;
    if (known === null || edit === null || change.isPending || isWrong) return;
    const body = personChanges(edit, person);
    if (Object.keys(body).length === 1) drop();
    else change.mutate({ params: { patientId: known.patientId }, body });
  };
  return { busy: change.isPending, refusal: change.error, open, drop, save };
}

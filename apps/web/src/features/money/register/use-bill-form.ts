import { useLayoutEffect, useRef } from 'react';
import { newId } from '../../../kernel/api/new-id.ts';
import { useDraft } from '../../../kernel/store/use-draft.ts';
import { type BillForm, EMPTY_FORM, restoreForm } from './bill-form.ts';

export interface BillFormState {
  readonly form: BillForm;
  /** The form with every change up to now, also those that are not drawn yet: for handlers and for what comes late. */
  readonly now: () => BillForm;
  readonly update: (change: (form: BillForm) => BillForm) => void;
  readonly savedAt: Date | null;
  readonly ready: boolean;
  readonly discard: () => void;
}

/** The form of a registration as a draft in the local database: it outlives a reload and a failed save. */
export function useBillForm(name: string): BillFormState {
  const draft = useDraft<BillForm>({ name, empty: EMPTY_FORM, restore: restoreForm });
  const latest = useRef(draft.value);
  useLayoutEffect(() => {
    latest.current = draft.value;
  }, [draft.value]);
  return {
    form: draft.value,
    now: () => latest.current,
    update: (change) => {
      const next = change(latest.current);
      if (next === latest.current) return;
      latest.current = next.billId === '' ? { ...next, billId: newId() } : next;
      draft.change(latest.current);
    },
    savedAt: draft.savedAt,
    ready: draft.ready,
    discard: () => {
      latest.current = EMPTY_FORM;
      draft.discard();
    },
  };
}

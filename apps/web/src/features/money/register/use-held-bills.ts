import { useEffect, useState } from 'react';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { toast } from '../../../kernel/ui/overlays/toast.ts';
import { type BillForm, isUntouched } from './bill-form.ts';
import { type HeldBill, heldBills, holdBill, takeHeldBill } from './held-bills.ts';
import { registerTexts } from './texts/register-texts.ts';
import type { BillFormState } from './use-bill-form.ts';

export interface HeldBillsState {
  readonly held: readonly HeldBill[];
  /** Puts what is typed aside and leaves an empty page. */
  readonly hold: () => Promise<void>;
  /** Goes on with one; what is typed now is put aside for it. */
  readonly goOn: (billId: string) => Promise<void>;
  readonly remove: (billId: string) => Promise<void>;
}

/** Registrations that were put aside at this counter by this person; `onEmpty` empties the page after one was. */
export function useHeldBills(state: BillFormState, onEmpty: () => void): HeldBillsState {
  const t = useTexts(registerTexts);
  const [held, setHeld] = useState<readonly HeldBill[]>([]);
  const renew = async (): Promise<void> => setHeld(await heldBills());
  useEffect(() => {
    // Another tab may have put one aside, or gone on with one.
    const look = (): void => void heldBills().then(setHeld);
    look();
    addEventListener('focus', look);
    return () => removeEventListener('focus', look);
  }, []);
  const putAside = async (form: BillForm): Promise<boolean> => {
    if (isUntouched(form)) return true;
    if (await holdBill(form, new Date())) return true;
    toast({ type: 'ERROR', msg: t('holdFailed') });
    return false;
  };
  return {
    held,
    hold: async () => {
      if (isUntouched(state.now()) || !(await putAside(state.now()))) return;
      onEmpty();
      await renew();
    },
    goOn: async (billId) => {
      if (!(await putAside(state.now()))) return;
      const form = await takeHeldBill(billId);
      if (form === null) toast({ type: 'WARNING', msg: t('heldGone') });
      else state.update(() => form);
      await renew();
    },
    remove: async (billId) => {
      await takeHeldBill(billId);
      await renew();
    },
  };
}

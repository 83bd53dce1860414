import { latePart } from '../../../kernel/lazy/late-part.ts';
import { lazy, Suspense } from 'react';
import type { BillForm } from './bill-form.ts';
import type { HeldBillsState } from './use-held-bills.ts';
import { fetchLikelySame } from './person/use-likely-same.ts';
import type { useRegister } from './use-register.ts';

const fetchHeldBills = async () => ({
  default: (await import('./HeldBillsDialog.tsx')).HeldBillsDialog,
});
const HeldBillsDialog = lazy(fetchHeldBills);

const LikelySameDialog = latePart(() => import('./person/LikelySameDialog.tsx'), 'LikelySameDialog');

const fetchQuickLine = async () => ({
  default: (await import('./quick-line/QuickLineDialog.tsx')).QuickLineDialog,
});
const QuickLineDialog = lazy(fetchQuickLine);

/** Fetches the dialogs ahead: nobody waits for one once the page stands. */
export function fetchDialogs(): void {
  void fetchHeldBills();
  void fetchQuickLine();
  // What fails is tried again when it is wanted.
  void fetchLikelySame().catch(() => undefined);
}

interface RegisterDialogsProps {
  readonly dialog: 'quick' | 'held' | null;
  readonly saving: Pick<
    ReturnType<typeof useRegister>,
    'likely' | 'likelyWhy' | 'forgetLikely' | 'saveAs' | 'cap'
  >;
  readonly bills: HeldBillsState;
  readonly onClose: () => void;
  readonly onFill: (filled: BillForm) => void;
}

/** What opens over the registration. */
export function RegisterDialogs({ dialog, saving, bills, onClose, onFill }: RegisterDialogsProps) {
  return (
    <Suspense>
      {saving.likely && (
        <LikelySameDialog
          person={saving.likely}
          why={saving.likelyWhy}
          onSame={() => saving.saveAs('same')}
          onOther={() => saving.saveAs('other')}
          onClose={saving.forgetLikely}
        />
      )}
      {dialog === 'held' && <HeldBillsDialog bills={bills} onClose={onClose} />}
      {dialog === 'quick' && <QuickLineDialog cap={saving.cap} onClose={onClose} onFill={onFill} />}
    </Suspense>
  );
}

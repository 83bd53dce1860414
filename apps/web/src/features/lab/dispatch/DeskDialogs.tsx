import { DispatchDialog } from './DispatchDialog.tsx';
import { useLetterhead } from './letterhead.ts';
import { PrintRunDialog } from './PrintRunDialog.tsx';
import type { DispatchDesk } from './use-dispatch-desk.ts';

/** The dialog of the desk that is open, if one is. */
export function DeskDialogs({ desk }: { readonly desk: DispatchDesk }) {
  const letterhead = useLetterhead();
  const { dialog, busy, closeDialog } = desk;
  if (dialog === null) return null;
  if (dialog.of === 'dispatch') {
    return (
      <DispatchDialog
        reports={dialog.reports}
        busy={busy}
        onClose={closeDialog}
        onConfirm={(channels) => desk.markDispatched(dialog.reports, channels)}
      />
    );
  }
  return (
    <PrintRunDialog
      reports={dialog.reports}
      letterhead={letterhead}
      busy={busy}
      onClose={closeDialog}
      onPrinted={desk.markPrinted}
    />
  );
}

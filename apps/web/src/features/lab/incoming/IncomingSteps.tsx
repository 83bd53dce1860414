import type {
  AnnouncedMatch,
  IncomingOrderView,
  IncomingSampleView,
} from '@nidan/contract/lab/incoming/incoming-view';
import { useState } from 'react';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { ask } from '../../../kernel/ui/overlays/ask.ts';
import { toast, toastRefusal } from '../../../kernel/ui/overlays/toast.ts';
import { RegisterDialog } from './RegisterDialog.tsx';
import { incomingTexts } from './texts/incoming-texts.ts';

interface IncomingStepsProps {
  readonly row: IncomingSampleView | IncomingOrderView;
  /** Its barcode or its number. */
  readonly what: string;
  /** What its end is called among its actions. */
  readonly endsBy: 'reject' | 'cancel';
  readonly onAccept: () => Promise<unknown>;
  /** Who of the registered the person is. */
  readonly onMatch: () => Promise<AnnouncedMatch>;
  /** With whom it is for, where that was asked; null for a new patient. */
  readonly onRegister: (patientId?: string | null) => Promise<{ readonly labNo: string | null }>;
  readonly onEnd: (reason: string) => Promise<unknown>;
}

/** Accepts, registers or ends what was announced. */
export function IncomingSteps({
  row,
  what,
  endsBy,
  onAccept,
  onMatch,
  onRegister,
  onEnd,
}: IncomingStepsProps) {
  const t = useTexts(incomingTexts);
  const { can, personName } = row;
  const [match, setMatch] = useState<AnnouncedMatch | null>(null);
  const [isBusy, setBusy] = useState(false);
  const register = async (patientId?: string | null): Promise<void> => {
    setBusy(true);
    try {
      const { labNo } = await onRegister(patientId);
      toast({ type: 'SUCCESS', msg: t('registered', { name: personName, labNo: labNo ?? '' }) });
    } catch (thrown) {
      toastRefusal(thrown);
    }
    setBusy(false);
    setMatch(null);
  };
  const end = async (): Promise<void> => {
    const answer = await ask({
      kind: 'DELETE',
      title: t('rejectTitle', { what }),
      text: t('rejectText'),
      action: t(endsBy),
      reason: true,
    });
    if (answer !== null) await onEnd(answer.reason).catch(toastRefusal);
  };
  return (
    <span className="row">
      {can.includes('accept') && (
        <Button kind="link" onClick={() => void onAccept().catch(toastRefusal)}>
          {t('accept')}
        </Button>
      )}
      {can.includes('register') && (
        <Button kind="link" onClick={() => void onMatch().then(setMatch, toastRefusal)}>
          {t('register')}
        </Button>
      )}
      {can.includes(endsBy) && (
        <Button kind="link" onClick={() => void end()}>
          {t(endsBy)}
        </Button>
      )}
      {match !== null && (
        <RegisterDialog
          row={row}
          match={match}
          busy={isBusy}
          onRegister={(patientId) => void register(patientId)}
          onClose={() => setMatch(null)}
        />
      )}
    </span>
  );
}

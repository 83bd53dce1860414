import type { IncomingOrderView, IncomingSampleView } from '@nidan/contract/lab/incoming/incoming-view';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { ask } from '../../../kernel/ui/overlays/ask.ts';
import { toast, toastRefusal } from '../../../kernel/ui/overlays/toast.ts';
import { incomingTexts } from './texts/incoming-texts.ts';

interface IncomingStepsProps {
  readonly row: IncomingSampleView | IncomingOrderView;
  /** Its barcode or its number. */
  readonly what: string;
  /** What its end is called among its actions. */
  readonly endsBy: 'reject' | 'cancel';
  readonly onAccept: () => Promise<unknown>;
  readonly onRegister: () => Promise<{ readonly labNo: string | null }>;
  readonly onEnd: (reason: string) => Promise<unknown>;
}

/** Accepts, registers or ends what was announced. */
export function IncomingSteps({ row, what, endsBy, onAccept, onRegister, onEnd }: IncomingStepsProps) {
  const t = useTexts(incomingTexts);
  const { can, personName, testCodes } = row;
  const register = async (): Promise<void> => {
    const answer = await ask({
      kind: 'WARNING',
      title: t('consentTitle', { name: personName }),
      text: t('consentText', { tests: testCodes.join(', ') }),
      action: t('register'),
    });
    if (answer === null) return;
    try {
      const { labNo } = await onRegister();
      toast({ type: 'SUCCESS', msg: t('registered', { name: personName, labNo: labNo ?? '' }) });
    } catch (thrown) {
      toastRefusal(thrown);
    }
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
        <Button kind="link" onClick={() => void register()}>
          {t('register')}
        </Button>
      )}
      {can.includes(endsBy) && (
        <Button kind="link" onClick={() => void end()}>
          {t(endsBy)}
        </Button>
      )}
    </span>
  );
}

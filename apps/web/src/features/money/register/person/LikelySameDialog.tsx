import type { PatientMatch } from '@nidan/contract/people/patients/patient-record';
import { useZone } from '../../../../kernel/session/session.ts';
import { kernelTexts } from '../../../../kernel/text/kernel-texts.ts';
import { showDate } from '../../../../kernel/text/show-date.ts';
import { useTexts } from '../../../../kernel/text/use-texts.ts';
import { Button } from '../../../../kernel/ui/Button.tsx';
import { Dialog } from '../../../../kernel/ui/overlays/Dialog.tsx';
import { registerTexts } from '../texts/register-texts.ts';

interface LikelySameDialogProps {
  readonly person: PatientMatch;
  /** Why it is asked, where not for a like name on the same phone. */
  readonly why: string | null;
  /** It is this person: the bill is theirs. */
  readonly onSame: () => void;
  /** It is somebody else, who gets a record of their own. */
  readonly onOther: () => void;
  readonly onClose: () => void;
}

/** Asks before somebody gets a second record: one like the typed person is registered on the same phone. */
export function LikelySameDialog({ person, why, onSame, onOther, onClose }: LikelySameDialogProps) {
  const t = useTexts(registerTexts);
  const kernel = useTexts(kernelTexts);
  const zone = useZone();
  const name = `${person.name_title} ${person.name}`.trim();
  return (
    <Dialog
      kind="WARNING"
      title={t('likelyTitle', { name })}
      onClose={onClose}
      feet={
        <>
          <Button onClick={onClose}>{kernel('cancel')}</Button>
          <Button onClick={onOther}>{t('likelyOther')}</Button>
          <Button kind="primary" data-autofocus onClick={onSame}>
            {t('likelySame')}
          </Button>
        </>
      }
    >
      <p>
        {name}, {person.age} {person.age_sex.sex}, {person.patient_code}
        {person.last_visit && `, ${t('likelyVisit', { date: showDate(person.last_visit.at, zone) })}`}
      </p>
      <p className="muted">{why ?? t('likelyText')}</p>
    </Dialog>
  );
}

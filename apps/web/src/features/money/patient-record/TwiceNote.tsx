import { listDuplicates } from '@nidan/contract/people/patients/duplicate-endpoints';
import type { PatientView } from '@nidan/contract/people/patients/patient-record';
import { useApiQuery } from '../../../kernel/api/use-api-query.ts';
import { go } from '../../../kernel/route/use-route.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { Note } from '../../../kernel/ui/Note.tsx';
import { duplicateTexts } from '../../people/duplicates/texts/duplicate-texts.ts';

interface TwiceNoteProps {
  readonly person: PatientView;
  readonly onCompare: (otherId: string) => void;
}

/** Says that a record leads to another, or that the person may be registered twice; nothing otherwise. */
export function TwiceNote({ person, onCompare }: TwiceNoteProps) {
  const t = useTexts(duplicateTexts);
  const { patient_id: patientId, mergedInto } = person;
  const query = { patientId, limit: 1 };
  const [pair] = useApiQuery(listDuplicates, { query }, { enabled: mergedInto === null }).data?.rows ?? [];
  if (mergedInto !== null) {
    const { patient_id: survivorId, patient_code: code, fullName: name } = mergedInto;
    return (
      <Note
        tone="warn"
        end={<Button onClick={() => go(`patients/${survivorId}`)}>{t('toSurvivor', { code })}</Button>}
      >
        {t('mergedInto', { code, name })}
      </Note>
    );
  }
  if (pair === undefined || pair.one.patient_id !== patientId) return null;
  const { patient_id: otherId, patient_code: code, name } = pair.other;
  return (
    <Note tone="warn" end={<Button onClick={() => onCompare(otherId)}>{t('compare')}</Button>}>
      {t('twice', { code, name })}
    </Note>
  );
}

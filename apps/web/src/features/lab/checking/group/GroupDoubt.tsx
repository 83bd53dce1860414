import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { lazy, Suspense, useState } from 'react';
import { useRight } from '../../../../kernel/session/session.ts';
import { useTexts } from '../../../../kernel/text/use-texts.ts';
import { Button } from '../../../../kernel/ui/Button.tsx';
import { Note } from '../../../../kernel/ui/Note.tsx';
import { Why } from '../../../../kernel/ui/overlays/Why.tsx';
import { resultsTexts } from '../../../catalogue/values/texts/results-texts.ts';
import styles from '../../results/EntryMessages.module.css';
import type { GroupInDoubt } from './groups-in-doubt.ts';
import { groupTexts } from './texts/group-texts.ts';

const GroupDialog = lazy(async () => ({ default: (await import('./GroupDialog.tsx')).GroupDialog }));

interface GroupDoubtProps {
  readonly billId: string;
  readonly doubt: GroupInDoubt;
}

/** A blood group that is not the person's last one: says what to do, and lets who may authorise say why. */
export function GroupDoubt({ billId, doubt }: GroupDoubtProps) {
  const t = useTexts(groupTexts);
  const shared = useTexts(resultsTexts);
  const may = useRight('authorise', PERMISSION.update);
  const [asking, setAsking] = useState(false);
  const { parameter, value, former, labNo } = doubt;
  return (
    <div className={styles.messages} data-region>
      <Note
        tone="danger"
        end={
          <>
            {!may && <Why>{shared('needsAuthorise')}</Why>}
            <Button off={may ? undefined : shared('needsAuthorise')} onClick={() => setAsking(true)}>
              {t('explain')}
            </Button>
          </>
        }
      >
        <b role="alert">{t('differs', { parameter: parameter.name, value, former, labNo })}</b> {t('help')}
      </Note>
      {asking && (
        <Suspense>
          <GroupDialog billId={billId} doubt={doubt} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </div>
  );
}

import type { PatientView } from '@nidan/contract/people/patients/patient-record';
import { useTexts } from '../../../../kernel/text/use-texts.ts';
import { Button } from '../../../../kernel/ui/Button.tsx';
import { Money } from '../../../../kernel/ui/values/Money.tsx';
import type { KnownPerson } from '../bill-form.ts';
import { registerKeys } from '../register-keys.ts';
import { registerTexts } from '../texts/register-texts.ts';
import { RELATION_WORDS } from './relation-words.ts';
import styles from '../RegisterScreen.module.css';

interface KnownPersonPartProps {
  readonly known: KnownPerson;
  /** Null while it is fetched. */
  readonly view: PatientView | null;
  readonly mayEdit: boolean;
  readonly onEdit: () => void;
  readonly onChange: () => void;
}

/** A person who was registered before: who it is, and what is due from former bills. */
export function KnownPersonPart({ known, view, mayEdit, onEdit, onChange }: KnownPersonPartProps) {
  const t = useTexts(registerTexts);
  const place = [view?.address, view?.city, view?.pincode].filter(Boolean).join(' ');
  return (
    <div className={styles.known}>
      <div>
        <b>{known.fullName}</b>
        <span className="muted">
          {known.age}
          {view && ` ${view.age_sex.sex}`}, {known.patientCode}
        </span>
        {view?.companion && (
          <span className="muted cut">
            {t('companionOf', { name: view.companion.primary.fullName })},{' '}
            {t(RELATION_WORDS[view.companion.relation])}
          </span>
        )}
        {place !== '' && <span className="muted cut">{place}</span>}
        {view && view.duePaise > 0 && (
          <span>
            {t('dueNow')} <Money paise={view.duePaise} sign due />
          </span>
        )}
      </div>
      <div className={styles.knownDo}>
        <Button onClick={onChange}>{t('changePerson')}</Button>
        {mayEdit && view && (
          <Button shortcut={registerKeys.shortcuts.edit} onClick={onEdit}>
            {t('changeDetails')}
          </Button>
        )}
      </div>
    </div>
  );
}

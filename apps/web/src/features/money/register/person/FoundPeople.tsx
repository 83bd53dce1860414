import type { PatientMatch } from '@nidan/contract/people/patients/patient-record';
import { useZone } from '../../../../kernel/session/session.ts';
import { showDate } from '../../../../kernel/text/show-date.ts';
import { useTexts } from '../../../../kernel/text/use-texts.ts';
import { Icon } from '../../../../kernel/ui/values/Icon.tsx';
import { rupees } from '../../../../kernel/ui/values/rupees.ts';
import styles from './FoundPeople.module.css';
import { registerTexts } from '../texts/register-texts.ts';
import { RELATION_WORDS } from './relation-words.ts';

export const FOUND_LIST = 'register-found';

interface FoundPeopleProps {
  readonly people: readonly PatientMatch[];
  readonly at: number;
  readonly onPick: (person: PatientMatch) => void;
  readonly onNew: () => void;
}

/** Id of a line of the list, for the fields that move through it. */
export function foundLineId(at: number): string {
  return `${FOUND_LIST}-${at}`;
}

/** People on the typed phone number, and the way to a new one. The focus stays in the field that moves through it. */
export function FoundPeople({ people, at, onPick, onNew }: FoundPeopleProps) {
  const t = useTexts(registerTexts);
  const zone = useZone();
  const lines = [...people, null];
  return (
    <div className={styles.found} role="listbox" id={FOUND_LIST} aria-label={t('people')}>
      {lines.map((person, index) => (
        <div
          key={person?.patient_id ?? 'new'}
          id={foundLineId(index)}
          role="option"
          tabIndex={-1}
          aria-selected={index === at}
          className={person ? styles.person : styles.new}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => (person ? onPick(person) : onNew())}
          onKeyDown={(event) => event.key === 'Enter' && (person ? onPick(person) : onNew())}
        >
          {person ? (
            <>
              <b className="cut">{`${person.name_title} ${person.name}`.trim()}</b>
              <span className="cut">
                {person.age} {person.age_sex.sex}, {person.patient_code}
                {person.companion && `, ${t(RELATION_WORDS[person.companion.relation])}`}
              </span>
              <span className={person.duePaise > 0 ? styles.due : 'muted'}>
                {person.duePaise > 0
                  ? t('due', { amount: rupees(person.duePaise) })
                  : person.last_visit
                    ? showDate(person.last_visit.at, zone)
                    : t('firstVisit')}
              </span>
            </>
          ) : (
            <>
              <Icon name="plus" size={12} />
              {t('newPerson')}
            </>
          )}
        </div>
      ))}
    </div>
  );
}

import type { QuickPart } from '@nidan/domain/billing/quick-line';
import { useTexts } from '../../../../kernel/text/use-texts.ts';
import { SelectField } from '../../../../kernel/ui/fields/SelectField.tsx';
import styles from './QuickLine.module.css';
import { registerTexts } from '../texts/register-texts.ts';
import { AGENCY_TEXT, NEW_PERSON, NO_AGENCY, NO_DOCTOR, type QuickReading } from './use-quick-line.ts';

const PART_WORDS = {
  phone: 'phone',
  title: 'nameTitle',
  name: 'name',
  sex: 'sex',
  age: 'age',
  test: 'quickTest',
  doctor: 'doctor',
  agency: 'agency',
  discount: 'discount',
  payment: 'payments',
  stat: 'stat',
  skip: 'quickSkip',
} as const satisfies Readonly<Record<QuickPart, string>>;

/** What a line leaves open, each with its choices: nothing is guessed. */
export function QuickQuestions({ reading }: { readonly reading: QuickReading }) {
  const t = useTexts(registerTexts);
  const { line, doctors, agencies, people, doctorChoice, agencyChoice, personChoice, isLooking } = reading;
  const isAgencyMeant = agencies.some(({ agencyId }) => agencyId === agencyChoice);
  const asksDoctor = line.doctor !== '' && (doctors.length !== 1 || doctorChoice === NO_DOCTOR) && !isLooking;
  return (
    <ul className={styles.asked} aria-live="polite">
      {line.asked.map(({ at, word, choices }) => (
        <li key={`${at} ${word}`}>
          <SelectField<QuickPart | ''>
            label={t('quickWhat', { word })}
            value=""
            options={[
              { value: '', label: t('quickChoose') },
              ...choices.map((part) => ({ value: part, label: t(PART_WORDS[part]) })),
            ]}
            onChange={(part) => part !== '' && reading.answer(at, part)}
          />
        </li>
      ))}
      {asksDoctor && (
        <li>
          <SelectField
            label={
              doctors.length === 0
                ? t('doctorNone', { text: line.doctor })
                : t('quickDoctor', { name: line.doctor })
            }
            value={doctorChoice}
            options={[
              { value: '', label: t('quickChoose') },
              ...doctors.map(({ doctorId, name }) => ({ value: doctorId, label: name })),
              { value: NO_DOCTOR, label: t('quickNoDoctor') },
            ]}
            onChange={reading.chooseDoctor}
          />
        </li>
      )}
      {line.agency !== '' && !isAgencyMeant && !isLooking && (
        <li>
          <SelectField
            label={
              agencies.length === 0
                ? t('agencyNone', { text: line.agency })
                : t('quickAgency', { name: line.agency })
            }
            value={agencyChoice}
            options={[
              { value: '', label: t('quickChoose') },
              ...agencies.map(({ agencyId, name, code }) => ({ value: agencyId, label: `${name}, ${code}` })),
              { value: AGENCY_TEXT, label: t('keepClientText', { text: line.agency }) },
              { value: NO_AGENCY, label: t('quickNoAgency') },
            ]}
            onChange={reading.chooseAgency}
          />
        </li>
      )}
      {people.length > 0 && (
        <li>
          <SelectField
            label={t('peopleFound', { count: people.length })}
            value={personChoice}
            options={[
              { value: '', label: t('quickChoose') },
              ...people.map((person) => ({
                value: person.patient_id,
                label: `${person.name_title} ${person.name}, ${person.age}, ${person.patient_code}`.trim(),
              })),
              { value: NEW_PERSON, label: t('newPerson') },
            ]}
            onChange={reading.choosePerson}
          />
        </li>
      )}
    </ul>
  );
}

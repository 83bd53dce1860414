import { AGE_OPTIONS } from '@nidan/domain/people/ages/age-unit';
import { NAME_TITLES, sexOfTitle } from '@nidan/domain/people/names/name-title';
import { SEXES } from '@nidan/domain/people/sex';
import { calendarDateIn } from '@nidan/domain/time/zone';
import { type KeyboardEvent, useState } from 'react';
import { useTexts } from '../../../../kernel/text/use-texts.ts';
import { Button } from '../../../../kernel/ui/Button.tsx';
import { MaskedDate } from '../../../../kernel/ui/fields/MaskedDate.tsx';
import { NumberField } from '../../../../kernel/ui/fields/NumberField.tsx';
import { Segmented } from '../../../../kernel/ui/fields/Segmented.tsx';
import { SelectField } from '../../../../kernel/ui/fields/SelectField.tsx';
import { TextField } from '../../../../kernel/ui/fields/TextField.tsx';
import { ageOf, ageWords, birthYear, type Today, typedAge } from './age-fields.ts';
import type { PersonFields } from '../bill-form.ts';
import { fieldId, type FieldName } from '../focus-path.ts';
import { readNameLine } from './name-line.ts';
import { type PartProps, withPerson } from '../part-props.ts';
import { registerTexts } from '../texts/register-texts.ts';
import styles from '../RegisterScreen.module.css';
import { usePlaceOfPin } from './use-place-of-pin.ts';

const AGES = 'register-ages';

interface PersonFieldsPartProps extends PartProps {
  readonly today: Today;
  readonly onNameKey: (event: KeyboardEvent) => void;
  readonly onNext: (from: FieldName) => void;
}

const placeWords = ({ city, district, state }: PersonFields): string | undefined =>
  [...new Set([city, district, state])].filter((part) => part !== '').join(', ') || undefined;

const TITLES = ['', ...NAME_TITLES] as const;

/** A new person: name with title and sex, age or birth date, and what is asked when there is time. */
export function PersonFieldsPart(props: PersonFieldsPartProps) {
  const { form, update, errors, today } = props;
  const t = useTexts(registerTexts);
  const [isOpen, setOpen] = useState(false);
  const typePin = usePlaceOfPin(props);
  const { person } = form;
  const detailsOpen = isOpen || [person.aadhaar, person.passport, person.area].some((text) => text !== '');
  const text = (
    name: 'email' | 'abha' | 'address' | 'area' | 'city' | 'district' | 'state' | 'passport',
  ) => ({
    id: fieldId(name),
    value: person[name],
    onChange: (value: string) => update(withPerson({ [name]: value })),
    error: errors[name],
  });
  const readName = (): void => {
    const { title, sex, name } = readNameLine(person.name);
    const change = { name, ...(title === null ? {} : { title }), ...(sex === null ? {} : { sex }) };
    if (name !== person.name || title !== null) update(withPerson(change));
  };
  const pickSex = (event: KeyboardEvent): void => {
    const sex = SEXES.find((one) => one === event.key.toUpperCase());
    if (!sex || event.ctrlKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    update(withPerson({ sex }));
    props.onNext('sex');
  };
  const year = birthYear(person, today);
  const age = ageOf(person, today);
  return (
    <>
      <div className={styles.w3}>
        <SelectField
          label={t('nameTitle')}
          id={fieldId('title')}
          value={TITLES.find((one) => one === person.title) ?? ''}
          options={TITLES.map((value) => ({ value, label: value === '' ? t('noTitle') : value }))}
          onChange={(title) => update(withPerson({ title, sex: sexOfTitle(title) ?? person.sex }))}
        />
      </div>
      <div className={styles.w9}>
        <TextField
          label={t('name')}
          id={fieldId('name')}
          value={person.name}
          maxLength={140}
          error={errors.name}
          onChange={(name) => update(withPerson({ name }))}
          onBlur={readName}
          onKeyDown={(event) => {
            if (person.name === '') props.onNameKey(event);
            if (event.key === 'Enter' && !event.defaultPrevented) readName();
          }}
        />
      </div>
      <div className={styles.w4} data-field="sex">
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the radios inside take the letters */}
        <div onKeyDown={pickSex}>
          <Segmented
            label={t('sex')}
            id={fieldId('sex')}
            value={person.sex}
            error={errors.sex}
            options={[
              { value: 'M', label: 'M', title: t('male') },
              { value: 'F', label: 'F', title: t('female') },
              { value: 'O', label: 'O', title: t('other') },
            ]}
            onChange={(sex) => update(withPerson({ sex }))}
          />
        </div>
      </div>
      <div className={styles.w3}>
        <TextField
          label={t('age')}
          id={fieldId('age')}
          value={person.birthdate === null || age === null ? person.age : typedAge(age)}
          placeholder={t('ageExample')}
          title={t('ageHint')}
          list={AGES}
          maxLength={20}
          error={errors.age}
          end={
            /^\d+$/u.test(person.age) && person.birthdate === null
              ? ageWords(person, today).replace(/^\d+ /u, '')
              : undefined
          }
          onChange={(typed) => update(withPerson({ age: typed, birthdate: null, birthdateOpen: false }))}
        />
        <datalist id={AGES}>
          {AGE_OPTIONS.map((years) => (
            <option key={years} value={years}>
              {years}
            </option>
          ))}
        </datalist>
      </div>
      <div className={styles.w5}>
        <MaskedDate
          key={person.birthdate === null && !person.birthdateOpen ? form.billId : 'dated'}
          label={year === null ? t('birthdate') : t('bornAbout', { year })}
          id={fieldId('birthdate')}
          value={person.birthdate}
          today={calendarDateIn(today.zone, today.at)}
          error={errors.birthdate}
          onChange={({ value, complete }) =>
            update(
              withPerson({
                birthdate: value,
                birthdateOpen: !complete,
                ...(value === null ? {} : { age: '' }),
              }),
            )
          }
        />
      </div>
      <div className={styles.w7}>
        <TextField label={t('email')} inputMode="email" maxLength={320} {...text('email')} />
      </div>
      <div className={styles.w5}>
        <TextField label={t('abha')} maxLength={60} {...text('abha')} />
      </div>
      <div className={styles.w8}>
        <TextField label={t('address')} maxLength={400} {...text('address')} />
      </div>
      <div className={styles.w4}>
        <NumberField
          label={t('pincode')}
          id={fieldId('pincode')}
          value={person.pincode}
          maxLength={6}
          error={errors.pincode}
          hint={person.pincode === '' ? undefined : placeWords(person)}
          onChange={typePin}
        />
      </div>
      {detailsOpen && (
        <>
          <div className={styles.w4}>
            <NumberField
              label={t('aadhaar')}
              id={fieldId('aadhaar')}
              value={person.aadhaar}
              maxLength={14}
              error={errors.aadhaar}
              onChange={(aadhaar) => update(withPerson({ aadhaar: aadhaar.replace(/\s/gu, '') }))}
            />
          </div>
          <div className={styles.w4}>
            <TextField label={t('passport')} maxLength={12} {...text('passport')} />
          </div>
          <div className={styles.w4}>
            <TextField label={t('area')} maxLength={120} {...text('area')} />
          </div>
          <div className={styles.w4}>
            <TextField label={t('city')} maxLength={120} {...text('city')} />
          </div>
          <div className={styles.w4}>
            <TextField label={t('district')} maxLength={120} {...text('district')} />
          </div>
          <div className={styles.w4}>
            <TextField label={t('state')} maxLength={120} {...text('state')} />
          </div>
        </>
      )}
      <div className={styles.w12}>
        <Button kind="link" icon={detailsOpen ? 'minus' : 'plus'} onClick={() => setOpen(!detailsOpen)}>
          {detailsOpen ? t('less') : t('more')}
        </Button>
      </div>
    </>
  );
}

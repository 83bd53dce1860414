import type { PatientMatch, PatientView } from '@nidan/contract/people/patients/patient-record';
import { Suspense, useEffect } from 'react';
import { latePart } from '../../../../kernel/lazy/late-part.ts';
import { useTexts } from '../../../../kernel/text/use-texts.ts';
import { Icon } from '../../../../kernel/ui/values/Icon.tsx';
import { NumberField } from '../../../../kernel/ui/fields/NumberField.tsx';
import type { Today } from './age-fields.ts';
import { familyOnPhone, mothersOnPhone } from './family-of-phone.ts';
import { fieldId, type FieldName } from '../focus-path.ts';
import { FOUND_LIST, FoundPeople, foundLineId } from './FoundPeople.tsx';
import { type PartProps, withPerson } from '../part-props.ts';
import { PersonFieldsPart } from './PersonFieldsPart.tsx';
import { registerTexts } from '../texts/register-texts.ts';
import styles from '../RegisterScreen.module.css';
import { useFoundPeople } from './use-found-people.ts';
import type { PersonEditing } from './use-person-edit.ts';

/** Of a new person on a phone of others, and of a known person. */
const FamilyPart = latePart(() => import('./FamilyPart.tsx'), 'FamilyPart');
const KnownPersonPart = latePart(() => import('./KnownPersonPart.tsx'), 'KnownPersonPart');

const EditPersonPart = latePart(() => import('../../bills/EditPersonPart.tsx'), 'EditPersonPart');

interface PatientPartProps extends PartProps {
  readonly today: Today;
  readonly view: PatientView | null;
  readonly editing: PersonEditing;
  readonly mayEdit: boolean;
  readonly onPick: (person: PatientMatch) => void;
  readonly onForget: () => void;
  readonly onNext: (from: FieldName) => void;
}

function toName(): void {
  document.getElementById(fieldId('name'))?.focus();
}

/** Who the bill is for: the phone finds people, everything else describes a new one. */
export function PatientPart(props: PatientPartProps) {
  const { form, update, errors, onNext } = props;
  const t = useTexts(registerTexts);
  const { person, known } = form;
  const found = useFoundPeople({
    billId: form.billId,
    phone: person.phone,
    isDecided: known !== null || person.name !== '',
    onPick: props.onPick,
    onNew: () => joinFamily(),
  });
  /** A new person on a phone of others is of their family, until the desk says otherwise. */
  const joinFamily = (): void => {
    const family = familyOnPhone(found.people);
    update((now) => ({ ...now, family, mother: mothersOnPhone(found.people)[0] ?? null }));
    toName();
  };
  const phoneField = (name: 'phone' | 'phone2') => ({
    id: fieldId(name),
    value: person[name],
    error: errors[name],
    maxLength: 16,
    onChange: (value: string) => update(withPerson({ [name]: value.replace(/[\s-]/gu, '') })),
  });
  const marked = found.isOpen ? foundLineId(found.at) : undefined;
  useEffect(() => {
    if (marked !== undefined) document.getElementById(marked)?.scrollIntoView({ block: 'nearest' });
  }, [marked]);
  return (
    <section className={styles.block} aria-labelledby="register-patient">
      <h2 id="register-patient">{t('patient')}</h2>
      <div className={styles.grid}>
        <div className={styles.w6}>
          <NumberField
            label={t('phone')}
            {...phoneField('phone')}
            inputMode="tel"
            readOnly={known !== null && form.edit === null}
            role="combobox"
            aria-expanded={found.isOpen}
            aria-controls={found.isOpen ? FOUND_LIST : undefined}
            aria-activedescendant={marked}
            end={errors.phone === undefined && person.phone.length >= 10 && <Icon name="tick" size={14} />}
            onKeyDown={found.keyDown}
          />
        </div>
        <div className={styles.w6}>
          {(known === null || form.edit !== null) && (
            <NumberField label={t('phone2')} placeholder={t('optional')} {...phoneField('phone2')} />
          )}
        </div>
        <p className="vh" role="status">
          {found.isSearching
            ? t('searchingPhone')
            : found.isOpen
              ? t('peopleFound', { count: found.people.length })
              : ''}
        </p>
        {found.isOpen && (
          <FoundPeople
            people={found.people}
            at={found.at}
            onPick={props.onPick}
            onNew={() => {
              found.close();
              joinFamily();
            }}
          />
        )}
        {known !== null && form.edit !== null && (
          <Suspense>
            <EditPersonPart known={known} editing={props.editing} error={errors.edit} />
          </Suspense>
        )}
        {known === null || form.edit !== null ? (
          <PersonFieldsPart
            form={form}
            update={update}
            errors={errors}
            today={props.today}
            onNext={onNext}
            onNameKey={found.keyDown}
          />
        ) : (
          <Suspense>
            <KnownPersonPart
              known={known}
              view={props.view}
              mayEdit={props.mayEdit}
              onEdit={props.editing.open}
              onChange={props.onForget}
            />
          </Suspense>
        )}
        {known === null && (found.people.length > 0 || form.family !== null) && (
          <Suspense>
            <FamilyPart form={form} update={update} errors={errors} people={found.people} />
          </Suspense>
        )}
      </div>
    </section>
  );
}

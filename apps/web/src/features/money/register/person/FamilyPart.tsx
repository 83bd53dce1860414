import type { PatientMatch } from '@nidan/contract/people/patients/patient-record';
import { FAMILY_RELATIONS, isNewbornTitle } from '@nidan/domain/people/family';
import { useTexts } from '../../../../kernel/text/use-texts.ts';
import { Button } from '../../../../kernel/ui/Button.tsx';
import { IconButton } from '../../../../kernel/ui/IconButton.tsx';
import { SelectField } from '../../../../kernel/ui/fields/SelectField.tsx';
import { familyOnPhone, mothersOnPhone, relationOf } from './family-of-phone.ts';
import { fieldId } from '../focus-path.ts';
import type { PartProps } from '../part-props.ts';
import { registerTexts } from '../texts/register-texts.ts';
import { RELATION_WORDS } from './relation-words.ts';
import styles from '../RegisterScreen.module.css';

interface FamilyPartProps extends PartProps {
  /** Registered on the typed phone. */
  readonly people: readonly PatientMatch[];
}

/** Whose companion a new person is, and the mother of a newborn. */
export function FamilyPart({ form, update, errors, people }: FamilyPartProps) {
  const t = useTexts(registerTexts);
  const { family } = form;
  const offered = familyOnPhone(people);
  const mothers = mothersOnPhone(people);
  return (
    <>
      {family !== null ? (
        <div className={styles.family}>
          <span className="cut">{t('companionOf', { name: family.primary.fullName })}</span>
          <SelectField
            label={t('relation')}
            labelHidden
            id={fieldId('relation')}
            value={relationOf(form)}
            error={errors.relation}
            options={FAMILY_RELATIONS.map((value) => ({ value, label: t(RELATION_WORDS[value]) }))}
            onChange={(relation) =>
              update((now) => (now.family === null ? now : { ...now, family: { ...now.family, relation } }))
            }
          />
          <IconButton
            icon="cross"
            small
            label={t('notCompanion')}
            onClick={() => update((now) => ({ ...now, family: null }))}
          />
        </div>
      ) : (
        offered !== null &&
        form.person.name !== '' && (
          <div className={styles.w12}>
            <Button kind="link" icon="plus" onClick={() => update((now) => ({ ...now, family: offered }))}>
              {t('makeCompanion', { name: offered.primary.fullName })}
            </Button>
          </div>
        )
      )}
      {isNewbornTitle(form.person.title) && (mothers.length > 0 || form.mother !== null) && (
        <div className={styles.w12}>
          <SelectField
            label={t('mother')}
            id={fieldId('mother')}
            value={form.mother?.patientId ?? ''}
            error={errors.mother}
            options={[
              { value: '', label: t('motherUnknown') },
              ...(form.mother !== null &&
              !mothers.some(({ patientId }) => patientId === form.mother?.patientId)
                ? [form.mother]
                : []
              )
                .concat(mothers)
                .map(({ patientId, fullName }) => ({ value: patientId, label: fullName })),
            ]}
            onChange={(id) =>
              update((now) => ({
                ...now,
                mother: mothers.find(({ patientId }) => patientId === id) ?? null,
              }))
            }
          />
        </div>
      )}
    </>
  );
}

import type { UserType } from '@nidan/domain/enumerations/users';
import { EMPLOYEE_KINDS } from '@nidan/domain/enumerations/users';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { NumberField } from '../../../kernel/ui/fields/NumberField.tsx';
import { Section } from '../../../kernel/ui/Section.tsx';
import { SelectField } from '../../../kernel/ui/fields/SelectField.tsx';
import { TextField } from '../../../kernel/ui/fields/TextField.tsx';
import { ScopeField } from './ScopeField.tsx';
import type { UserChoices } from './use-user-choices.ts';
import type { UserDraft } from './user-draft.ts';
import styles from './UserForm.module.css';
import { usersTexts } from './texts/users-texts.ts';

export interface UserFormProps {
  readonly draft: UserDraft;
  readonly userType: UserType;
  readonly choices: UserChoices;
  readonly onChange: (part: Partial<UserDraft>) => void;
  readonly errorOf: (field: keyof UserDraft) => string | undefined;
  /** Name and contact belong to another lab too, or nothing may be changed. */
  readonly personFixed: boolean;
  /** Role, places and limits may not be changed. */
  readonly placeFixed: boolean;
}

/** What is said of a person, in the order of the pane. */
export function UserForm(props: UserFormProps) {
  const t = useTexts(usersTexts);
  const { draft, choices, onChange, errorOf, placeFixed } = props;
  const name = draft.name.trim().split(' ')[0] ?? '';
  return (
    <>
      <Section title={t('details')}>
        <div className={styles.fields}>
          <PersonFields {...props} />
          <KindFields {...props} />
        </div>
      </Section>
      <Section title={t('where', { name })}>
        <ScopeField
          label={t('locations')}
          all={t('allLocations')}
          choices={choices.locations}
          value={draft.locationIds}
          disabled={placeFixed}
          onChange={(locationIds) => onChange({ locationIds })}
        />
        <ScopeField
          label={t('departments')}
          all={t('allDepartments')}
          choices={choices.departments}
          value={draft.departmentIds}
          disabled={placeFixed}
          onChange={(departmentIds) => onChange({ departmentIds })}
        />
      </Section>
      <Section title={t('discount', { name })} end={<span className="muted t12">{t('capWins')}</span>}>
        <div className={styles.pair}>
          <NumberField
            label={t('upTo')}
            value={draft.upTo}
            disabled={placeFixed}
            error={errorOf('upTo')}
            onChange={(upTo) => onChange({ upTo })}
          />
          <NumberField
            label={t('share')}
            value={draft.percent}
            disabled={placeFixed}
            error={errorOf('percent')}
            onChange={(percent) => onChange({ percent })}
          />
        </div>
      </Section>
    </>
  );
}

const PERSON_FIELDS = ['phone', 'email', 'qualification', 'registrationNo'] as const;

function PersonFields({ draft, onChange, errorOf, personFixed }: UserFormProps) {
  const t = useTexts(usersTexts);
  return (
    <>
      <TextField
        label={t('name')}
        value={draft.name}
        disabled={personFixed}
        error={errorOf('name')}
        onChange={(name) => onChange({ name })}
      />
      <div className={styles.pair}>
        {PERSON_FIELDS.map((field) => (
          <TextField
            key={field}
            label={t(field)}
            value={draft[field]}
            disabled={personFixed}
            error={errorOf(field)}
            onChange={(text) => onChange({ [field]: text })}
          />
        ))}
      </div>
    </>
  );
}

function KindFields({ draft, userType, choices, onChange, errorOf, placeFixed }: UserFormProps) {
  const t = useTexts(usersTexts);
  const none = { value: '', label: t('choose') };
  return (
    <div className={styles.pair}>
      {userType === 'EMPLOYEE' && (
        <SelectField
          label={t('kind')}
          value={draft.employeeKind ?? 'LAB_OP'}
          disabled={placeFixed}
          error={errorOf('employeeKind')}
          options={EMPLOYEE_KINDS.map((kind) => ({ value: kind, label: t(kind) }))}
          onChange={(employeeKind) => onChange({ employeeKind })}
        />
      )}
      {userType === 'DOCTOR' && (
        <SelectField
          label={t('doctor')}
          value={draft.doctorId ?? ''}
          disabled={placeFixed}
          error={errorOf('doctorId')}
          options={[none, ...choices.doctors]}
          onChange={(id) => onChange({ doctorId: id === '' ? null : id })}
        />
      )}
      {(userType === 'AGENCY' || userType === 'API') && (
        <SelectField
          label={t('agency')}
          value={draft.agencyId ?? ''}
          disabled={placeFixed}
          error={errorOf('agencyId')}
          options={[none, ...choices.agencies]}
          onChange={(id) => onChange({ agencyId: id === '' ? null : id })}
        />
      )}
      <SelectField
        label={t('role')}
        value={draft.roleId}
        disabled={placeFixed}
        error={errorOf('roleId')}
        options={choices.roles}
        onChange={(roleId) => onChange({ roleId })}
      />
    </div>
  );
}

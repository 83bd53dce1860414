import type { TestDetails } from '@nidan/contract/catalogue/tests/test-edit-endpoints';
import { listDepartments } from '@nidan/contract/base/organisation/organisation-endpoints';
import { MOST_SHORT_CODES, readShortCodes, shortCodesFault } from '@nidan/domain/catalogue/short-codes';
import { TEST_SEXES } from '@nidan/domain/catalogue/sex-of-test';
import type { ApiRefusal } from '../../../kernel/api/api-refusal.ts';
import { sayFault } from '../../../kernel/api/refusal-words.ts';
import { useApiQuery } from '../../../kernel/api/use-api-query.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Checkbox } from '../../../kernel/ui/fields/Checkbox.tsx';
import { SelectField } from '../../../kernel/ui/fields/SelectField.tsx';
import { TextArea } from '../../../kernel/ui/fields/TextArea.tsx';
import { TextField } from '../../../kernel/ui/fields/TextField.tsx';
import styles from './Catalog.module.css';
import { catalogTexts } from './texts/catalog-texts.ts';
import type { NumberInForm, TestForm } from './test-form.ts';

interface TestFieldsProps {
  readonly kind: TestDetails['kind'];
  readonly form: TestForm;
  readonly fixed: boolean;
  readonly unread: readonly NumberInForm[];
  readonly refusal: ApiRefusal | null;
  readonly reason: string;
  readonly onReason: (reason: string) => void;
  readonly onChange: (change: Partial<TestForm>) => void;
}

const TEXTS = [
  ['name', 'name'],
  ['method', 'method'],
  ['mrp', 'mrpPaise'],
  ['tat', 'tatHours'],
  ['fasting', 'fastingHours'],
] as const;

const FLAGS = [
  ['isFree', 'free'],
  ['consentNeeded', 'consent'],
  ['restrict', 'restrict'],
] as const;

/** The fields of a test, each with what cannot be read or was refused. */
export function TestFields({
  kind,
  form,
  fixed,
  unread,
  refusal,
  reason,
  onReason,
  onChange,
}: TestFieldsProps) {
  const t = useTexts(catalogTexts);
  const unreadCodes = shortCodesFault(readShortCodes(form.shortCodes));
  return (
    <div className={styles.form}>
      <TextField
        label={t('shortCodes')}
        value={form.shortCodes}
        readOnly={fixed}
        hint={fixed ? undefined : t('shortCodesHint', { most: MOST_SHORT_CODES })}
        error={unreadCodes === null ? refusal?.at('shortCodes') : sayFault(unreadCodes)}
        onChange={(shortCodes) => onChange({ shortCodes })}
      />
      {TEXTS.map(([field, apiField]) => (
        <TextField
          key={field}
          label={t(field)}
          value={form[field]}
          readOnly={fixed}
          error={unread.some((one) => one === field) ? t('notNumber') : refusal?.at(apiField)}
          onChange={(text) => onChange({ [field]: text })}
        />
      ))}
      {kind === 'test' && <DepartmentField form={form} fixed={fixed} refusal={refusal} onChange={onChange} />}
      <SelectField
        label={t('forSex')}
        value={form.forSex}
        disabled={fixed}
        error={refusal?.at('forSex')}
        options={[
          { value: '', label: t('bothSexes') },
          ...TEST_SEXES.map((value) => ({ value, label: t(value) })),
        ]}
        onChange={(forSex) => onChange({ forSex })}
      />
      {FLAGS.map(([field, text]) => (
        <Checkbox
          key={field}
          checked={form[field]}
          disabled={fixed}
          onChange={(checked) => onChange({ [field]: checked })}
        >
          {t(text)}
        </Checkbox>
      ))}
      {fixed ? (
        <p className="t13">{form.interpretation}</p>
      ) : (
        <TextArea
          label={t('interpretation')}
          value={form.interpretation}
          error={refusal?.at('interpretation')}
          onChange={(interpretation) => onChange({ interpretation })}
        />
      )}
      {!fixed && (
        <TextField label={t('reason')} value={reason} error={refusal?.at('reason')} onChange={onReason} />
      )}
    </div>
  );
}

const MOST = { query: { limit: 200 } };

/** Where a test is run; profiles and packages are run where their members are. */
function DepartmentField({
  form,
  fixed,
  refusal,
  onChange,
}: Pick<TestFieldsProps, 'form' | 'fixed' | 'refusal' | 'onChange'>) {
  const t = useTexts(catalogTexts);
  const departments = useApiQuery(listDepartments, MOST).data?.rows ?? [];
  const none = { value: '', label: t('notChosen') };
  return (
    <SelectField
      label={t('department')}
      value={form.departmentId}
      disabled={fixed}
      error={refusal?.at('departmentId')}
      options={[none, ...departments.map(({ departmentId, name }) => ({ value: departmentId, label: name }))]}
      onChange={(departmentId) => onChange({ departmentId })}
    />
  );
}

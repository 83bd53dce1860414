import type { ApiRefusal } from '../../kernel/api/api-refusal.ts';
import { useTexts } from '../../kernel/text/use-texts.ts';
import { Checkbox } from '../../kernel/ui/Checkbox.tsx';
import { TextArea } from '../../kernel/ui/TextArea.tsx';
import { TextField } from '../../kernel/ui/TextField.tsx';
import styles from './Catalog.module.css';
import { catalogTexts } from './catalog-texts.ts';
import type { NumberInForm, TestForm } from './test-form.ts';

interface TestFieldsProps {
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
export function TestFields({ form, fixed, unread, refusal, reason, onReason, onChange }: TestFieldsProps) {
  const t = useTexts(catalogTexts);
  return (
    <div className={styles.form}>
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

import type { PatientView } from '@nidan/contract/people/patients/patient-record';
import { parseFormula } from '@nidan/domain/formulas/formula';
import { BODY_SIZES, type BodySize, sizesAsked } from '@nidan/domain/formulas/sizes-asked';
import { useTexts } from '../../../../kernel/text/use-texts.ts';
import { NumberField } from '../../../../kernel/ui/fields/NumberField.tsx';
import { fieldId } from '../focus-path.ts';
import type { PartProps } from '../part-props.ts';
import { ageOf, type Today } from './age-fields.ts';
import styles from '../RegisterScreen.module.css';
import { registerTexts } from '../texts/register-texts.ts';

interface BodySizePartProps extends PartProps {
  readonly today: Today;
  /** Of a known person. */
  readonly view: PatientView | null;
}

/** Completed years and sex of the person of the form, as far as they are known. */
function personOf({ form, view, today }: Pick<BodySizePartProps, 'form' | 'view' | 'today'>) {
  if (form.known !== null) {
    if (view === null) return { ageYears: null, sex: null };
    const { age, sex, unit } = view.age_sex;
    return { ageYears: unit === 'Yrs.' ? age : 0, sex };
  }
  const { sex } = form.person;
  return { ageYears: ageOf(form.person, today)?.age_y ?? null, sex: sex === '' ? null : sex };
}

function sizesOf(texts: readonly string[], person: ReturnType<typeof personOf>): readonly BodySize[] {
  return texts.flatMap((text) => {
    const parsed = parseFormula(text);
    return parsed.ok ? sizesAsked(parsed.formula, person) : [];
  });
}

/** Height and weight, where a formula of a test goes by them for this person, or the desk wants to note them. */
export function BodySizePart({ form, update, errors, today, view }: BodySizePartProps) {
  const t = useTexts(registerTexts);
  const person = personOf({ form, view, today });
  const asking = form.lines.flatMap(({ name, sizeFormulas }) => {
    const sizes = sizesOf(sizeFormulas, person);
    return sizes.length === 0 ? [] : [{ name, sizes }];
  });
  const needed = new Set(asking.flatMap(({ sizes }) => sizes));
  const shown = BODY_SIZES.filter((size) => needed.has(size) || form.asksSize || form[size] !== '');
  if (shown.length === 0) return null;
  return (
    <div className={styles.size}>
      {shown.map((size) => (
        <NumberField
          key={size}
          id={fieldId(size)}
          label={t(size)}
          decimals
          maxLength={6}
          value={form[size]}
          error={errors[size]}
          onChange={(typed) => update((now) => ({ ...now, [size]: typed }))}
        />
      ))}
      {asking.length > 0 && (
        <p className="muted t12">{t('sizeFor', { tests: asking.map(({ name }) => name).join(', ') })}</p>
      )}
    </div>
  );
}

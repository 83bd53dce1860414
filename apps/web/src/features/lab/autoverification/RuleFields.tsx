import type { RuledParameter } from '@nidan/contract/lab/autoverification/rule-views';
import { RULE_LIMITS, type RuleLimit } from '@nidan/domain/autoverification/rule-set';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Checkbox } from '../../../kernel/ui/fields/Checkbox.tsx';
import { NumberField } from '../../../kernel/ui/fields/NumberField.tsx';
import { SelectField } from '../../../kernel/ui/fields/SelectField.tsx';
import { isNoNumber, type RuleDraft, type ValueDraft } from './rule-draft.ts';
import styles from './Rules.module.css';
import { ruleTexts } from './texts/rule-texts.ts';
import { rulesDeskTexts } from './texts/rules-desk-texts.ts';

interface RuleFieldsProps {
  readonly draft: RuleDraft;
  readonly parameters: readonly RuledParameter[];
  /** Absent where the rules are only read. */
  readonly onChange?: ((draft: RuleDraft) => void) | undefined;
}

/** The rules of a test: what counts for all of it, then one line for each parameter. */
export function RuleFields({ draft, parameters, onChange }: RuleFieldsProps) {
  const t = useTexts(rulesDeskTexts);
  const modes = useTexts(ruleTexts);
  const isRead = onChange === undefined;
  const set = (part: Partial<RuleDraft>): void => onChange?.({ ...draft, ...part });
  const setValue = (value: ValueDraft): void =>
    set({ values: draft.values.map((one) => (one.parameterId === value.parameterId ? value : one)) });
  const faultOf = (text: string): string | undefined => (isNoNumber(text) ? t('notNumber') : undefined);
  return (
    <>
      <div className={styles.whole}>
        <NumberField
          label={t('youngest')}
          value={draft.youngestYears}
          readOnly={isRead}
          maxLength={3}
          error={faultOf(draft.youngestYears)}
          onChange={(youngestYears) => set({ youngestYears })}
        />
        <NumberField
          label={t('stability')}
          hint={t('stabilityHint')}
          decimals
          value={draft.stabilityHours}
          readOnly={isRead}
          maxLength={6}
          error={faultOf(draft.stabilityHours)}
          onChange={(stabilityHours) => set({ stabilityHours })}
        />
        {!isRead && (
          <SelectField
            label={t('mode')}
            value={draft.mode}
            options={[
              { value: 'shadow', label: modes('shadow') },
              { value: 'off', label: modes('off') },
            ]}
            onChange={(mode) => set({ mode })}
          />
        )}
      </div>
      <div className="scroll-x">
        <table className={`ui-table ${styles.values}`} aria-label={t('parameter')}>
          <thead>
            <tr>
              <th scope="col">{t('parameter')}</th>
              <th scope="col">{t('control')}</th>
              <th scope="col">{t('onlyNormal')}</th>
              {RULE_LIMITS.map((limit) => (
                <th key={limit} scope="col">
                  {t(limit)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {draft.values.map((value) => {
              const parameter = parameters.find((one) => one.parameterId === value.parameterId);
              return parameter === undefined ? null : (
                <ValueRow
                  key={value.parameterId}
                  parameter={parameter}
                  value={value}
                  onChange={isRead ? undefined : setValue}
                />
              );
            })}
          </tbody>
        </table>
      </div>
      <p className="muted t12">{t('always')}</p>
    </>
  );
}

interface ValueRowProps {
  readonly parameter: RuledParameter;
  readonly value: ValueDraft;
  readonly onChange: ((value: ValueDraft) => void) | undefined;
}

function ValueRow({ parameter, value, onChange }: ValueRowProps) {
  const t = useTexts(rulesDeskTexts);
  const isNumber = parameter.kind === 'numeric' || parameter.kind === 'calculated';
  const of = (word: string): string => `${word} ${parameter.code}`;
  const limit = (name: RuleLimit) => (
    <td key={name}>
      {isNumber && (
        <NumberField
          label={of(t(name))}
          labelHidden
          decimals
          value={value[name]}
          readOnly={onChange === undefined}
          maxLength={12}
          error={isNoNumber(value[name]) ? t('notNumber') : undefined}
          onChange={(text) => onChange?.({ ...value, [name]: text })}
        />
      )}
    </td>
  );
  return (
    <tr>
      <th scope="row" title={parameter.name}>
        {parameter.code} <span className="muted">{parameter.unit}</span>
      </th>
      <td>
        <Checkbox
          label={of(t('control'))}
          checked={value.needsControl}
          disabled={onChange === undefined}
          onChange={(needsControl) => onChange?.({ ...value, needsControl })}
        />
      </td>
      <td>
        <Checkbox
          label={of(t('onlyNormal'))}
          checked={value.onlyNormal}
          disabled={onChange === undefined}
          onChange={(onlyNormal) => onChange?.({ ...value, onlyNormal })}
        />
      </td>
      {RULE_LIMITS.map(limit)}
    </tr>
  );
}

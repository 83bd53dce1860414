import type { TestView } from '@nidan/contract/catalogue/tests/test-view';
import { parseAlso } from '@nidan/domain/catalogue/reflex-text';
import { REFLEX_MODES } from '@nidan/domain/catalogue/reflex-rule';
import type { ApiRefusal } from '../../../../kernel/api/api-refusal.ts';
import { useTexts } from '../../../../kernel/text/use-texts.ts';
import { Checkbox } from '../../../../kernel/ui/fields/Checkbox.tsx';
import { Combobox } from '../../../../kernel/ui/fields/Combobox.tsx';
import { IconButton } from '../../../../kernel/ui/IconButton.tsx';
import { Section } from '../../../../kernel/ui/Section.tsx';
import styles from '../Catalog.module.css';
import { catalogTexts } from '../texts/catalog-texts.ts';
import { findOrderable } from '../find-orderable.ts';
import { CONDITION_KINDS, type ReflexRow, ruleOfRow } from './reflex-row.ts';
import type { TestForm } from '../test-form.ts';

interface ReflexRulesProps {
  readonly form: TestForm;
  readonly fixed: boolean;
  readonly refusal: ApiRefusal | null;
  readonly onChange: (change: Partial<TestForm>) => void;
}

const KIND_WORDS = { is: 'ruleFlags', in: 'ruleInterval', says: 'ruleWords' } as const;
const KIND_EXAMPLES = { is: 'H, HH', in: '400..', says: 'Reactive | Weak' } as const;
const MODE_WORDS = { suggest: 'ruleSuggest', add: 'ruleAdd' } as const;

/** What of the values of a test calls for another test. */
export function ReflexRules({ form, fixed, refusal, onChange }: ReflexRulesProps) {
  const t = useTexts(catalogTexts);
  const { rules } = form;
  const error = refusal?.at('reflexRules');
  return (
    <Section
      title={t('reflexRules')}
      end={rules.length > 0 && <span className="t12 muted">{t('reflexHint')}</span>}
    >
      {error && <p className={styles.gap}>{error}</p>}
      {rules.map((rule, index) => (
        <RuleFields
          key={index}
          number={index + 1}
          rule={rule}
          form={form}
          fixed={fixed}
          onChange={(change) =>
            onChange({ rules: rules.map((one) => (one === rule ? { ...rule, ...change } : one)) })
          }
          onRemove={() => onChange({ rules: rules.toSpliced(index, 1) })}
        />
      ))}
      {!fixed && (
        <Combobox<TestView>
          label={t('addReflex')}
          labelHidden
          icon="plus"
          placeholder={t('addReflex')}
          value={null}
          fewest={1}
          search={findOrderable}
          itemKey={({ code }) => code}
          itemText={({ code, name }) => `${code} ${name}`}
          onPick={(found) => found && onChange({ rules: [...rules, newRule(form, found)] })}
        />
      )}
    </Section>
  );
}

function newRule({ parameters }: TestForm, { testId, code }: TestView): ReflexRow {
  const parameterId = parameters[0]?.parameterId ?? '';
  return {
    parameterId,
    kind: 'is',
    what: 'H, HH',
    also: '',
    mode: 'suggest',
    isFree: false,
    target: { testId, code },
  };
}

interface RuleFieldsProps {
  readonly number: number;
  readonly rule: ReflexRow;
  readonly form: TestForm;
  readonly fixed: boolean;
  readonly onChange: (change: Partial<ReflexRow>) => void;
  readonly onRemove: () => void;
}

function RuleFields({ number, rule, form, fixed, onChange, onRemove }: RuleFieldsProps) {
  const t = useTexts(catalogTexts);
  return (
    <fieldset className={styles.reflex} disabled={fixed}>
      <legend className="vh">{t('rule', { number })}</legend>
      <select
        aria-label={t('ruleParameter', { number })}
        value={rule.parameterId}
        onChange={({ target }) => onChange({ parameterId: target.value })}
      >
        {form.parameters.map(({ parameterId, code }) => (
          <option key={parameterId} value={parameterId}>
            {code}
          </option>
        ))}
      </select>
      <select
        aria-label={t('ruleKind', { number })}
        value={rule.kind}
        onChange={({ target }) => {
          const kind = CONDITION_KINDS.find((one) => one === target.value);
          if (kind) onChange({ kind, what: '' });
        }}
      >
        {CONDITION_KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {t(KIND_WORDS[kind])}
          </option>
        ))}
      </select>
      <input
        aria-label={t('ruleWhat', { number })}
        aria-invalid={ruleOfRow(rule) === null}
        value={rule.what}
        placeholder={KIND_EXAMPLES[rule.kind]}
        maxLength={200}
        onChange={({ target }) => onChange({ what: target.value })}
      />
      <input
        aria-label={t('ruleAlso', { number })}
        aria-invalid={parseAlso(rule.also) === null}
        value={rule.also}
        placeholder={t('ruleAlsoHint')}
        maxLength={200}
        onChange={({ target }) => onChange({ also: target.value })}
      />
      <select
        aria-label={t('ruleMode', { number })}
        value={rule.mode}
        onChange={({ target }) => {
          const mode = REFLEX_MODES.find((one) => one === target.value);
          if (mode) onChange({ mode });
        }}
      >
        {REFLEX_MODES.map((mode) => (
          <option key={mode} value={mode}>
            {t(MODE_WORDS[mode])}
          </option>
        ))}
      </select>
      <b>{rule.target.code}</b>
      <Checkbox checked={rule.isFree} onChange={(isFree) => onChange({ isFree })}>
        {t('ruleFree')}
      </Checkbox>
      {!fixed && <IconButton small icon="cross" label={t('removeRule', { number })} onClick={onRemove} />}
    </fieldset>
  );
}

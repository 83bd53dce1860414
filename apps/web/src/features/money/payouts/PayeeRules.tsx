import { listDepartments } from '@nidan/contract/base/organisation/organisation-endpoints';
import { listTests } from '@nidan/contract/catalogue/tests/catalog-endpoints';
import { listAgencies } from '@nidan/contract/people/referrers/agency-endpoints';
import { SLAB_MODES } from '@nidan/domain/agencies/payout';
import { api } from '../../../kernel/api/api.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { Combobox } from '../../../kernel/ui/fields/Combobox.tsx';
import { SelectField } from '../../../kernel/ui/fields/SelectField.tsx';
import { TextField } from '../../../kernel/ui/fields/TextField.tsx';
import type { Search } from '../../../kernel/ui/fields/use-search.ts';
import { IconButton } from '../../../kernel/ui/IconButton.tsx';
import {
  isRuleWhole,
  type Named,
  newRule,
  RULE_KINDS,
  type RuleDraft,
  type RuleKind,
} from './payee-draft.ts';
import styles from './Payouts.module.css';
import { payoutTexts } from './texts/payout-texts.ts';

const FOUND = 20;

const SEARCHES: Readonly<Record<Exclude<RuleKind, 'everything'>, Search<Named>>> = {
  oneTest: async (q, signal) =>
    (await api(listTests, { query: { q, limit: FOUND }, signal })).rows.map(({ testId: id, name }) => ({
      id,
      name,
    })),
  department: async (q, signal) =>
    (await api(listDepartments, { query: {}, signal })).rows
      .filter(({ name }) => name.toLowerCase().includes(q.toLowerCase()))
      .map(({ departmentId: id, name }) => ({ id, name })),
  agency: async (q, signal) =>
    (await api(listAgencies, { query: { q, limit: FOUND }, signal })).rows.map(({ agencyId: id, name }) => ({
      id,
      name,
    })),
};

interface PayeeRulesProps {
  readonly rules: readonly RuleDraft[];
  readonly isTried: boolean;
  readonly onChange: (rules: readonly RuleDraft[]) => void;
}

/** The rules of a payee as they are typed: for what, and which share. */
export function PayeeRules({ rules, isTried, onChange }: PayeeRulesProps) {
  const t = useTexts(payoutTexts);
  const set = (at: number, part: Partial<RuleDraft>): void =>
    onChange(rules.map((rule, index) => (index === at ? { ...rule, ...part } : rule)));
  return (
    <>
      {rules.map((rule, index) => (
        <RuleRow
          key={rule.ruleId}
          rule={rule}
          number={String(index + 1)}
          isTried={isTried}
          onChange={(part) => set(index, part)}
          onRemove={rules.length < 2 ? undefined : () => onChange(rules.filter((one) => one !== rule))}
        />
      ))}
      <div>
        <Button icon="plus" onClick={() => onChange([...rules, newRule('oneTest')])}>
          {t('addRule')}
        </Button>
      </div>
    </>
  );
}

interface RuleRowProps {
  readonly rule: RuleDraft;
  readonly number: string;
  readonly isTried: boolean;
  readonly onChange: (part: Partial<RuleDraft>) => void;
  readonly onRemove: (() => void) | undefined;
}

function RuleRow({ rule, number, isTried, onChange, onRemove }: RuleRowProps) {
  const t = useTexts(payoutTexts);
  const { kind, of, slabs, mode } = rule;
  const lacksOf = kind !== 'everything' && of === null;
  return (
    <div className={styles.rule} role="group" aria-label={t('ruleFor', { number })}>
      <SelectField
        label={t('ruleFor', { number })}
        value={kind}
        options={RULE_KINDS.map((value) => ({ value, label: t(value) }))}
        onChange={(next) => onChange({ kind: next, of: null })}
      />
      {kind === 'everything' ? (
        <span />
      ) : (
        <Combobox
          label={t('which')}
          value={of}
          search={SEARCHES[kind]}
          itemKey={({ id }) => id}
          itemText={({ name }) => name}
          error={isTried && lacksOf ? t('needed') : undefined}
          onPick={(next) => onChange({ of: next })}
        />
      )}
      <TextField
        label={t('slabs')}
        value={slabs}
        maxLength={200}
        hint={t('slabsHint')}
        error={isTried && !lacksOf && !isRuleWhole(rule) ? t('slabsWrong') : undefined}
        onChange={(next) => onChange({ slabs: next })}
      />
      <SelectField
        label={t('slabMode')}
        value={mode}
        options={SLAB_MODES.map((value) => ({ value, label: t(value) }))}
        onChange={(next) => onChange({ mode: next })}
      />
      {onRemove && <IconButton icon="cross" label={t('removeRule', { number })} onClick={onRemove} />}
    </div>
  );
}

import {
  listRuleSets,
  readRuleSets,
  saveRuleDraft,
} from '@nidan/contract/lab/autoverification/autoverification-endpoints';
import type { AnswerOf } from '@nidan/contract/kernel/endpoint';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { isContradiction, proveRuleSet } from '@nidan/domain/autoverification/prove-rule-set';
import { ruleSet, type RuleSetState } from '@nidan/domain/status-sets/lab/rule-set';
import { useState } from 'react';
import { newId } from '../../../kernel/api/new-id.ts';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';
import { useApiQuery } from '../../../kernel/api/use-api-query.ts';
import { useRight } from '../../../kernel/session/session.ts';
import { useStateLabel } from '../../../kernel/text/use-state-label.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { EmptyState } from '../../../kernel/ui/EmptyState.tsx';
import { ErrorState } from '../../../kernel/ui/ErrorState.tsx';
import { SelectField } from '../../../kernel/ui/fields/SelectField.tsx';
import { toast } from '../../../kernel/ui/overlays/toast.ts';
import { Panel } from '../../../kernel/ui/Panel.tsx';
import { QueryView } from '../../../kernel/ui/QueryView.tsx';
import { draftOfRules, type RuleDraft, rulesOfDraft } from './rule-draft.ts';
import { RuleFields } from './RuleFields.tsx';
import { RuleFindings } from './RuleFindings.tsx';
import { RuleHistory } from './RuleHistory.tsx';
import { RuleSteps } from './RuleSteps.tsx';
import styles from './Rules.module.css';
import { ruleTexts } from './texts/rule-texts.ts';
import { rulesDeskTexts } from './texts/rules-desk-texts.ts';
import { TryRules } from './TryRules.tsx';

/** The rules of a test with their versions. */
export type RulesOfTest = AnswerOf<typeof readRuleSets>;

/** The rules of one test beside the list: what counts, what was before, and the draft that is written. */
export function RuleSetPane({ testId }: { readonly testId: string }) {
  const t = useTexts(rulesDeskTexts);
  const query = useApiQuery(
    readRuleSets,
    { query: { testId } },
    { enabled: testId !== '', follows: ['RULE_SET'], keepFormer: false },
  );
  if (testId === '')
    return (
      <Panel label={t('rulesOf')}>
        <EmptyState kind="nothing" title={t('pick')} text={t('pickHelp')} />
      </Panel>
    );
  return (
    <QueryView query={query}>
      {(rules) => <Rules key={rules.sets[0]?.ruleSetId ?? ''} of={rules} />}
    </QueryView>
  );
}

/** What is shown: a version, or rules that are not saved yet. */
interface Shown {
  readonly number: number;
  readonly written: RuleDraft | null;
}

function Rules({ of }: { readonly of: RulesOfTest }) {
  const t = useTexts(rulesDeskTexts);
  const mode = useTexts(ruleTexts);
  const label = useStateLabel(ruleSet);
  const may = useRight('catalog', PERMISSION.update);
  const { sets, parameters, usual } = of;
  const [shown, setShown] = useState<Shown>({ number: sets[0]?.number ?? 0, written: null });
  const set = sets.find(({ number }) => number === shown.number);
  const save = useApiMutation(saveRuleDraft, {
    outdates: [readRuleSets, listRuleSets],
    onDone: ({ number }) => {
      toast({ type: 'SUCCESS', msg: t('saved') });
      setShown({ number, written: null });
    },
  });
  const begin = set?.rules ?? usual;
  const hasDraft = sets.some(({ state }) => state === 'draft');
  const edit = (): void => {
    if (begin !== null) setShown({ ...shown, written: draftOfRules(begin, set?.mode ?? 'shadow') });
  };
  const read = begin === null ? null : draftOfRules(begin, set?.mode ?? 'shadow');
  const draft = shown.written ?? (set === undefined ? null : read);
  const rules = draft === null ? null : rulesOfDraft(draft);
  const isSound = rules !== null && !proveRuleSet(rules, parameters).some(isContradiction);
  const submit = (): void => {
    if (shown.written === null || rules === null) return;
    const isChange = set?.state === 'draft';
    const ruleSetId = isChange ? set.ruleSetId : newId();
    const version = isChange ? set.version : null;
    const { mode: written } = shown.written;
    const sent = { ...rules, values: [...rules.values] };
    save.mutate({ body: { ruleSetId, testId: of.testId, version, mode: written, rules: sent } });
  };
  return (
    <Panel
      label={t('rulesOf')}
      title={of.name}
      sub={of.code}
      feet={
        <div className={styles.feet}>
          {shown.written === null ? (
            <>
              <Button off={editOff()} onClick={edit}>
                {set === undefined
                  ? t('writeRules')
                  : set.state === 'draft'
                    ? t('changeDraft')
                    : t('newVersion')}
              </Button>
              {set && <RuleSteps set={set} isSound={isSound} />}
            </>
          ) : (
            <>
              <Button kind="primary" busy={save.isPending} off={!isSound && t('findings')} onClick={submit}>
                {t('save')}
              </Button>
              <Button onClick={() => setShown({ ...shown, written: null })}>{t('discard')}</Button>
            </>
          )}
          {rules && <TryRules key={JSON.stringify(rules)} testId={of.testId} rules={rules} />}
        </div>
      }
    >
      <div className={styles.body}>
        {save.error && <ErrorState kind="row" refusal={save.error} />}
        {sets.length > 0 && shown.written === null && (
          <SelectField
            label={t('version')}
            value={String(shown.number)}
            options={sets.map((one) => ({
              value: String(one.number),
              label: `${one.number} ${label(stateOf(one.state))}, ${mode(one.mode)}`,
            }))}
            onChange={(number) => setShown({ number: Number(number), written: null })}
          />
        )}
        {set && shown.written === null && <RuleHistory set={set} />}
        {draft === null ? (
          <EmptyState kind="nothing" title={t('none')} text={usual === null ? t('unruled') : t('noneHelp')} />
        ) : (
          <RuleFields
            draft={draft}
            parameters={parameters}
            onChange={shown.written === null ? undefined : (written) => setShown({ ...shown, written })}
          />
        )}
      </div>
      {rules && <RuleFindings rules={rules} parameters={parameters} />}
    </Panel>
  );

  function editOff(): string | undefined {
    if (!may) return t('needsCatalog');
    if (begin === null) return t('unruled');
    return hasDraft && set?.state !== 'draft' ? t('draft') : undefined;
  }
}

function stateOf(state: string): RuleSetState {
  return ruleSet.stateNames.find((name) => name === state) ?? 'draft';
}

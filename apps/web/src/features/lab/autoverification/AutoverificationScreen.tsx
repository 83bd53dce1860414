import {
  listRuleSets,
  proposeRuleSets,
} from '@nidan/contract/lab/autoverification/autoverification-endpoints';
import type { RuleSetRow } from '@nidan/contract/lab/autoverification/rule-views';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { ruleSet } from '@nidan/domain/status-sets/lab/rule-set';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';
import { useApiPages } from '../../../kernel/api/use-api-query.ts';
import { useSearchState } from '../../../kernel/route/use-search-state.ts';
import { useRight } from '../../../kernel/session/session.ts';
import { useStateLabel } from '../../../kernel/text/use-state-label.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { EmptyState } from '../../../kernel/ui/EmptyState.tsx';
import { Combobox } from '../../../kernel/ui/fields/Combobox.tsx';
import { toast, toastRefusal } from '../../../kernel/ui/overlays/toast.ts';
import { PagedTable } from '../../../kernel/ui/PagedTable.tsx';
import { PageHead } from '../../../kernel/ui/PageHead.tsx';
import { SavedViews } from '../../../kernel/ui/SavedViews.tsx';
import { SplitPane } from '../../../kernel/ui/SplitPane.tsx';
import { findRuledTests } from './find-ruled-tests.ts';
import styles from './Rules.module.css';
import { RuleSetPane } from './RuleSetPane.tsx';
import { SwitchesView } from './SwitchesView.tsx';
import { ruleTexts } from './texts/rule-texts.ts';
import { rulesDeskTexts } from './texts/rules-desk-texts.ts';

const VIEWS = ['rules', 'switches'] as const;
const VIEW_WORDS = { rules: 'viewRules', switches: 'viewSwitches' } as const;
/** The rules by which results go out without a person, and what stops them. */
export function AutoverificationScreen() {
  const t = useTexts(rulesDeskTexts);
  const [state, change] = useSearchState({ view: 'rules', sel: '' });
  const view = VIEWS.find((one) => one === state.view) ?? 'rules';
  return (
    <>
      <PageHead
        title={t('title')}
        views={
          <SavedViews
            current={view}
            onPick={(next) => change({ view: next, sel: '' })}
            views={VIEWS.map((key) => ({ key, label: t(VIEW_WORDS[key]) }))}
          />
        }
      >
        {view === 'rules' && <Propose />}
      </PageHead>
      {view === 'rules' ? <Rules /> : <SwitchesView />}
    </>
  );
}

function Propose() {
  const t = useTexts(rulesDeskTexts);
  const may = useRight('catalog', PERMISSION.update);
  const propose = useApiMutation(proposeRuleSets, {
    outdates: [listRuleSets],
    onDone: ({ made, left }) => toast({ type: 'SUCCESS', msg: t('proposed', { made, left }) }),
    onRefused: toastRefusal,
  });
  return (
    <Button
      busy={propose.isPending}
      off={may ? undefined : t('needsCatalog')}
      onClick={() => propose.mutate({ body: { testIds: null } })}
    >
      {t('propose')}
    </Button>
  );
}

/** '62 %'; nothing of nothing. */
function share(part: number, whole: number): string {
  return whole === 0 ? '' : `${Math.round((part * 100) / whole)} %`;
}

function Rules() {
  const t = useTexts(rulesDeskTexts);
  const [state, change] = useSearchState({ sel: '' });
  const query = useApiPages(listRuleSets, { query: { limit: 100 } }, { follows: ['RULE_SET'] });
  return (
    <SplitPane
      name="rules"
      label={t('rulesOf')}
      width={640}
      narrowest={420}
      widest={900}
      pane={<RuleSetPane key={state.sel} testId={state.sel} />}
    >
      <div className={styles.search}>
        <Combobox
          label={t('search')}
          labelHidden
          icon="search"
          placeholder={t('search')}
          value={null}
          fewest={1}
          search={findRuledTests}
          itemKey={({ testId }) => testId}
          itemText={({ code, name }) => `${code} ${name}`}
          onPick={(test) => test && change({ sel: test.testId })}
        />
      </div>
      <PagedTable
        label={t('title')}
        query={query}
        rowKey={({ testId }) => testId}
        current={state.sel}
        onCurrent={(sel) => change({ sel })}
        empty={<EmptyState kind="nothing" title={t('none')} text={t('noneHelp')} />}
        columns={[
          {
            key: 'test',
            head: t('test'),
            tip: ({ name }) => name,
            cell: ({ code, name }) => (
              <>
                <b>{code}</b> {name}
              </>
            ),
          },
          { key: 'version', head: t('version'), width: 132, cell: (row) => <Version row={row} /> },
          { key: 'mode', head: t('mode'), width: 72, cell: (row) => <Mode row={row} /> },
          { key: 'judged', head: t('judged'), width: 72, align: 'end', value: ({ judged }) => judged },
          {
            key: 'passed',
            head: t('passed'),
            width: 104,
            align: 'end',
            value: ({ passed, judged }) => share(passed, judged),
          },
          {
            key: 'agreed',
            head: t('agreed'),
            width: 72,
            align: 'end',
            value: ({ agreed, disagreed }) => share(agreed, agreed + disagreed),
          },
        ]}
      />
    </SplitPane>
  );
}

function Version({ row: { number, state, hasDraft } }: { readonly row: RuleSetRow }) {
  const t = useTexts(rulesDeskTexts);
  const label = useStateLabel(ruleSet);
  const known = ruleSet.stateNames.find((name) => name === state);
  return (
    <>
      {number} {known === undefined ? state : label(known)}
      {hasDraft && `, ${t('draft')}`}
    </>
  );
}

function Mode({ row: { mode } }: { readonly row: RuleSetRow }) {
  const t = useTexts(ruleTexts);
  return <>{t(mode)}</>;
}

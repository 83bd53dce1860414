import {
  type ApprovalRuleView,
  listApprovalRules,
} from '@nidan/contract/people/approvals/approval-rule-endpoints';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { masterData } from '@nidan/domain/status-sets/master-data';
import { useApiPages } from '../../../kernel/api/use-api-query.ts';
import { go } from '../../../kernel/route/use-route.ts';
import { useSearchState } from '../../../kernel/route/use-search-state.ts';
import { useRight } from '../../../kernel/session/session.ts';
import { useStateLabel } from '../../../kernel/text/use-state-label.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { columnsOf } from '../../../kernel/ui/columns-of.tsx';
import { EmptyState } from '../../../kernel/ui/EmptyState.tsx';
import { rowsOf } from '../../../kernel/ui/paged-query.ts';
import { PageHead } from '../../../kernel/ui/PageHead.tsx';
import { rupees } from '../../../kernel/ui/values/rupees.ts';
import type { TableColumn } from '../../../kernel/ui/Table.tsx';
import { PagedTable } from '../../../kernel/ui/PagedTable.tsx';
import { AwayNotes } from './AwayNotes.tsx';
import { RuleDialog } from './RuleDialog.tsx';
import { RuleFindings } from './RuleFindings.tsx';
import { rulesTexts } from './texts/rules-texts.ts';
import { useTypeWord } from './use-type-word.ts';

const col = columnsOf<ApprovalRuleView>();

const NEW = 'new';

/** Who approves what of which amount, and what the checker finds about it. */
export function RulesScreen() {
  const t = useTexts(rulesTexts);
  const mayKeep = useRight('approvals', PERMISSION.create);
  const [search, change] = useSearchState({ rule: '' });
  const columns = useColumns();
  const query = useApiPages(listApprovalRules, { query: {} });
  const edited = rowsOf(query).find(({ ruleId }) => ruleId === search.rule) ?? null;
  const isOpen = mayKeep && (search.rule === NEW || edited !== null);
  return (
    <>
      <PageHead title={t('title')}>
        <Button onClick={() => go('approvals')}>{t('requests')}</Button>
        {mayKeep && (
          <Button kind="primary" onClick={() => change({ rule: NEW })}>
            {t('create')}
          </Button>
        )}
      </PageHead>
      <AwayNotes />
      <RuleFindings draft={null} />
      <PagedTable<ApprovalRuleView>
        label={t('list')}
        query={query}
        rowKey={({ ruleId }) => ruleId}
        {...(mayKeep ? { onOpen: ({ ruleId }) => change({ rule: ruleId }) } : {})}
        empty={<EmptyState kind="nothing" icon="approvals" title={t('none')} text={t('noneText')} />}
        columns={columns}
      />
      {isOpen && <RuleDialog key={search.rule} rule={edited} onClose={() => change({ rule: '' })} />}
    </>
  );
}

function useColumns(): readonly TableColumn<ApprovalRuleView>[] {
  const t = useTexts(rulesTexts);
  const typeWord = useTypeWord();
  const label = useStateLabel(masterData);
  return [
    col.text({ key: 'type', head: t('type'), width: 140, of: ({ type }) => typeWord(type) }),
    col.name({ key: 'name', head: t('name'), width: 220, of: ({ name }) => name }),
    col.money({ key: 'from', head: t('from'), of: ({ fromPaise }) => fromPaise }),
    col.money({
      key: 'until',
      head: t('until'),
      of: ({ untilPaise }) => untilPaise,
      cell: ({ untilPaise }) =>
        untilPaise === null ? <span className="muted">{t('noEnd')}</span> : rupees(untilPaise),
    }),
    col.text({ key: 'levels', head: t('levels'), of: levelsOf }),
    col.number({ key: 'open', head: t('open'), of: ({ open }) => open }),
    col.state({
      key: 'status',
      head: t('status'),
      of: ({ status }) => label(status),
      tone: ({ status }) => masterData.states[status].tone,
    }),
  ];
}

function levelsOf({ levels }: ApprovalRuleView): string {
  return levels
    .map(({ title, assignee }) => (title === assignee ? title : `${title}: ${assignee}`))
    .join(' › ');
}

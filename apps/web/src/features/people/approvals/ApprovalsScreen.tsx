import {
  APPROVAL_LISTS,
  type ApprovalList,
  countApprovals,
  listApprovals,
} from '@nidan/contract/people/approvals/approval-endpoints';
import type { ApprovalView } from '@nidan/contract/people/approvals/approval-view';
import { APPROVAL_TYPE_NAMES } from '@nidan/domain/enumerations/approvals';
import { approvalRequest } from '@nidan/domain/status-sets/approval-request';
import { type ReactNode, useState } from 'react';
import { useApiPages, useApiQuery } from '../../../kernel/api/use-api-query.ts';
import { useDates } from '../../../kernel/dates/use-dates.tsx';
import { go } from '../../../kernel/route/use-route.ts';
import { useSearchState } from '../../../kernel/route/use-search-state.ts';
import { useZone } from '../../../kernel/session/session.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { columnsOf } from '../../../kernel/ui/columns-of.tsx';
import { FilterBar } from '../../../kernel/ui/fields/FilterBar.tsx';
import { EmptyState } from '../../../kernel/ui/EmptyState.tsx';
import { rowsOf } from '../../../kernel/ui/paged-query.ts';
import { PagedTable } from '../../../kernel/ui/PagedTable.tsx';
import { PageHead } from '../../../kernel/ui/PageHead.tsx';
import { Panel } from '../../../kernel/ui/Panel.tsx';
import { SavedViews } from '../../../kernel/ui/SavedViews.tsx';
import { SplitPane } from '../../../kernel/ui/SplitPane.tsx';
import type { TableColumn } from '../../../kernel/ui/Table.tsx';
import { ApprovalChip } from './ApprovalChip.tsx';
import { ApprovalPanel } from './ApprovalPanel.tsx';
import { BulkPanel } from './BulkPanel.tsx';
import type { DocumentLinks } from './document-links.ts';
import { approvalsTexts } from './texts/approvals-texts.ts';
import { useTypeWord } from './use-type-word.ts';
import { useApprovalLabel } from './use-approval-label.ts';

const col = columnsOf<ApprovalView>();

/** Another list of what waits for a second person, kept by its own feature. */
export interface OtherApprovals {
  readonly key: string;
  readonly label: string;
  /** How many wait for the caller. */
  readonly count: number;
  readonly desk: ReactNode;
}

interface ApprovalsScreenProps {
  readonly others: readonly OtherApprovals[];
  /** How documents are opened, those that the caller may see. */
  readonly documents: DocumentLinks;
}

/** Requests for approval by whom they wait for, with what the one that is picked would change. */
export function ApprovalsScreen({ others, documents }: ApprovalsScreenProps) {
  const t = useTexts(approvalsTexts);
  const [search, change] = useSearchState({ list: 'onMe', sel: '' });
  const list = APPROVAL_LISTS.find((one) => one === search.list) ?? 'onMe';
  const other = others.find(({ key }) => key === search.list);
  const counts = useApiQuery(countApprovals, {}, { follows: ['APPROVAL'] }).data;
  const countOf = (one: ApprovalList): number | undefined =>
    one === 'done' || one === 'mine' ? undefined : counts?.[one];
  return (
    <>
      <PageHead
        title={t('title')}
        views={
          <SavedViews
            current={other?.key ?? list}
            onPick={(next) => change({ list: next, sel: '' })}
            views={[
              { key: 'onMe', label: t('onMe'), count: countOf('onMe') },
              ...others,
              ...APPROVAL_LISTS.filter((key) => key !== 'onMe').map((key) => ({
                key,
                label: t(key),
                count: countOf(key),
              })),
            ]}
          />
        }
      >
        <Button onClick={() => go('approvals/delegations')}>{t('away')}</Button>
        <Button onClick={() => go('approvals/rules')}>{t('rules')}</Button>
      </PageHead>
      {other?.desk ?? (
        <Requests
          key={list}
          list={list}
          documents={documents}
          picked={search.sel}
          onPick={(sel) => change({ sel })}
        />
      )}
    </>
  );
}

interface RequestsProps extends Pick<ApprovalsScreenProps, 'documents'> {
  readonly list: ApprovalList;
  readonly picked: string;
  readonly onPick: (approvalId: string) => void;
}

function Requests({ list, documents, picked, onPick }: RequestsProps) {
  const t = useTexts(approvalsTexts);
  const columns = useColumns();
  const isOver = list === 'done' || list === 'mine';
  const dates = useDates({ standard: isOver ? 'last7' : 'allTime', forget: { sel: '' } });
  const query = useApiPages(listApprovals, { query: { ...dates.asked, list } }, { follows: ['APPROVAL'] });
  const [picks, setPicks] = useState<ReadonlySet<string>>(new Set());
  const [isBulk, setBulk] = useState(false);
  const rows = rowsOf(query);
  const chosen = rows.filter(({ approvalId }) => picks.has(approvalId));
  const pick = (next: ReadonlySet<string>): void => {
    setPicks(next);
    if (next.size > 0) setBulk(true);
  };
  // A link to one that has left the list since shows it all the same.
  const current = picked === '' ? (rows[0]?.approvalId ?? '') : picked;
  return (
    <>
      <FilterBar>{dates.filter}</FilterBar>
      <SplitPane
        name="approval"
        label={t('panelEdge')}
        width={416}
        pane={
          isBulk ? (
            <BulkPanel
              requests={chosen}
              onDecided={(decided) =>
                setPicks((former) => new Set([...former].filter((approvalId) => !decided.has(approvalId))))
              }
              onClose={() => {
                setPicks(new Set());
                setBulk(false);
              }}
            />
          ) : current === '' ? (
            <Panel label={t('panel')}>
              <EmptyState kind="nothing" icon="approvals" title={t('pick')} />
            </Panel>
          ) : (
            <ApprovalPanel
              key={current}
              approvalId={current}
              documents={documents}
              onDecided={() => onPick('')}
            />
          )
        }
      >
        <PagedTable<ApprovalView>
          label={t('list')}
          query={query}
          rowKey={({ approvalId }) => approvalId}
          current={current}
          onCurrent={onPick}
          {...(list === 'onMe' ? { selected: picks, onSelect: pick, rowName: whatOf } : {})}
          onOpen={(row) => {
            const route = routeOf(row, documents);
            if (route !== null) go(route);
          }}
          empty={<EmptyState kind="nothing" icon="approvals" title={t('none')} text={t('noneText')} />}
          columns={columns}
        />
      </SplitPane>
    </>
  );
}

function useColumns(): readonly TableColumn<ApprovalView>[] {
  const t = useTexts(approvalsTexts);
  const typeWord = useTypeWord();
  const zone = useZone();
  const label = useApprovalLabel('approvalRequest');
  return [
    col.name({ key: 'type', head: t('type'), width: 132, of: ({ type }) => typeWord(type) }),
    col.text({ key: 'what', head: t('what'), of: whatOf }),
    col.money({ key: 'amount', head: t('amount'), width: 84, of: ({ amountPaise }) => amountPaise }),
    col.text({ key: 'by', head: t('by'), width: 112, of: ({ requestedBy }) => requestedBy }),
    col.text({ key: 'level', head: t('level'), width: 64, of: (row) => levelText(row, t) }),
    col.text({
      key: 'state',
      head: t('state'),
      width: 148,
      of: (row) => label(approvalRequest.stateOf(row.request_status)),
      cell: (row) => <ApprovalChip code={row.request_status} />,
    }),
    col.time({ key: 'asked', head: t('asked'), of: ({ requestedAt }) => requestedAt, zone, muted: true }),
  ];
}

/** Where what a request is about is opened; null where the caller cannot. */
function routeOf({ billId, targetId, type }: ApprovalView, documents: DocumentLinks): string | null {
  if (billId !== null) return `bills/${billId}`;
  const known = APPROVAL_TYPE_NAMES.find((one) => one === type);
  const link = known === undefined ? undefined : documents[known];
  return link === undefined ? null : link.routeOf(targetId);
}

function whatOf({ labNo, what, patient }: ApprovalView): string {
  return [labNo ?? '', what, patient?.fullName ?? ''].filter((part) => part !== '').join(', ');
}

/** The level that was told, of all; nothing when nobody is asked. */
function levelText(
  { approver_details: details }: ApprovalView,
  t: ReturnType<typeof useTexts<(typeof approvalsTexts)['english']>>,
): string {
  const told = details.find(({ state }) => state === 'notified');
  return told === undefined ? '' : t('levelOf', { level: told.level, count: details.length });
}

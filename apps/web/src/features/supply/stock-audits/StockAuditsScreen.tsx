import {
  listStockAudits,
  type StockAuditView,
} from '@nidan/contract/supply/stock-audits/stock-audit-endpoints';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { inventoryAudit } from '@nidan/domain/status-sets/supply/inventory-audit';
import { useState } from 'react';
import { useApiPages } from '../../../kernel/api/use-api-query.ts';
import { DATES_SEARCH } from '../../../kernel/dates/list-dates.ts';
import { useDates } from '../../../kernel/dates/use-dates.tsx';
import { useSearchState } from '../../../kernel/route/use-search-state.ts';
import { useFieldSearch } from '../../../kernel/search/use-field-search.ts';
import { useRight } from '../../../kernel/session/session.ts';
import { capital } from '../../../kernel/text/capital.ts';
import { useStateLabel } from '../../../kernel/text/use-state-label.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { columnsOf } from '../../../kernel/ui/columns-of.tsx';
import { EmptyState } from '../../../kernel/ui/EmptyState.tsx';
import { FilterBar } from '../../../kernel/ui/fields/FilterBar.tsx';
import { PagedTable } from '../../../kernel/ui/PagedTable.tsx';
import { PageHead } from '../../../kernel/ui/PageHead.tsx';
import { SavedViews } from '../../../kernel/ui/SavedViews.tsx';
import { SplitPane } from '../../../kernel/ui/SplitPane.tsx';
import { AuditChip } from './AuditChip.tsx';
import { AuditPane } from './AuditPane.tsx';
import { AUDIT_FOLLOWS } from './audit-words.ts';
import { PlanDialog } from './PlanDialog.tsx';
import { auditCountTexts } from './texts/audit-count-texts.ts';

const col = columnsOf<StockAuditView>();

/** Counts of the stores. */
export function StockAuditsScreen() {
  const t = useTexts(auditCountTexts);
  const stateLabel = useStateLabel(inventoryAudit);
  const [search, change] = useSearchState({ q: '', view: 'all', sel: '', ...DATES_SEARCH });
  const [isPlanning, setPlanning] = useState(false);
  const mayPlan = useRight('inventory', PERMISSION.update);
  const state = inventoryAudit.stateNames.find((one) => one === search.view);
  const dates = useDates({ standard: 'allTime', forget: { sel: '' } });
  const found = useFieldSearch('stockAudits');
  const query = useApiPages(
    listStockAudits,
    {
      query: {
        ...found.asked,
        ...dates.asked,
        ...(state === undefined ? {} : { state: inventoryAudit.codeOf(state) }),
      },
    },
    { follows: AUDIT_FOLLOWS },
  );
  const sel = search.sel === '' ? null : search.sel;
  return (
    <>
      <PageHead
        title={t('title')}
        views={
          <SavedViews
            current={state ?? 'all'}
            onPick={(view) => change({ view, sel: '' })}
            views={(['all', ...inventoryAudit.stateNames] as const).map((key) => ({
              key,
              label: key === 'all' ? t('viewAll') : capital(stateLabel(key)),
            }))}
          />
        }
      >
        <Button
          kind="primary"
          icon="plus"
          off={mayPlan ? undefined : t('needsRight')}
          onClick={() => setPlanning(true)}
        >
          {t('plan')}
        </Button>
      </PageHead>
      <FilterBar search={found.box}>{dates.filter}</FilterBar>
      <SplitPane
        name="stock-audits"
        label={t('pane')}
        width={560}
        pane={<AuditPane key={sel} auditId={sel} />}
      >
        <PagedTable<StockAuditView>
          label={t('title')}
          query={query}
          rowKey={({ auditId }) => auditId}
          current={sel}
          onCurrent={(auditId) => change({ sel: auditId })}
          empty={<EmptyState kind="nothing" icon="box" title={t('none')} text={t('noneText')} />}
          columns={[
            col.name({ key: 'number', head: t('number'), width: 128, of: ({ number }) => number }),
            col.text({ key: 'store', head: t('store'), of: ({ store }) => store.name }),
            col.day({ key: 'day', head: t('day'), of: ({ scheduledOn }) => scheduledOn }),
            col.text({
              key: 'counted',
              head: t('counted'),
              width: 88,
              of: ({ countedLots, lots }) => t('ofLots', { counted: countedLots, lots }),
            }),
            col.number({
              key: 'differ',
              head: t('differ'),
              width: 72,
              of: ({ differingLots }) => differingLots,
            }),
            col.text({
              key: 'state',
              head: t('state'),
              width: 120,
              of: (row) => stateLabel(inventoryAudit.stateOf(row.state)),
              cell: (row) => <AuditChip state={row.state} />,
            }),
          ]}
        />
      </SplitPane>
      {isPlanning && (
        <PlanDialog
          onClose={() => setPlanning(false)}
          onSaved={(auditId) => {
            setPlanning(false);
            change({ view: 'all', sel: auditId });
          }}
        />
      )}
    </>
  );
}

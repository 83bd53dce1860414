import type { AnswerOf } from '@nidan/contract/kernel/endpoint';
import { COST_GROUPS, costPerReportable } from '@nidan/contract/supply/inventory/consumption-endpoints';
import { groupDigits, rupeesAndPaise } from '@nidan/domain/money/rupees';
import { useApiQuery } from '../../../../kernel/api/use-api-query.ts';
import { useDates } from '../../../../kernel/dates/use-dates.tsx';
import { useSearchState } from '../../../../kernel/route/use-search-state.ts';
import { useTexts } from '../../../../kernel/text/use-texts.ts';
import { columnsOf } from '../../../../kernel/ui/columns-of.tsx';
import { EmptyState } from '../../../../kernel/ui/EmptyState.tsx';
import { FilterBar } from '../../../../kernel/ui/fields/FilterBar.tsx';
import { Note } from '../../../../kernel/ui/Note.tsx';
import { ListTable } from '../../../../kernel/ui/PagedTable.tsx';
import { QueryView } from '../../../../kernel/ui/QueryView.tsx';
import type { TableColumn } from '../../../../kernel/ui/Table.tsx';
import { STOCK_FOLLOWS } from '../stock-words.ts';
import { consumptionTexts } from './texts/consumption-texts.ts';

type CostRow = AnswerOf<typeof costPerReportable>['costs'][number];
const col = columnsOf<CostRow>();

const inPaise = (paise: number | null): string => (paise === null ? '' : `₹ ${rupeesAndPaise(paise)}`);

/** A column of amounts in paise; empty where there is none. */
function money(key: string, head: string, of: (row: CostRow) => number | null): TableColumn<CostRow> {
  return col.money({ key, head, width: 120, of, cell: (row) => inPaise(of(row)) });
}

/** The same with their sum under the list. */
function total(key: string, head: string, of: (row: CostRow) => number | null): TableColumn<CostRow> {
  return { ...money(key, head, of), sum: inPaise };
}

/** What a reportable costs and what is left of what was charged, by test, machine or month. */
export function CostTable() {
  const t = useTexts(consumptionTexts);
  const [state, change] = useSearchState({ by: 'test' });
  const by = COST_GROUPS.find((one) => one === state.by) ?? 'test';
  const dates = useDates({ standard: 'last30' });
  const query = useApiQuery(costPerReportable, { query: { ...dates.asked, by } }, { follows: STOCK_FOLLOWS });
  const count = (key: 'reportables' | 'reruns'): TableColumn<CostRow> =>
    col.number({ key, head: t(key), of: (row) => row[key], sum: groupDigits });
  return (
    <>
      <FilterBar
        filters={[
          {
            key: 'by',
            label: t('by'),
            single: true,
            picked: [by],
            options: COST_GROUPS.map((value) => ({ value, label: t(value) })),
            onPick: ([picked = 'test']) => change({ by: picked }),
          },
        ]}
      >
        {dates.filter}
      </FilterBar>
      <QueryView query={query}>
        {({ costs, usedItems, mappedItems }) => (
          <>
            <Note tone="info">{t('mapped', { mapped: mappedItems, used: usedItems })}</Note>
            <ListTable
              label={t('viewCosts')}
              rows={costs}
              rowKey={({ key }) => key}
              empty={<EmptyState kind="nothing" title={t('noCosts')} text={t('noCostsText')} />}
              columns={[
                col.text({ key: 'label', head: t(by), of: ({ label }) => label || t('noMachine') }),
                count('reportables'),
                count('reruns'),
                total('own', t('own'), ({ ownPaise }) => ownPaise),
                total('shared', t('shared'), ({ sharedPaise }) => sharedPaise),
                total('other', t('otherUse'), ({ otherPaise }) => otherPaise),
                money('each', t('perReportable'), ({ perReportablePaise }) => perReportablePaise),
                total('charged', t('charged'), ({ chargedPaise }) => chargedPaise),
                total('margin', t('margin'), ({ marginPaise }) => marginPaise),
              ]}
            />
          </>
        )}
      </QueryView>
    </>
  );
}

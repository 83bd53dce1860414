import type { AnswerOf } from '@nidan/contract/kernel/endpoint';
import { COST_GROUPS, costPerReportable } from '@nidan/contract/supply/inventory/consumption-endpoints';
import { rupeesAndPaise } from '@nidan/domain/money/rupees';
import { useApiQuery } from '../../../../kernel/api/use-api-query.ts';
import { useDates } from '../../../../kernel/dates/use-dates.tsx';
import { useSearchState } from '../../../../kernel/route/use-search-state.ts';
import { useTexts } from '../../../../kernel/text/use-texts.ts';
import { EmptyState } from '../../../../kernel/ui/EmptyState.tsx';
import { FilterBar } from '../../../../kernel/ui/fields/FilterBar.tsx';
import { Note } from '../../../../kernel/ui/Note.tsx';
import { QueryView } from '../../../../kernel/ui/QueryView.tsx';
import { Table, type TableColumn } from '../../../../kernel/ui/Table.tsx';
import { STOCK_FOLLOWS } from '../stock-words.ts';
import { consumptionTexts } from './texts/consumption-texts.ts';

type CostRow = AnswerOf<typeof costPerReportable>['costs'][number];

/** A column of sums in paise; empty where there is none. */
function money(key: string, head: string, paiseOf: (row: CostRow) => number | null): TableColumn<CostRow> {
  return {
    key,
    head,
    width: 120,
    align: 'end',
    cell: (row) => {
      const paise = paiseOf(row);
      return paise === null ? '' : `₹ ${rupeesAndPaise(paise)}`;
    },
  };
}

/** What a reportable costs and what is left of what was charged, by test, machine or month. */
export function CostTable() {
  const t = useTexts(consumptionTexts);
  const [state, change] = useSearchState({ by: 'test' });
  const by = COST_GROUPS.find((one) => one === state.by) ?? 'test';
  const dates = useDates({ standard: 'last30' });
  const query = useApiQuery(costPerReportable, { query: { ...dates.asked, by } }, { follows: STOCK_FOLLOWS });
  const count = (key: 'reportables' | 'reruns'): TableColumn<CostRow> => ({
    key,
    head: t(key),
    width: 96,
    align: 'end',
    cell: (row) => row[key],
  });
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
            <Table
              label={t('viewCosts')}
              keys="page"
              rows={costs}
              rowKey={({ key }) => key}
              empty={<EmptyState kind="nothing" title={t('noCosts')} text={t('noCostsText')} />}
              columns={[
                { key: 'label', head: t(by), cell: ({ label }) => label || t('noMachine') },
                count('reportables'),
                count('reruns'),
                money('own', t('own'), ({ ownPaise }) => ownPaise),
                money('shared', t('shared'), ({ sharedPaise }) => sharedPaise),
                money('other', t('otherUse'), ({ otherPaise }) => otherPaise),
                money('each', t('perReportable'), ({ perReportablePaise }) => perReportablePaise),
                money('charged', t('charged'), ({ chargedPaise }) => chargedPaise),
                money('margin', t('margin'), ({ marginPaise }) => marginPaise),
              ]}
            />
          </>
        )}
      </QueryView>
    </>
  );
}

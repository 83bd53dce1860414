import { listReturns, returnNotePdf } from '@nidan/contract/supply/payables/payable-endpoints';
import { apiFile } from '../../../kernel/api/api.ts';
import { useApiPages } from '../../../kernel/api/use-api-query.ts';
import { useFieldSearch } from '../../../kernel/search/use-field-search.ts';
import { useZone } from '../../../kernel/session/session.ts';
import { showShort } from '../../../kernel/text/show-date.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { EmptyState } from '../../../kernel/ui/EmptyState.tsx';
import { FilterBar } from '../../../kernel/ui/fields/FilterBar.tsx';
import { PagedTable } from '../../../kernel/ui/PagedTable.tsx';
import { rupees } from '../../../kernel/ui/values/rupees.ts';
import { printPaper } from '../orders/print-paper.ts';
import type { DatedDesk } from './dated-desk.ts';
import { DecisionChip } from './DecisionChip.tsx';
import { payableTexts } from './texts/payable-texts.ts';

/** Goods that went back to vendors, or wait to. */
export function ReturnsDesk({ dates, filter }: DatedDesk) {
  const t = useTexts(payableTexts);
  const zone = useZone();
  const search = useFieldSearch('materialReturns');
  const query = useApiPages(
    listReturns,
    { query: { ...dates, ...search.asked } },
    { follows: ['MATERIAL_RETURN'] },
  );
  return (
    <>
      <FilterBar search={search.box}>{filter}</FilterBar>
      <PagedTable
        label={t('returns')}
        query={query}
        rowKey={({ returnId }) => returnId}
        empty={<EmptyState kind="nothing" icon="inventory" title={t('noReturns')} />}
        columns={[
          { key: 'number', head: t('number'), width: 128, cell: ({ number }) => number ?? '' },
          { key: 'when', head: t('when'), width: 92, cell: ({ madeAt }) => showShort(madeAt, zone) },
          {
            key: 'vendor',
            head: t('vendor'),
            tip: ({ vendor }) => vendor,
            cell: ({ vendor }) => <b>{vendor}</b>,
          },
          { key: 'store', head: t('store'), width: 150, cell: ({ store }) => store },
          {
            key: 'lots',
            head: t('lots'),
            tip: ({ lines }) => lines.map(({ item, lotNo }) => `${item}, ${lotNo}`).join('; '),
            cell: ({ lines }) =>
              lines.map(({ lotNo, quantity, unit }) => `${lotNo}: ${quantity} ${unit}`).join('; '),
          },
          {
            key: 'value',
            head: t('value'),
            width: 96,
            align: 'end',
            cell: ({ valuePaise }) => (valuePaise === null ? '' : rupees(valuePaise)),
          },
          { key: 'state', head: t('state'), width: 150, cell: (row) => <DecisionChip {...row} /> },
          {
            key: 'print',
            head: '',
            width: 84,
            cell: ({ returnId }) => (
              <Button
                kind="bare"
                onClick={() => void printPaper(apiFile(returnNotePdf, { query: { returnId } }))}
              >
                {t('print')}
              </Button>
            ),
          },
        ]}
      />
    </>
  );
}

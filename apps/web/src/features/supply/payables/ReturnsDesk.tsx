import { listReturns, returnNotePdf } from '@nidan/contract/supply/payables/payable-endpoints';
import type { ReturnView } from '@nidan/contract/supply/payables/payable-view';
import { apiFile } from '../../../kernel/api/api.ts';
import { useApiPages } from '../../../kernel/api/use-api-query.ts';
import { useFieldSearch } from '../../../kernel/search/use-field-search.ts';
import { useZone } from '../../../kernel/session/session.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { columnsOf } from '../../../kernel/ui/columns-of.tsx';
import { EmptyState } from '../../../kernel/ui/EmptyState.tsx';
import { FilterBar } from '../../../kernel/ui/fields/FilterBar.tsx';
import { PagedTable } from '../../../kernel/ui/PagedTable.tsx';
import { printPaper } from '../orders/print-paper.ts';
import type { DatedDesk } from './dated-desk.ts';
import { DecisionChip } from './DecisionChip.tsx';
import { payableTexts } from './texts/payable-texts.ts';

const col = columnsOf<ReturnView>();

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
          col.text({ key: 'number', head: t('number'), width: 128, of: ({ number }) => number }),
          col.time({ key: 'when', head: t('when'), of: ({ madeAt }) => madeAt, zone }),
          col.name({ key: 'vendor', head: t('vendor'), of: ({ vendor }) => vendor }),
          col.text({ key: 'store', head: t('store'), width: 150, of: ({ store }) => store }),
          col.text({
            key: 'lots',
            head: t('lots'),
            of: ({ lines }) =>
              lines.map(({ lotNo, quantity, unit }) => `${lotNo}: ${quantity} ${unit}`).join('; '),
            tip: ({ lines }) => lines.map(({ item, lotNo }) => `${item}, ${lotNo}`).join('; '),
          }),
          col.total({ key: 'value', head: t('value'), of: ({ valuePaise }) => valuePaise }),
          col.text({
            key: 'state',
            head: t('state'),
            width: 150,
            of: ({ state }) => t(state),
            cell: (row) => <DecisionChip {...row} />,
          }),
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

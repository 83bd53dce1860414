import type { ComparedVendor } from '@nidan/contract/supply/contracts/contract-view';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { columnsOf } from '../../../kernel/ui/columns-of.tsx';
import { Table } from '../../../kernel/ui/Table.tsx';
import { contractTexts } from './texts/contract-texts.ts';

const col = columnsOf<ComparedVendor>();

/** How often each vendor is the lowest, and what a year of what it offers costs. */
export function ComparisonTotals({ vendors }: { readonly vendors: readonly ComparedVendor[] }) {
  const t = useTexts(contractTexts);
  return (
    <Table
      flush
      keys="focus"
      label={t('basket')}
      rows={vendors}
      rowKey={({ vendorId }) => vendorId}
      columns={[
        col.text({ key: 'vendor', head: t('vendor'), of: ({ vendor }) => vendor }),
        col.number({
          key: 'lowest',
          head: t('lowestOn'),
          width: 160,
          align: 'end',
          of: ({ lowestOn }) => lowestOn,
          cell: ({ lowestOn, offered }) => t('ofItems', { count: lowestOn, all: offered }),
        }),
        col.money({ key: 'basket', head: t('basket'), width: 180, of: ({ basketPaise }) => basketPaise }),
      ]}
    />
  );
}

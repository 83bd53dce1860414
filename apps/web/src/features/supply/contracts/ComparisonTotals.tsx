import type { ComparedVendor } from '@nidan/contract/supply/contracts/contract-view';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Table } from '../../../kernel/ui/Table.tsx';
import { rupees } from '../../../kernel/ui/values/rupees.ts';
import { contractTexts } from './texts/contract-texts.ts';

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
        { key: 'vendor', head: t('vendor'), cell: ({ vendor }) => vendor },
        {
          key: 'lowest',
          head: t('lowestOn'),
          width: 160,
          align: 'end',
          cell: ({ lowestOn, offered }) => t('ofItems', { count: lowestOn, all: offered }),
        },
        {
          key: 'basket',
          head: t('basket'),
          width: 180,
          align: 'end',
          cell: ({ basketPaise }) => rupees(basketPaise),
        },
      ]}
    />
  );
}

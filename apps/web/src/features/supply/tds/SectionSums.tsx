import type { TdsSectionSum } from '@nidan/contract/supply/tds/tds-endpoints';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { columnsOf } from '../../../kernel/ui/columns-of.tsx';
import { Table } from '../../../kernel/ui/Table.tsx';
import { tdsTexts } from './texts/tds-texts.ts';

const col = columnsOf<TdsSectionSum>();

/** Tax of a quarter by section: what was deducted, deposited, and is still to be deposited. */
export function SectionSums({ sums }: { readonly sums: readonly TdsSectionSum[] }) {
  const t = useTexts(tdsTexts);
  if (sums.length === 0) return null;
  return (
    <Table
      flush
      keys="focus"
      label={t('sections')}
      rows={sums}
      rowKey={({ section }) => section}
      columns={[
        col.name({ key: 'section', head: t('section'), of: ({ section }) => section }),
        col.total({ key: 'paid', head: t('paid'), width: 120, of: ({ paidPaise }) => paidPaise }),
        col.total({ key: 'deducted', head: t('deducted'), width: 120, of: ({ tdsPaise }) => tdsPaise }),
        col.money({
          key: 'deposited',
          head: t('deposited'),
          width: 120,
          of: ({ depositedPaise }) => depositedPaise,
        }),
        col.total({
          key: 'toDeposit',
          head: t('toDeposit'),
          width: 130,
          of: ({ tdsPaise, depositedPaise }) => tdsPaise - depositedPaise,
          bold: true,
        }),
      ]}
    />
  );
}

import type { TdsSectionSum } from '@nidan/contract/supply/tds/tds-endpoints';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Table } from '../../../kernel/ui/Table.tsx';
import { rupees } from '../../../kernel/ui/values/rupees.ts';
import { tdsTexts } from './texts/tds-texts.ts';

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
        { key: 'section', head: t('section'), cell: ({ section }) => <b>{section}</b> },
        {
          key: 'paid',
          head: t('paid'),
          width: 120,
          align: 'end',
          cell: ({ paidPaise }) => rupees(paidPaise),
        },
        {
          key: 'deducted',
          head: t('deducted'),
          width: 120,
          align: 'end',
          cell: ({ tdsPaise }) => rupees(tdsPaise),
        },
        {
          key: 'deposited',
          head: t('deposited'),
          width: 120,
          align: 'end',
          cell: ({ depositedPaise }) => rupees(depositedPaise),
        },
        {
          key: 'toDeposit',
          head: t('toDeposit'),
          width: 130,
          align: 'end',
          cell: ({ tdsPaise, depositedPaise }) => <b>{rupees(tdsPaise - depositedPaise)}</b>,
        },
      ]}
    />
  );
}

import type { VendorInvoiceView } from '@nidan/contract/supply/payables/payable-view';
import { showDay } from '../../../kernel/text/show-date.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { NumberField } from '../../../kernel/ui/fields/NumberField.tsx';
import { Table } from '../../../kernel/ui/Table.tsx';
import { rupees } from '../../../kernel/ui/values/rupees.ts';
import { payableTexts } from './texts/payable-texts.ts';

interface PaidLinesProps {
  readonly rows: readonly VendorInvoiceView[];
  /** Amounts in rupees as typed, by invoice. */
  readonly amounts: Readonly<Record<string, string>>;
  readonly onChange: (invoiceId: string, text: string) => void;
  readonly onEnter: () => void;
}

/** Invoices of a vendor with what is paid of each, and claims on the vendor with what is used of each. */
export function PaidLines({ rows, amounts, onChange, onEnter }: PaidLinesProps) {
  const t = useTexts(payableTexts);
  return (
    <Table
      flush
      keys="focus"
      label={t('invoices')}
      rows={rows}
      rowKey={({ invoiceId }) => invoiceId}
      columns={[
        { key: 'no', head: t('invoiceNo'), cell: ({ invoiceNo }) => <b>{invoiceNo}</b> },
        { key: 'due', head: t('dueOn'), width: 92, cell: ({ dueOn }) => showDay(dueOn) },
        {
          key: 'left',
          head: t('due'),
          width: 100,
          align: 'end',
          cell: ({ duePaise }) => (duePaise === 0 ? '' : rupees(duePaise)),
        },
        {
          key: 'credit',
          head: t('credit'),
          width: 110,
          align: 'end',
          cell: ({ creditPaise }) => (creditPaise === 0 ? '' : rupees(creditPaise)),
        },
        {
          key: 'amount',
          head: t('amount'),
          width: 130,
          cell: ({ invoiceId, invoiceNo, creditPaise }) => (
            <NumberField
              decimals
              labelHidden
              label={t(creditPaise > 0 ? 'useOf' : 'payAmountOf', { invoice: invoiceNo })}
              value={amounts[invoiceId] ?? ''}
              maxLength={14}
              onChange={(text) => onChange(invoiceId, text)}
              onKeyDown={(event) => event.key === 'Enter' && onEnter()}
            />
          ),
        },
      ]}
    />
  );
}

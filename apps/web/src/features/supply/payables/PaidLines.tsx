import type { VendorInvoiceView } from '@nidan/contract/supply/payables/payable-view';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { columnsOf } from '../../../kernel/ui/columns-of.tsx';
import { NumberField } from '../../../kernel/ui/fields/NumberField.tsx';
import { Table } from '../../../kernel/ui/Table.tsx';
import { payableTexts } from './texts/payable-texts.ts';

const col = columnsOf<VendorInvoiceView>();

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
        col.name({ key: 'no', head: t('invoiceNo'), of: ({ invoiceNo }) => invoiceNo }),
        col.day({ key: 'due', head: t('dueOn'), of: ({ dueOn }) => dueOn }),
        col.total({ key: 'left', head: t('due'), of: ({ duePaise }) => duePaise || null }),
        col.total({ key: 'credit', head: t('credit'), of: ({ creditPaise }) => creditPaise || null }),
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

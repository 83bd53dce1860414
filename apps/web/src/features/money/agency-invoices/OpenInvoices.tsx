import type { OpenInvoice } from '@nidan/contract/money/agency-invoices/agency-payment-view';
import { rupeesAndPaise } from '@nidan/domain/money/rupees';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { columnsOf } from '../../../kernel/ui/columns-of.tsx';
import type { PagedQuery } from '../../../kernel/ui/paged-query.ts';
import { PagedTable } from '../../../kernel/ui/PagedTable.tsx';
import { invoiceTexts } from './texts/invoice-texts.ts';

const col = columnsOf<OpenInvoice>();

interface OpenInvoicesProps {
  readonly query: PagedQuery<OpenInvoice>;
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (chosen: ReadonlySet<string>) => void;
  /** What a payment pays of each, in paise. */
  readonly parts: ReadonlyMap<string, number>;
}

/** Invoices of which something is due, to be chosen, with what a payment would pay of each. */
export function OpenInvoices({ query, chosen, onChoose, parts }: OpenInvoicesProps) {
  const t = useTexts(invoiceTexts);
  return (
    <>
      <p className="muted">{t('paysWhich')}</p>
      <PagedTable
        label={t('paysWhich')}
        keys="focus"
        flush
        lines={3}
        query={query}
        rowKey={({ invoiceId }) => invoiceId}
        rowName={({ number }) => number}
        selected={chosen}
        onSelect={onChoose}
        empty={<p>{t('noOpen')}</p>}
        columns={[
          col.text({ key: 'number', head: t('number'), of: ({ number }) => number }),
          col.day({ key: 'dueOn', head: t('dueOn'), of: ({ dueOn }) => dueOn }),
          col.total({
            key: 'due',
            head: t('due'),
            of: ({ duePaise }) => duePaise,
            sum: rupeesAndPaise,
            cell: ({ duePaise }) => rupeesAndPaise(duePaise),
          }),
          col.money({
            key: 'pays',
            head: t('pays'),
            of: ({ invoiceId }) => parts.get(invoiceId) ?? 0,
            cell: ({ invoiceId }) => <b>{rupeesAndPaise(parts.get(invoiceId) ?? 0)}</b>,
          }),
        ]}
      />
    </>
  );
}

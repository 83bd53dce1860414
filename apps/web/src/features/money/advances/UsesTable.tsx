import { columnsOf } from '../../../kernel/ui/columns-of.tsx';
import type { PagedQuery } from '../../../kernel/ui/paged-query.ts';
import { go } from '../../../kernel/route/use-route.ts';
import { useZone } from '../../../kernel/session/session.ts';
import { PagedTable } from '../../../kernel/ui/PagedTable.tsx';

/** A payment from money that a patient has with the lab, or what took it back. */
interface Use {
  readonly billId: string | null;
  readonly reason: string | null;
  readonly amountPaise: number;
  readonly at: string;
}

interface UsesTableProps<U extends Use> {
  readonly query: PagedQuery<U>;
  readonly keyOf: (use: U) => string;
  /** What the money went to, in words. */
  readonly wordsOf: (use: U) => string;
  readonly t: (key: 'uses' | 'noUses' | 'time' | 'amount') => string;
}

/** What an advance or a credit note was used for; a bill opens. */
export function UsesTable<U extends Use>({ query, keyOf, wordsOf, t }: UsesTableProps<U>) {
  const zone = useZone();
  const col = columnsOf<U>();
  return (
    <PagedTable
      label={t('uses')}
      keys="focus"
      flush
      query={query}
      lines={6}
      rowKey={keyOf}
      onOpen={({ billId }) => billId !== null && go(`bills/${billId}`)}
      empty={<p className="muted">{t('noUses')}</p>}
      columns={[
        col.time({ key: 'time', head: t('time'), of: ({ at }) => at, zone, muted: true }),
        col.text({ key: 'what', head: t('uses'), of: wordsOf, tip: ({ reason }) => reason ?? '' }),
        col.total({ key: 'amount', head: t('amount'), width: 84, of: ({ amountPaise }) => amountPaise }),
      ]}
    />
  );
}

import type { AnswerOf } from '@nidan/contract/kernel/endpoint';
import type { sumCollections } from '@nidan/contract/ledger/journal/collection-endpoints';
import type { CollectionGroup } from '@nidan/contract/ledger/journal/collection-view';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { EmptyState } from '../../../kernel/ui/EmptyState.tsx';
import { QueryView, type ViewedQuery } from '../../../kernel/ui/QueryView.tsx';
import { rupees } from '../../../kernel/ui/values/rupees.ts';
import { Table } from '../../../kernel/ui/Table.tsx';
import { type DayBookSearch, drillInto } from './day-book-search.ts';
import { dayBookTexts } from './texts/day-book-texts.ts';

const HEADS = {
  mode: 'modeHead',
  location: 'placeHead',
  person: 'personHead',
  day: 'dayHead',
} as const satisfies Record<CollectionGroup, string>;

interface CollectionSumsProps {
  readonly query: ViewedQuery<AnswerOf<typeof sumCollections>>;
  readonly by: CollectionGroup;
  readonly onOpen: (part: Partial<DayBookSearch>) => void;
}

/** The day book summed; a row opens what it is made of. */
export function CollectionSums({ query, by, onOpen }: CollectionSumsProps) {
  const t = useTexts(dayBookTexts);
  return (
    <QueryView query={query} lines={12}>
      {({ sums, total }) => (
        <Table
          label={t('sumsLabel')}
          keys="page"
          rows={sums.length === 0 ? [] : [...sums, { ...total, label: t('total') }]}
          rowKey={({ key }) => key}
          onOpen={(row) => row.key !== '' && onOpen(drillInto(by, row))}
          empty={<EmptyState kind="hidden" title={t('empty')} text={t('emptyText')} />}
          columns={[
            {
              key: 'label',
              head: t(HEADS[by]),
              cell: ({ key, label }) => (key === '' ? <b>{label}</b> : label),
            },
            {
              key: 'receipts',
              head: t('receipts'),
              width: 96,
              align: 'end',
              cell: ({ receipts }) => receipts,
            },
            { key: 'in', head: t('came'), width: 128, align: 'end', cell: ({ inPaise }) => rupees(inPaise) },
            {
              key: 'out',
              head: t('went'),
              width: 128,
              align: 'end',
              cell: ({ outPaise }) => rupees(outPaise),
            },
            {
              key: 'net',
              head: t('net'),
              width: 128,
              align: 'end',
              cell: ({ inPaise, outPaise }) => <b>{rupees(inPaise - outPaise)}</b>,
            },
          ]}
        />
      )}
    </QueryView>
  );
}

import type { CollectionSum } from '@nidan/contract/ledger/journal/collection-view';
import type { AnswerOf } from '@nidan/contract/kernel/endpoint';
import type { sumCollections } from '@nidan/contract/ledger/journal/collection-endpoints';
import type { CollectionGroup } from '@nidan/contract/ledger/journal/collection-view';
import { groupDigits } from '@nidan/domain/money/rupees';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { columnsOf } from '../../../kernel/ui/columns-of.tsx';
import { EmptyState } from '../../../kernel/ui/EmptyState.tsx';
import { ListTable } from '../../../kernel/ui/PagedTable.tsx';
import { QueryView, type ViewedQuery } from '../../../kernel/ui/QueryView.tsx';
import { type DayBookSearch, drillInto } from './day-book-search.ts';
import { dayBookTexts } from './texts/day-book-texts.ts';

const col = columnsOf<CollectionSum>();

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
      {({ sums }) => (
        <ListTable
          label={t('sumsLabel')}
          rows={sums}
          rowKey={({ key }) => key}
          onOpen={(row) => onOpen(drillInto(by, row))}
          empty={<EmptyState kind="hidden" title={t('empty')} text={t('emptyText')} />}
          columns={[
            col.text({
              key: 'label',
              head: t(HEADS[by]),
              // Days sort by what they are, not by how they are written.
              of: ({ key, label }) => (by === 'day' ? key : label),
              saved: ({ label }) => label,
              cell: ({ label }) => label,
              tip: ({ label }) => label,
            }),
            col.number({
              key: 'receipts',
              head: t('receipts'),
              of: ({ receipts }) => receipts,
              sum: groupDigits,
            }),
            col.total({ key: 'in', head: t('came'), width: 128, of: ({ inPaise }) => inPaise }),
            col.total({ key: 'out', head: t('went'), width: 128, of: ({ outPaise }) => outPaise }),
            col.total({
              key: 'net',
              head: t('net'),
              width: 128,
              of: ({ inPaise, outPaise }) => inPaise - outPaise,
              bold: true,
            }),
          ]}
        />
      )}
    </QueryView>
  );
}

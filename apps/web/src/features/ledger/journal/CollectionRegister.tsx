import type { Collection } from '@nidan/contract/ledger/journal/collection-view';
import type { QueryOf } from '@nidan/contract/kernel/endpoint';
import { listCollections } from '@nidan/contract/ledger/journal/collection-endpoints';
import { useApiPages } from '../../../kernel/api/use-api-query.ts';
import type { ListDates } from '../../../kernel/dates/list-dates.ts';
import { go } from '../../../kernel/route/use-route.ts';
import { useZone } from '../../../kernel/session/session.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { columnsOf } from '../../../kernel/ui/columns-of.tsx';
import { EmptyState } from '../../../kernel/ui/EmptyState.tsx';
import { PagedTable } from '../../../kernel/ui/PagedTable.tsx';
import { dayBookTexts } from './texts/day-book-texts.ts';
import { usePostingWord } from './use-posting-word.ts';

const col = columnsOf<Collection>();

interface CollectionRegisterProps {
  readonly filter: ListDates & Omit<QueryOf<typeof listCollections>, 'cursor' | 'limit'>;
}

/** Money that came and went, newest first. */
export function CollectionRegister({ filter }: CollectionRegisterProps) {
  const t = useTexts(dayBookTexts);
  const wordOf = usePostingWord();
  const zone = useZone();
  const query = useApiPages(listCollections, { query: filter });
  return (
    <PagedTable
      label={t('listLabel')}
      query={query}
      rowKey={({ postingId }) => postingId}
      onOpen={({ billId }) => billId !== null && go(`bills/${billId}`)}
      empty={<EmptyState kind="hidden" title={t('empty')} text={t('emptyText')} />}
      columns={[
        col.time({ key: 'time', head: t('time'), of: ({ at }) => at, zone }),
        col.text({ key: 'kind', head: t('kind'), width: 108, of: ({ kind }) => wordOf(kind) }),
        col.text({ key: 'number', head: t('number'), width: 128, of: ({ number }) => number }),
        col.labNo({ key: 'labNo', head: t('labId'), of: ({ labNo }) => labNo }),
        col.text({ key: 'mode', head: t('modeHead'), width: 136, of: ({ mode }) => mode }),
        col.text({ key: 'by', head: t('personHead'), of: ({ by }) => by }),
        col.text({ key: 'place', head: t('placeHead'), of: ({ location }) => location }),
        col.total({ key: 'in', head: t('came'), of: ({ inPaise }) => inPaise || null }),
        col.total({ key: 'out', head: t('went'), of: ({ outPaise }) => outPaise || null }),
      ]}
    />
  );
}

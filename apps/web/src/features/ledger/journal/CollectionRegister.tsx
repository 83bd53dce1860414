import type { QueryOf } from '@nidan/contract/kernel/endpoint';
import { listCollections } from '@nidan/contract/ledger/journal/collection-endpoints';
import { useApiPages } from '../../../kernel/api/use-api-query.ts';
import type { ListDates } from '../../../kernel/dates/list-dates.ts';
import { go } from '../../../kernel/route/use-route.ts';
import { useZone } from '../../../kernel/session/session.ts';
import { showShort } from '../../../kernel/text/show-date.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { EmptyState } from '../../../kernel/ui/EmptyState.tsx';
import { LabNo } from '../../../kernel/ui/values/LabNo.tsx';
import { PagedTable } from '../../../kernel/ui/PagedTable.tsx';
import { rupees } from '../../../kernel/ui/values/rupees.ts';
import { dayBookTexts } from './texts/day-book-texts.ts';
import { usePostingWord } from './use-posting-word.ts';

interface CollectionRegisterProps {
  readonly filter: ListDates & Omit<QueryOf<typeof listCollections>, 'cursor' | 'limit'>;
}

/** An amount; nothing where there is none. */
function money(paise: number): string {
  return paise === 0 ? '' : rupees(paise);
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
        { key: 'time', head: t('time'), width: 104, cell: ({ at }) => showShort(at, zone) },
        { key: 'kind', head: t('kind'), width: 108, cell: ({ kind }) => wordOf(kind) },
        { key: 'number', head: t('number'), width: 128, cell: ({ number }) => number },
        { key: 'labNo', head: t('labId'), width: 128, cell: ({ labNo }) => <LabNo value={labNo} /> },
        { key: 'mode', head: t('modeHead'), width: 136, cell: ({ mode }) => mode },
        { key: 'by', head: t('personHead'), cell: ({ by }) => by, tip: ({ by }) => by },
        {
          key: 'place',
          head: t('placeHead'),
          cell: ({ location }) => location,
          tip: ({ location }) => location,
        },
        { key: 'in', head: t('came'), width: 96, align: 'end', cell: ({ inPaise }) => money(inPaise) },
        { key: 'out', head: t('went'), width: 96, align: 'end', cell: ({ outPaise }) => money(outPaise) },
      ]}
    />
  );
}

import { listNoteUses } from '@nidan/contract/billing/note-endpoints';
import { useApiPages } from '../../kernel/api/use-api-query.ts';
import { go } from '../../kernel/route/use-route.ts';
import { useZone } from '../../kernel/session/session.ts';
import { showShort } from '../../kernel/text/show-date.ts';
import { useTexts } from '../../kernel/text/use-texts.ts';
import { PagedTable } from '../../kernel/ui/PagedTable.tsx';
import { rupees } from '../../kernel/ui/rupees.ts';
import { noteTexts } from './note-texts.ts';

/** The bills that a credit note paid; a bill opens. */
export function NoteUses({ noteId }: { readonly noteId: string }) {
  const t = useTexts(noteTexts);
  const zone = useZone();
  const query = useApiPages(listNoteUses, { query: { noteId } }, { keepFormer: false });
  return (
    <PagedTable
      label={t('uses')}
      keys="focus"
      flush
      query={query}
      lines={6}
      rowKey={({ paymentId }) => paymentId}
      onOpen={({ billId }) => go(`bills/${billId}`)}
      empty={<p className="muted">{t('noUses')}</p>}
      columns={[
        {
          key: 'what',
          head: t('uses'),
          tip: ({ reason }) => reason ?? '',
          cell: ({ kind, labNo }) => t(kind === 'payment' ? 'paid' : 'takenBack', { labNo }),
        },
        {
          key: 'amount',
          head: t('amount'),
          width: 84,
          align: 'end',
          cell: ({ amountPaise }) => rupees(amountPaise),
        },
        {
          key: 'time',
          head: t('time'),
          width: 92,
          cell: ({ at }) => <span className="muted">{showShort(at, zone)}</span>,
        },
      ]}
    />
  );
}

import { listAdvanceUses } from '@nidan/contract/billing/advance-endpoints';
import type { AdvanceUse } from '@nidan/contract/billing/advance-view';
import { useApiPages } from '../../kernel/api/use-api-query.ts';
import { go } from '../../kernel/route/use-route.ts';
import { useZone } from '../../kernel/session/session.ts';
import { showShort } from '../../kernel/text/show-date.ts';
import type { Translate } from '../../kernel/text/define-texts.ts';
import { useTexts } from '../../kernel/text/use-texts.ts';
import { PagedTable } from '../../kernel/ui/PagedTable.tsx';
import { rupees } from '../../kernel/ui/rupees.ts';
import { advanceTexts } from './advance-texts.ts';

type T = Translate<(typeof advanceTexts)['english']>;

function wordsOf({ kind, labNo, mode }: AdvanceUse, t: T): string {
  if (kind === 'return') return t('givenBack', { mode: mode ?? '' });
  return t(kind === 'reversal' ? 'takenBack' : 'ofBill', { labNo: labNo ?? '' });
}

/** What an advance was used for; a bill opens. */
export function AdvanceUses({ advanceId }: { readonly advanceId: string }) {
  const t = useTexts(advanceTexts);
  const zone = useZone();
  const query = useApiPages(listAdvanceUses, { query: { advanceId } }, { keepFormer: false });
  return (
    <PagedTable
      label={t('uses')}
      keys="focus"
      flush
      query={query}
      lines={6}
      rowKey={({ id }) => id}
      onOpen={({ billId }) => billId !== null && go(`bills/${billId}`)}
      empty={<p className="muted">{t('noUses')}</p>}
      columns={[
        {
          key: 'time',
          head: t('time'),
          width: 92,
          cell: ({ at }) => <span className="muted">{showShort(at, zone)}</span>,
        },
        {
          key: 'what',
          head: t('uses'),
          tip: ({ reason }) => reason ?? '',
          cell: (use) => wordsOf(use, t),
        },
        {
          key: 'amount',
          head: t('amount'),
          width: 84,
          align: 'end',
          cell: ({ amountPaise }) => rupees(amountPaise),
        },
      ]}
    />
  );
}

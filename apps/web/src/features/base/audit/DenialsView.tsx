import { listDenials } from '@nidan/contract/base/audit/audit-endpoints';
import { useApiPages } from '../../../kernel/api/use-api-query.ts';
import type { ListDates } from '../../../kernel/dates/list-dates.ts';
import { useZone } from '../../../kernel/session/session.ts';
import { showDateTime } from '../../../kernel/text/show-date.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { EmptyState } from '../../../kernel/ui/EmptyState.tsx';
import { PagedTable } from '../../../kernel/ui/PagedTable.tsx';
import { auditTexts } from './texts/audit-texts.ts';

/** Refused sign-ins, rights and tries at other labs, newest first. */
export function DenialsView({ userId, dates }: { readonly userId: string; readonly dates: ListDates }) {
  const t = useTexts(auditTexts);
  const zone = useZone();
  const query = useApiPages(listDenials, {
    query: { ...dates, ...(userId === '' ? {} : { userId }) },
  });
  return (
    <PagedTable
      label={t('denialsLabel')}
      query={query}
      rowKey={({ denialId }) => denialId}
      empty={<EmptyState kind="done" title={t('noDenials')} text={t('noDenialsText')} />}
      columns={[
        {
          key: 'at',
          head: t('time'),
          width: 152,
          value: ({ at }) => at,
          saved: ({ at }) => showDateTime(at, zone),
          cell: ({ at }) => showDateTime(at, zone),
        },
        {
          key: 'by',
          head: t('who'),
          width: 160,
          cell: ({ by }) => by ?? <span className="muted">{t('nobody')}</span>,
        },
        {
          key: 'code',
          head: t('what'),
          width: 160,
          value: ({ code, times }) => (times > 1 ? `${code} × ${times}` : code),
          cell: ({ code, times }) => <b>{times > 1 ? `${code} × ${times}` : code}</b>,
        },
        { key: 'route', head: t('ways'), value: ({ route }) => route, tip: ({ route }) => route },
        { key: 'missing', head: t('missing'), width: 180, value: ({ missing }) => missing ?? '–' },
        { key: 'address', head: t('address'), width: 120, value: ({ address }) => address },
      ]}
    />
  );
}

import { readsByUser, readsOfPatient } from '@nidan/contract/base/audit/audit-endpoints';
import { useApiPages } from '../../../kernel/api/use-api-query.ts';
import type { ListDates } from '../../../kernel/dates/list-dates.ts';
import { useZone } from '../../../kernel/session/session.ts';
import { showDateTime, showDay, showShort, showTime } from '../../../kernel/text/show-date.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { EmptyState } from '../../../kernel/ui/EmptyState.tsx';
import { PagedTable } from '../../../kernel/ui/PagedTable.tsx';
import { auditTexts } from './texts/audit-texts.ts';

/** Whom a person saw, newest first. */
export function ReadsOfPerson({ userId, dates }: { readonly userId: string; readonly dates: ListDates }) {
  const t = useTexts(auditTexts);
  const zone = useZone();
  const query = useApiPages(readsByUser, { query: { userId, ...dates } });
  return (
    <PagedTable
      label={t('readsLabel')}
      query={query}
      rowKey={({ readId }) => readId}
      empty={<EmptyState kind="hidden" title={t('noEvents')} text={t('noEventsText')} />}
      columns={[
        {
          key: 'at',
          head: t('time'),
          width: 96,
          value: ({ at }) => at,
          saved: ({ at }) => showDateTime(at, zone),
          cell: ({ at }) => showShort(at, zone),
        },
        { key: 'by', head: t('who'), width: 140, value: ({ by }) => by },
        {
          key: 'route',
          head: t('ways'),
          width: 260,
          value: ({ route }) => route,
          tip: ({ route }) => route,
        },
        { key: 'address', head: t('address'), width: 120, value: ({ address }) => address },
        {
          key: 'people',
          head: t('people'),
          cell: ({ people, peopleCount }) => {
            const names = people.map(({ patientCode, name }) => `${patientCode} ${name}`).join(', ');
            const rest = peopleCount - people.length;
            return rest > 0 ? `${names} ${t('more', { count: rest })}` : names || '–';
          },
        },
      ]}
    />
  );
}

interface ReadsOfOneProps {
  readonly patientId: string;
  readonly record: string;
}

/** Who saw one patient, by day and person. */
export function ReadsOfOne({ patientId, record }: ReadsOfOneProps) {
  const t = useTexts(auditTexts);
  const zone = useZone();
  const query = useApiPages(readsOfPatient, { query: { patientId } });
  return (
    <PagedTable
      label={t('seenLabel', { record })}
      query={query}
      rowKey={({ day, userId }) => `${day} ${userId}`}
      empty={<EmptyState kind="hidden" title={t('noEvents')} text={t('noEventsText')} />}
      columns={[
        {
          key: 'day',
          head: t('day'),
          width: 104,
          value: ({ day }) => day,
          saved: ({ day }) => showDay(day),
          cell: ({ day }) => showDay(day),
        },
        { key: 'by', head: t('who'), width: 160, value: ({ by }) => by },
        { key: 'role', head: t('role'), width: 120, value: ({ roleName }) => roleName },
        { key: 'count', head: t('times'), width: 64, align: 'end', value: ({ count }) => count },
        {
          key: 'firstLast',
          head: t('firstLast'),
          width: 120,
          value: ({ firstAt, lastAt }) => `${showTime(firstAt, zone)}, ${showTime(lastAt, zone)}`,
        },
        { key: 'routes', head: t('ways'), value: ({ routes }) => routes.join(', ') },
      ]}
    />
  );
}

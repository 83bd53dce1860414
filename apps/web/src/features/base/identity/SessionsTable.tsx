import { endSession, listSessions } from '@nidan/contract/base/identity/identity-endpoints';
import type { AnswerOf } from '@nidan/contract/kernel/endpoint';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';
import { useApiPages } from '../../../kernel/api/use-api-query.ts';
import { useZone } from '../../../kernel/session/session.ts';
import { showDateTime, showShort } from '../../../kernel/text/show-date.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { PagedTable } from '../../../kernel/ui/PagedTable.tsx';
import { toast } from '../../../kernel/ui/overlays/toast.ts';
import { accountTexts } from './texts/account-texts.ts';
import { deviceName } from './device-name.ts';

type OwnSession = AnswerOf<typeof listSessions>['rows'][number];

/** The open sessions of the person; each but this one can be ended. */
export function SessionsTable() {
  const t = useTexts(accountTexts);
  const zone = useZone();
  const query = useApiPages(listSessions, {});
  const end = useApiMutation(endSession, {
    outdates: [listSessions],
    onDone: () => toast({ type: 'SUCCESS', msg: t('ended') }),
    onRefused: (refusal) => toast({ type: 'ERROR', msg: refusal.msg, code: refusal.code }),
  });
  const nameOf = ({ device }: OwnSession): string => deviceName(device) ?? t('unknownDevice');
  return (
    <PagedTable
      flush
      keys="focus"
      label={t('sessionsTitle')}
      query={query}
      lines={3}
      rowKey={({ sessionId }) => sessionId}
      columns={[
        {
          key: 'device',
          head: t('device'),
          tip: ({ device }) => device,
          cell: (row) => (
            <>
              {nameOf(row)} {row.isThis && <span className="muted">{t('thisOne')}</span>}
            </>
          ),
        },
        { key: 'address', head: t('address'), width: 136, value: ({ address }) => address },
        { key: 'lab', head: t('lab'), value: ({ labName }) => labName ?? '' },
        {
          key: 'since',
          head: t('since'),
          width: 104,
          value: ({ createdAt }) => createdAt,
          saved: ({ createdAt }) => showDateTime(createdAt, zone),
          cell: ({ createdAt }) => showShort(createdAt, zone),
        },
        {
          key: 'seen',
          head: t('seen'),
          width: 104,
          value: ({ lastSeenAt }) => lastSeenAt,
          saved: ({ lastSeenAt }) => showDateTime(lastSeenAt, zone),
          cell: ({ lastSeenAt }) => showShort(lastSeenAt, zone),
        },
        {
          key: 'end',
          head: <span className="vh">{t('end')}</span>,
          width: 88,
          cell: (row) =>
            !row.isThis && (
              <Button
                kind="link"
                aria-label={t('endSession', { device: nameOf(row), address: row.address })}
                onClick={() => end.mutate({ params: { sessionId: row.sessionId } })}
              >
                {t('end')}
              </Button>
            ),
        },
      ]}
    />
  );
}

import type { PushSubscriptionView } from '@nidan/contract/links/push/push-endpoints';
import { deviceName } from '../../base/identity/device-name.ts';
import { useZone } from '../../../kernel/session/session.ts';
import { showDateTime, showShort } from '../../../kernel/text/show-date.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { EmptyState } from '../../../kernel/ui/EmptyState.tsx';
import { Table } from '../../../kernel/ui/Table.tsx';
import { pushTexts } from './texts/push-texts.ts';

interface PushTableProps {
  readonly subscriptions: readonly PushSubscriptionView[];
  readonly isOwn: (fingerprint: string) => boolean;
  readonly onEnd: (browser: PushSubscriptionView) => void;
}

/** The browsers of a person that are told of notices; each can be taken off. */
export function PushTable({ subscriptions, isOwn, onEnd }: PushTableProps) {
  const t = useTexts(pushTexts);
  const zone = useZone();
  const nameOf = ({ device }: PushSubscriptionView): string =>
    deviceName(device) ?? (device || t('unknownDevice'));
  if (subscriptions.length === 0) {
    return <EmptyState kind="nothing" icon="bell" title={t('none')} text={t('noneText')} />;
  }
  return (
    <Table
      flush
      keys="focus"
      label={t('list')}
      rows={subscriptions}
      rowKey={({ subscriptionId }) => subscriptionId}
      columns={[
        {
          key: 'device',
          head: t('device'),
          tip: ({ device }) => device,
          cell: (row) => (
            <>
              {nameOf(row)} {isOwn(row.fingerprint) && <span className="muted">{t('thisOne')}</span>}
            </>
          ),
        },
        { key: 'service', head: t('service'), value: ({ service }) => service },
        {
          key: 'since',
          head: t('since'),
          width: 104,
          value: ({ addedAt }) => addedAt,
          saved: ({ addedAt }) => showDateTime(addedAt, zone),
          cell: ({ addedAt }) => showShort(addedAt, zone),
        },
        {
          key: 'last',
          head: t('last'),
          width: 104,
          cell: ({ lastSentAt }) => (lastSentAt === null ? t('never') : showShort(lastSentAt, zone)),
        },
        {
          key: 'end',
          head: <span className="vh">{t('end')}</span>,
          width: 88,
          cell: (row) => (
            <Button kind="link" aria-label={t('endOf', { device: nameOf(row) })} onClick={() => onEnd(row)}>
              {t('end')}
            </Button>
          ),
        },
      ]}
    />
  );
}

import { useEffect, useSyncExternalStore } from 'react';
import { useSearchState } from '../kernel/route/use-search-state.ts';
import { useZone } from '../kernel/session/session.ts';
import { showDateTime } from '../kernel/text/show-date.ts';
import { useTexts } from '../kernel/text/use-texts.ts';
import { Button } from '../kernel/ui/Button.tsx';
import { EmptyState } from '../kernel/ui/EmptyState.tsx';
import { PageHead } from '../kernel/ui/PageHead.tsx';
import { SavedViews } from '../kernel/ui/SavedViews.tsx';
import { StatusChip } from '../kernel/ui/values/StatusChip.tsx';
import { Table } from '../kernel/ui/Table.tsx';
import {
  type Message,
  presentMessages,
  seeMessages,
  subscribeToMessages,
  toast,
} from '../kernel/ui/overlays/toast.ts';
import { appTexts } from './app-texts.ts';

const tones = { ERROR: 'danger', WARNING: 'warn', INFO: 'info', SUCCESS: 'ok' } as const;
const icons = { ERROR: 'error', WARNING: 'warn', INFO: 'info', SUCCESS: 'tick' } as const;

/** Every message since sign-in, with its code. */
export function MessageLogScreen() {
  const t = useTexts(appTexts);
  const zone = useZone();
  const { log, unseen } = useSyncExternalStore(subscribeToMessages, presentMessages);
  const [{ view }, change] = useSearchState({ view: 'all' });
  useEffect(() => {
    if (unseen > 0) seeMessages();
  }, [unseen]);
  const errors = log.filter(({ type }) => type === 'ERROR');
  const rows = view === 'errors' ? errors : log;
  const copy = async (message: Message): Promise<void> => {
    await navigator.clipboard?.writeText(message.code ?? '');
    toast({ type: 'INFO', msg: t('copied') });
  };
  return (
    <>
      <PageHead
        title={t('logTitle')}
        views={
          <SavedViews
            current={view}
            onPick={(next) => change({ view: next })}
            views={[
              { key: 'all', label: t('logAll'), count: log.length },
              { key: 'errors', label: t('logErrors'), count: errors.length },
            ]}
          />
        }
      />
      <Table
        label={t('logTitle')}
        keys="page"
        rows={rows}
        rowKey={({ id }) => String(id)}
        columns={[
          {
            key: 'at',
            head: t('logTime'),
            width: 152,
            cell: ({ at }) => <span className="muted">{showDateTime(at, zone)}</span>,
          },
          {
            key: 'type',
            head: t('logType'),
            width: 112,
            cell: ({ type }) => (
              <StatusChip tone={tones[type]} icon={icons[type]}>
                {type.toLowerCase()}
              </StatusChip>
            ),
          },
          { key: 'msg', head: t('logMessage'), cell: ({ shown }) => shown, tip: ({ shown }) => shown },
          {
            key: 'copy',
            head: <span className="vh">{t('copyCode')}</span>,
            width: 112,
            align: 'end',
            cell: (message) =>
              message.code && (
                <Button kind="link" onClick={() => void copy(message)}>
                  {t('copyCode')}
                </Button>
              ),
          },
        ]}
        empty={<EmptyState kind="nothing" icon="log" title={t('logEmpty')} text={t('logEmptyHelp')} />}
      />
    </>
  );
}

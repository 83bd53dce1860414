import {
  countNotices,
  listNotices,
  type NoticeView,
  readNotices,
} from '@nidan/contract/links/delivery/notice-endpoints';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';
import { useApiPages } from '../../../kernel/api/use-api-query.ts';
import { useDates } from '../../../kernel/dates/use-dates.tsx';
import { hashOf } from '../../../kernel/route/hash-route.ts';
import { useSearchState } from '../../../kernel/route/use-search-state.ts';
import { useRight, useZone } from '../../../kernel/session/session.ts';
import { showDateTime, showShort } from '../../../kernel/text/show-date.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { EmptyState } from '../../../kernel/ui/EmptyState.tsx';
import { FilterBar } from '../../../kernel/ui/fields/FilterBar.tsx';
import { rowsOf } from '../../../kernel/ui/paged-query.ts';
import { PagedTable } from '../../../kernel/ui/PagedTable.tsx';
import { PageHead } from '../../../kernel/ui/PageHead.tsx';
import { Panel } from '../../../kernel/ui/Panel.tsx';
import { SavedViews } from '../../../kernel/ui/SavedViews.tsx';
import { Section } from '../../../kernel/ui/Section.tsx';
import { SplitPane } from '../../../kernel/ui/SplitPane.tsx';
import { StatusChip } from '../../../kernel/ui/values/StatusChip.tsx';
import styles from '../integration/Integration.module.css';
import { noticeTexts } from './texts/notice-texts.ts';

const VIEWS = ['unread', 'all'] as const;
const OUTDATES = { outdates: [listNotices, countNotices] };

/** What the product has told the person, new ones first. */
export function NoticesScreen() {
  const t = useTexts(noticeTexts);
  const zone = useZone();
  const [state, change] = useSearchState({ view: 'all', notice: '' });
  const view = VIEWS.find((one) => one === state.view) ?? 'all';
  const dates = useDates({ forget: { notice: '' } });
  const query = useApiPages(
    listNotices,
    { query: { ...dates.asked, ...(view === 'unread' ? { unread: true } : {}) } },
    { follows: ['NOTICE'] },
  );
  const read = useApiMutation(readNotices, OUTDATES);
  const notices = rowsOf(query);
  const current = notices.find(({ noticeId }) => noticeId === state.notice) ?? null;
  return (
    <>
      <PageHead
        title={t('title')}
        views={
          <SavedViews
            current={view}
            onPick={(next) => change({ view: next, notice: '' })}
            views={VIEWS.map((key) => ({ key, label: t(key) }))}
          />
        }
      >
        <Button
          busy={read.isPending}
          off={notices.every(({ readAt }) => readAt !== null) ? t('none') : undefined}
          onClick={() => read.mutate({ body: { noticeIds: null } })}
        >
          {t('markAll')}
        </Button>
      </PageHead>
      <FilterBar filters={[]}>{dates.filter}</FilterBar>
      <SplitPane
        name="notices"
        label={t('panel')}
        width={360}
        pane={
          <NoticePanel
            notice={current}
            onRead={(noticeId) => read.mutate({ body: { noticeIds: [noticeId] } })}
          />
        }
      >
        <PagedTable
          label={t('list')}
          query={query}
          rowKey={({ noticeId }) => noticeId}
          current={state.notice}
          onCurrent={(notice) => change({ notice })}
          empty={<EmptyState kind="nothing" icon="bell" title={t('none')} text={t('noneText')} />}
          columns={[
            {
              key: 'time',
              head: t('time'),
              width: 110,
              value: ({ at }) => at,
              saved: ({ at }) => showDateTime(at, zone),
              cell: ({ at }) => <span className="muted">{showShort(at, zone)}</span>,
            },
            {
              key: 'subject',
              head: t('subject'),
              tip: ({ subject }) => subject,
              cell: ({ subject, readAt }) => (readAt === null ? <b>{subject}</b> : subject),
            },
            {
              key: 'isNew',
              head: t('unread'),
              width: 88,
              cell: ({ readAt }) => readAt === null && <StatusChip tone="info">{t('isNew')}</StatusChip>,
            },
          ]}
        />
      </SplitPane>
    </>
  );
}

interface NoticePanelProps {
  readonly notice: NoticeView | null;
  readonly onRead: (noticeId: string) => void;
}

function NoticePanel({ notice, onRead }: NoticePanelProps) {
  const t = useTexts(noticeTexts);
  const zone = useZone();
  const readsBills = useRight('bills', PERMISSION.read);
  if (notice === null) {
    return (
      <Panel label={t('panel')}>
        <p className="muted" style={{ padding: 16 }}>
          {t('pick')}
        </p>
      </Panel>
    );
  }
  const { noticeId, subject, body, billId, at, readAt } = notice;
  return (
    <Panel label={t('panel')} title={subject} sub={showDateTime(at, zone)}>
      <Section>
        <p className={styles.said}>{body}</p>
        <div className="row" style={{ marginTop: 12 }}>
          {readAt === null && <Button onClick={() => onRead(noticeId)}>{t('markRead')}</Button>}
          {billId !== null && readsBills && <a href={hashOf(`bills/${billId}`)}>{t('openBill')}</a>}
        </div>
      </Section>
    </Panel>
  );
}

import { listMachineMessages, readRawMessage } from '@nidan/contract/lab/interfacing/machine-data-endpoints';
import type { MachineMessageView } from '@nidan/contract/lab/interfacing/machine-data-views';
import type { MachineMessageState } from '@nidan/domain/machines/machine-data-reason';
import { useApiPages, useApiQuery } from '../../../kernel/api/use-api-query.ts';
import { DATES_SEARCH } from '../../../kernel/dates/list-dates.ts';
import { useDates } from '../../../kernel/dates/use-dates.tsx';
import { useSearchState } from '../../../kernel/route/use-search-state.ts';
import { useZone } from '../../../kernel/session/session.ts';
import { showDateTime, showShort } from '../../../kernel/text/show-date.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { EmptyState } from '../../../kernel/ui/EmptyState.tsx';
import { FilterBar } from '../../../kernel/ui/fields/FilterBar.tsx';
import { PagedTable } from '../../../kernel/ui/PagedTable.tsx';
import { Panel } from '../../../kernel/ui/Panel.tsx';
import { QueryView } from '../../../kernel/ui/QueryView.tsx';
import { Section } from '../../../kernel/ui/Section.tsx';
import { SplitPane } from '../../../kernel/ui/SplitPane.tsx';
import { FOLLOWED_OF_DATA } from './followed-of-interfacing.ts';
import { RawMessage } from './RawMessage.tsx';
import { machineDataTexts } from './texts/machine-data-texts.ts';

const STATE_WORDS = {
  waiting: 'waiting',
  read: 'readState',
  kept: 'kept',
} as const satisfies Record<MachineMessageState, string>;

/** Messages of machines as they came and went, and one of them byte by byte. */
export function MachineMessages() {
  const t = useTexts(machineDataTexts);
  const zone = useZone();
  const [{ sel }, change] = useSearchState({ sel: '', ...DATES_SEARCH });
  const dates = useDates({ standard: 'last7', label: t('received') });
  const query = useApiPages(listMachineMessages, { query: dates.asked }, { follows: FOLLOWED_OF_DATA });
  return (
    <>
      <FilterBar>{dates.filter}</FilterBar>
      <SplitPane
        name="machine-messages"
        label={t('message')}
        width={480}
        pane={<OneMessage messageId={sel} />}
      >
        <PagedTable<MachineMessageView>
          label={t('messages')}
          query={query}
          rowKey={({ messageId }) => messageId}
          current={sel}
          onCurrent={(messageId) => change({ sel: messageId })}
          empty={<EmptyState kind="nothing" title={t('noMessages')} text={t('noMessagesText')} />}
          columns={[
            {
              key: 'at',
              head: t('received'),
              width: 104,
              value: ({ at }) => at,
              saved: ({ at }) => showDateTime(at, zone),
              cell: ({ at }) => showShort(at, zone),
            },
            { key: 'way', head: t('direction'), width: 72, value: ({ direction }) => t(direction) },
            {
              key: 'machine',
              head: t('machine'),
              tip: ({ machine }) => machine,
              value: ({ machine }) => machine,
            },
            { key: 'state', head: t('state'), width: 104, value: ({ state }) => t(STATE_WORDS[state]) },
            { key: 'results', head: t('results'), width: 76, align: 'end', value: ({ results }) => results },
            { key: 'size', head: t('size'), width: 76, align: 'end', value: ({ size }) => size },
            {
              key: 'repeats',
              head: t('repeats'),
              width: 104,
              align: 'end',
              cell: ({ repeats }) => repeats || '',
            },
          ]}
        />
      </SplitPane>
    </>
  );
}

function OneMessage({ messageId }: { readonly messageId: string }) {
  const t = useTexts(machineDataTexts);
  const query = useApiQuery(
    readRawMessage,
    { query: { messageId } },
    { enabled: messageId !== '', keepFormer: false },
  );
  if (messageId === '') {
    return (
      <Panel label={t('message')} title={t('message')}>
        <EmptyState kind="nothing" title={t('pick')} text={t('pickText')} />
      </Panel>
    );
  }
  return (
    <QueryView query={query}>
      {({ message, text, hex, tree, read }) => (
        <Panel label={t('message')} title={message.machine} sub={message.controlId}>
          <Section>
            <RawMessage text={text} hex={hex} tree={tree} read={read} />
          </Section>
        </Panel>
      )}
    </QueryView>
  );
}

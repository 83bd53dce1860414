import {
  listMachineLinks,
  type MachineLinkView,
} from '@nidan/contract/lab/interfacing/machine-link-endpoints';
import { listMachinesAtWork } from '@nidan/contract/lab/machines/machine-endpoints';
import type { MachineView } from '@nidan/contract/lab/machines/machine-views';
import { useApiQuery } from '../../../kernel/api/use-api-query.ts';
import { hashOf } from '../../../kernel/route/hash-route.ts';
import { useSearchState } from '../../../kernel/route/use-search-state.ts';
import { useZone } from '../../../kernel/session/session.ts';
import { showShort } from '../../../kernel/text/show-date.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { EmptyState } from '../../../kernel/ui/EmptyState.tsx';
import { PageHead } from '../../../kernel/ui/PageHead.tsx';
import { QueryView } from '../../../kernel/ui/QueryView.tsx';
import { SavedViews } from '../../../kernel/ui/SavedViews.tsx';
import { SplitPane } from '../../../kernel/ui/SplitPane.tsx';
import { Table } from '../../../kernel/ui/Table.tsx';
import { FOLLOWED_OF_LINKS } from '../interfacing/followed-of-interfacing.ts';
import { LinkChip } from '../interfacing/LinkChip.tsx';
import { ConditionChip } from './ConditionChip.tsx';
import { FOLLOWED_OF_MACHINES } from './followed-of-machines.ts';
import { MachineEvents } from './MachineEvents.tsx';
import { MachinePanel } from './MachinePanel.tsx';
import { machineTexts } from './texts/machine-texts.ts';

/** The machines as they stand, what is due to be done to them, and what happened to them. */
export function MachinesScreen() {
  const t = useTexts(machineTexts);
  const [{ view: named }, change] = useSearchState({ view: 'machines', sel: '' });
  const view = named === 'events' ? 'events' : 'machines';
  return (
    <>
      <PageHead
        title={t('title')}
        views={
          <SavedViews
            current={view}
            onPick={(next) => change({ view: next, sel: '' })}
            views={[
              { key: 'machines', label: t('viewMachines') },
              { key: 'events', label: t('viewEvents') },
            ]}
          />
        }
      />
      {view === 'machines' ? <Machines /> : <MachineEvents />}
    </>
  );
}

function Machines() {
  const t = useTexts(machineTexts);
  const [{ sel }, change] = useSearchState({ sel: '' });
  const query = useApiQuery(listMachinesAtWork, {}, { follows: FOLLOWED_OF_MACHINES });
  const links = useApiQuery(listMachineLinks, {}, { follows: FOLLOWED_OF_LINKS }).data?.links ?? [];
  return (
    <QueryView query={query}>
      {({ machines }) => {
        const machine = machines.find(({ machineId }) => machineId === sel) ?? machines[0];
        return (
          <SplitPane
            name="machines"
            label={t('title')}
            width={440}
            pane={<MachinePanel key={machine?.machineId} machine={machine} />}
          >
            <MachineTable
              machines={machines}
              links={links}
              current={machine?.machineId ?? null}
              onCurrent={(key) => change({ sel: key })}
            />
          </SplitPane>
        );
      }}
    </QueryView>
  );
}

interface MachineTableProps {
  readonly machines: readonly MachineView[];
  readonly links: readonly MachineLinkView[];
  readonly current: string | null;
  readonly onCurrent: (machineId: string) => void;
}

function MachineTable({ machines, links, current, onCurrent }: MachineTableProps) {
  const t = useTexts(machineTexts);
  const zone = useZone();
  return (
    <Table
      label={t('viewMachines')}
      rows={machines}
      rowKey={({ machineId }) => machineId}
      keys="page"
      current={current}
      onCurrent={onCurrent}
      empty={<EmptyState kind="nothing" icon="quality" title={t('none')} text={t('noneText')} />}
      columns={[
        {
          key: 'name',
          head: t('name'),
          tip: ({ name }) => name,
          value: ({ name }) => name,
          cell: ({ name }) => <b>{name}</b>,
        },
        {
          key: 'condition',
          head: t('condition'),
          width: 132,
          cell: ({ condition }) => <ConditionChip condition={condition} />,
        },
        {
          key: 'link',
          head: t('link'),
          width: 132,
          cell: ({ machineId }) =>
            links
              .filter((link) => link.machineId === machineId)
              .map((link) => (
                <a
                  key={link.linkId}
                  href={hashOf('admin/interfacing', { sel: link.linkId })}
                  title={link.name}
                >
                  <LinkChip link={link} />
                </a>
              )),
        },
        {
          key: 'since',
          head: t('since'),
          width: 92,
          cell: ({ since }) => since && <span className="muted">{showShort(since, zone)}</span>,
        },
        {
          key: 'due',
          head: t('nextDue'),
          width: 220,
          tip: ({ care: [next] }) => next?.name ?? '',
          cell: ({ care: [next] }) => next && <NextDue care={next} />,
        },
        { key: 'waiting', head: t('waiting'), width: 112, align: 'end', value: ({ waiting }) => waiting },
      ]}
    />
  );
}

function NextDue({ care: { name, dueAt, isOverdue } }: { readonly care: MachineView['care'][number] }) {
  const t = useTexts(machineTexts);
  const zone = useZone();
  return (
    <>
      {name}{' '}
      {isOverdue ? (
        <b>{t('overdue')}</b>
      ) : (
        <span className="muted">{showShort(dueAt, zone).slice(0, 5)}</span>
      )}
    </>
  );
}

import { countMachineData, listMachineData } from '@nidan/contract/lab/interfacing/machine-data-endpoints';
import { QUARANTINE_REASONS } from '@nidan/domain/machines/machine-data-reason';
import { machineData } from '@nidan/domain/status-sets/lab/machine-data';
import { useState } from 'react';
import { useApiPages, useApiQuery } from '../../../kernel/api/use-api-query.ts';
import { DATES_SEARCH } from '../../../kernel/dates/list-dates.ts';
import { useDates } from '../../../kernel/dates/use-dates.tsx';
import { useSearchState } from '../../../kernel/route/use-search-state.ts';
import { useScan } from '../../../kernel/scan/use-scan.ts';
import { capital } from '../../../kernel/text/capital.ts';
import { useStateLabel } from '../../../kernel/text/use-state-label.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { EmptyState } from '../../../kernel/ui/EmptyState.tsx';
import { FilterBar } from '../../../kernel/ui/fields/FilterBar.tsx';
import { rowsOf } from '../../../kernel/ui/paged-query.ts';
import { PageHead } from '../../../kernel/ui/PageHead.tsx';
import { SavedViews } from '../../../kernel/ui/SavedViews.tsx';
import { SplitPane } from '../../../kernel/ui/SplitPane.tsx';
import { shownCode } from '../scanning/scanned-code.ts';
import { FOLLOWED_OF_DATA } from './followed-of-interfacing.ts';
import { MachineDataBulk } from './MachineDataBulk.tsx';
import { MachineDataList } from './MachineDataList.tsx';
import { MachineMessages } from './MachineMessages.tsx';
import { MachineValuePanel } from './MachineValuePanel.tsx';
import { machineDataTexts } from './texts/machine-data-texts.ts';

const VIEWS = [...machineData.stateNames, 'all', 'messages'] as const;
type View = (typeof VIEWS)[number];

/** What machines sent: what waits for a person and why, what went on, and the messages byte by byte. */
export function MachineDataScreen() {
  const t = useTexts(machineDataTexts);
  const stateLabel = useStateLabel(machineData);
  const [state, change] = useSearchState({ view: 'quarantined', sel: '' });
  const view = VIEWS.find((one) => one === state.view) ?? 'quarantined';
  const counts = useApiQuery(countMachineData, {}, { follows: FOLLOWED_OF_DATA });
  const words: Partial<Record<View, string>> = { all: t('viewAll'), messages: t('viewMessages') };
  return (
    <>
      <PageHead
        title={t('title')}
        views={
          <SavedViews
            current={view}
            onPick={(next) => change({ view: next, sel: '' })}
            views={VIEWS.map((key) => ({
              key,
              label:
                words[key] ??
                capital(stateLabel(machineData.stateNames.find((one) => one === key) ?? 'quarantined')),
              count: key === 'quarantined' ? counts.data?.waiting : undefined,
            }))}
          />
        }
      />
      {view === 'messages' ? <MachineMessages /> : <Values view={view} machines={machinesOf(counts.data)} />}
    </>
  );
}

type Machine = { readonly machineId: string; readonly machine: string };

/** The machines of which something waits, each once. */
function machinesOf(counted: { readonly groups: readonly Machine[] } | undefined): readonly Machine[] {
  return [...new Map((counted?.groups ?? []).map((one) => [one.machineId, one])).values()];
}

interface ValuesProps {
  readonly view: Exclude<View, 'messages'>;
  readonly machines: readonly Machine[];
}

function Values({ view, machines }: ValuesProps) {
  const t = useTexts(machineDataTexts);
  const [state, change] = useSearchState({ q: '', why: '', machine: '', sel: '', ...DATES_SEARCH });
  const dates = useDates({ standard: view === 'quarantined' ? 'allTime' : 'last7', label: t('received') });
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const reason = view === 'quarantined' ? QUARANTINE_REASONS.find((one) => one === state.why) : undefined;
  const query = useApiPages(
    listMachineData,
    {
      query: {
        ...(view !== 'all' && { state: view }),
        ...(reason !== undefined && { reason }),
        ...(state.machine !== '' && { machineId: state.machine }),
        ...(state.q.trim() !== '' && { q: state.q.trim() }),
        ...dates.asked,
      },
    },
    { follows: FOLLOWED_OF_DATA },
  );
  const rows = rowsOf(query);
  const chosen = rows.filter(({ dataId }) => selected.has(dataId));
  useScan((code) => {
    change({ q: shownCode(code), sel: '' });
    return true;
  });
  const empty =
    view === 'quarantined' ? (
      <EmptyState kind="done" title={t('noneWaiting')} text={t('noneWaitingText')} />
    ) : (
      <EmptyState kind="nothing" title={t('none')} text={t('noneText')} />
    );
  return (
    <>
      <FilterBar
        search={{
          value: state.q,
          onChange: (q) => change({ q, sel: '' }),
          placeholder: t('search'),
          width: 240,
        }}
        filters={[
          ...(view === 'quarantined'
            ? [
                {
                  key: 'why',
                  label: t('why'),
                  single: true,
                  picked: reason === undefined ? [] : [reason],
                  options: QUARANTINE_REASONS.map((value) => ({ value, label: t(value) })),
                  onPick: ([value = '']: readonly string[]) => change({ why: value }),
                },
              ]
            : []),
          {
            key: 'machine',
            label: t('machine'),
            single: true,
            picked: state.machine === '' ? [] : [state.machine],
            options: machines.map(({ machineId, machine }) => ({ value: machineId, label: machine })),
            onPick: ([value = '']) => change({ machine: value }),
          },
        ]}
      >
        {dates.filter}
      </FilterBar>
      <SplitPane
        name="machine-data"
        label={t('title')}
        width={440}
        narrowest={360}
        pane={<MachineValuePanel key={state.sel} value={rows.find(({ dataId }) => dataId === state.sel)} />}
      >
        <MachineDataList
          query={query}
          current={state.sel}
          onCurrent={(dataId) => change({ sel: dataId })}
          empty={empty}
          {...(view === 'quarantined' && { selected, onSelect: setSelected })}
        />
        {chosen.length > 0 && <MachineDataBulk values={chosen} onSelect={setSelected} />}
      </SplitPane>
    </>
  );
}

import {
  readTurnAround,
  TURN_AROUND_GROUPS,
} from '@nidan/contract/insight/turn-around/turn-around-endpoints';
import { listLocations } from '@nidan/contract/base/organisation/organisation-endpoints';
import { BILL_PRIORITIES } from '@nidan/domain/enumerations/bills';
import { useApiQuery } from '../../../kernel/api/use-api-query.ts';
import { useDates } from '../../../kernel/dates/use-dates.tsx';
import { DATES_SEARCH } from '../../../kernel/dates/list-dates.ts';
import { useSearchState } from '../../../kernel/route/use-search-state.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { FilterBar } from '../../../kernel/ui/fields/FilterBar.tsx';
import { pickOne } from '../../../kernel/ui/fields/pick-one.ts';
import { PageHead } from '../../../kernel/ui/PageHead.tsx';
import { QueryView } from '../../../kernel/ui/QueryView.tsx';
import { SavedViews } from '../../../kernel/ui/SavedViews.tsx';
import { ReceivedTests } from './ReceivedTests.tsx';
import { StretchTable } from './StretchTable.tsx';
import { TestPromise } from './TestPromise.tsx';
import { turnAroundTexts } from './texts/turn-around-texts.ts';
import { receivedFilter, TURN_AROUND_SEARCH, WHICH_TESTS } from './turn-around-search.ts';

const VIEWS = ['board', 'tests'] as const;

/** How long each stretch takes, and the tests behind it. */
export function TurnAroundScreen() {
  const t = useTexts(turnAroundTexts);
  const [state, change] = useSearchState({ ...TURN_AROUND_SEARCH, ...DATES_SEARCH });
  const view = VIEWS.find((one) => one === state.view) ?? 'board';
  const by = TURN_AROUND_GROUPS.find((one) => one === state.by) ?? 'department';
  const which = WHICH_TESTS.find((one) => one === state.which) ?? 'all';
  const dates = useDates({ standard: 'today', label: t('since') });
  const filter = { ...receivedFilter(state), ...dates.asked };
  const board = useApiQuery(readTurnAround, { query: { ...filter, by } }, { enabled: view === 'board' });
  const departments =
    useApiQuery(readTurnAround, { query: { ...dates.asked, by: 'department' } }).data?.lines ?? [];
  const places = useApiQuery(listLocations, { query: { limit: 200 } }, { freshFor: 60_000 }).data?.rows ?? [];
  const filters = [
    view === 'board'
      ? pickOne({
          key: 'by',
          label: t('by'),
          value: by,
          options: TURN_AROUND_GROUPS.map((one) => ({ value: one, label: t(one) })),
          onPick: (value) => change({ by: value }),
        })
      : pickOne({
          key: 'which',
          label: t('which'),
          value: which,
          options: WHICH_TESTS.map((one) => ({ value: one, label: t(one) })),
          onPick: (value) => change({ which: value }),
        }),
    pickOne({
      key: 'dept',
      label: t('department'),
      value: state.dept,
      options: departments.flatMap(({ key, label }) => (key === null ? [] : [{ value: key, label }])),
      onPick: (value) => change({ dept: value }),
    }),
    pickOne({
      key: 'place',
      label: t('location'),
      value: state.place,
      options: places.map(({ locationId, name }) => ({ value: locationId, label: name })),
      onPick: (value) => change({ place: value }),
    }),
    pickOne({
      key: 'priority',
      label: t('priority'),
      value: state.priority,
      options: BILL_PRIORITIES.map((value) => ({ value, label: value })),
      onPick: (value) => change({ priority: value }),
    }),
    ...(state.hour === ''
      ? []
      : [
          pickOne({
            key: 'hour',
            label: t('hour'),
            value: state.hour,
            options: [{ value: state.hour, label: `${state.hour.padStart(2, '0')}:00` }],
            onPick: (value) => change({ hour: value }),
          }),
        ]),
  ];
  return (
    <>
      <PageHead
        title={t('title')}
        sub={view === 'board' ? t('calendar') : undefined}
        views={
          <SavedViews
            current={view}
            views={VIEWS.map((key) => ({ key, label: t(key === 'tests' ? 'listed' : key) }))}
            onPick={(next) => change({ view: next })}
          />
        }
      />
      <FilterBar filters={filters}>{dates.filter}</FilterBar>
      {state.item !== '' && <TestPromise testId={state.item} name={state.itemName} />}
      {view === 'board' ? (
        <QueryView query={board} lines={12}>
          {({ lines, total }) => (
            <StretchTable
              lines={lines}
              total={total}
              by={by}
              onOpen={(part) => change({ view: 'tests', ...part })}
            />
          )}
        </QueryView>
      ) : (
        <ReceivedTests filter={filter} which={which} />
      )}
    </>
  );
}

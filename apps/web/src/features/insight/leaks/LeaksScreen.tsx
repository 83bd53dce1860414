import { listLocations } from '@nidan/contract/base/organisation/organisation-endpoints';
import { listLeaks, sumLeaks } from '@nidan/contract/insight/leaks/leak-endpoints';
import type { LeakView } from '@nidan/contract/insight/leaks/leak-endpoints';
import { LEAK_KINDS } from '@nidan/domain/insight/leak-kinds';
import { useApiPages, useApiQuery } from '../../../kernel/api/use-api-query.ts';
import { DATES_SEARCH } from '../../../kernel/dates/list-dates.ts';
import { useDates } from '../../../kernel/dates/use-dates.tsx';
import { useSearchState } from '../../../kernel/route/use-search-state.ts';
import { go } from '../../../kernel/route/use-route.ts';
import { useZone } from '../../../kernel/session/session.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { columnsOf } from '../../../kernel/ui/columns-of.tsx';
import { EmptyState } from '../../../kernel/ui/EmptyState.tsx';
import { FilterBar } from '../../../kernel/ui/fields/FilterBar.tsx';
import { pickOne } from '../../../kernel/ui/fields/pick-one.ts';
import { PagedTable } from '../../../kernel/ui/PagedTable.tsx';
import { PageHead } from '../../../kernel/ui/PageHead.tsx';
import { SavedViews } from '../../../kernel/ui/SavedViews.tsx';
import { rupees } from '../../../kernel/ui/values/rupees.ts';
import { leakTexts } from './texts/leak-texts.ts';

const col = columnsOf<LeakView>();

const LEAK_SEARCH = { kind: 'all', place: '', work: 'done' };
const VIEWS = ['all', ...LEAK_KINDS] as const;

/** Work whose money does not come: what it sums to in each way, and the tests themselves. */
export function LeaksScreen() {
  const t = useTexts(leakTexts);
  const zone = useZone();
  const [state, change] = useSearchState({ ...LEAK_SEARCH, ...DATES_SEARCH });
  const view = VIEWS.find((one) => one === state.kind) ?? 'all';
  const dates = useDates({ standard: 'last30', label: t('since') });
  const isDone = state.work !== 'undone';
  const filter = { ...dates.asked, ...(state.place === '' ? {} : { locationId: state.place }) };
  const sums = useApiQuery(sumLeaks, { query: filter }, { follows: ['BILL'] }).data;
  const query = useApiPages(
    listLeaks,
    { query: { ...filter, done: isDone, ...(view === 'all' ? {} : { kind: view }) } },
    { follows: ['BILL'] },
  );
  const places = useApiQuery(listLocations, { query: { limit: 200 } }, { freshFor: 60_000 }).data?.rows ?? [];
  const amountOf = (key: (typeof VIEWS)[number]): number | undefined => {
    const of = key === 'all' ? sums : sums?.kinds.find(({ kind }) => kind === key);
    if (of === undefined) return undefined;
    return isDone ? ('totalPaise' in of ? of.totalPaise : of.amountPaise) : of.undonePaise;
  };
  const labelOf = (key: (typeof VIEWS)[number]): string => {
    const amount = amountOf(key);
    return amount === undefined ? t(key) : `${t(key)} ₹${rupees(amount)}`;
  };
  const place = pickOne({
    key: 'place',
    label: t('location'),
    value: state.place,
    options: places.map(({ locationId, name }) => ({ value: locationId, label: name })),
    onPick: (value) => change({ place: value }),
  });
  const work = pickOne({
    key: 'work',
    label: t('work'),
    value: isDone ? 'done' : 'undone',
    options: [
      { value: 'done', label: t('done') },
      { value: 'undone', label: t('undone', { amount: rupees(sums?.undonePaise ?? 0) }) },
    ],
    onPick: (value) => change({ work: value }),
  });
  return (
    <>
      <PageHead
        title={t('title')}
        sub={t(isDone ? 'sub' : 'subUndone')}
        views={
          <SavedViews
            current={view}
            views={VIEWS.map((key) => ({ key, label: labelOf(key) }))}
            onPick={(kind) => change({ kind })}
          />
        }
      />
      <FilterBar filters={[work, place]}>{dates.filter}</FilterBar>
      <PagedTable
        label={t('listed')}
        keys="page"
        query={query}
        rowKey={({ lineId }) => lineId}
        onOpen={({ billId }) => go(`bills/${billId}`)}
        empty={<EmptyState kind="done" title={t('none')} text={t('noneText')} />}
        columns={[
          col.labNo({ key: 'labNo', head: t('labNo'), of: ({ labNo }) => labNo }),
          col.time({ key: 'billed', head: t('billed'), width: 112, of: ({ at }) => at, zone }),
          col.text({ key: 'test', head: t('test'), of: ({ test }) => test }),
          col.text({ key: 'kind', head: t('kind'), width: 184, of: ({ kind }) => t(kind) }),
          col.text({ key: 'location', head: t('location'), width: 144, of: ({ location }) => location }),
          col.text({
            key: 'agency',
            head: t('agency'),
            width: 144,
            of: ({ agency }) => agency ?? t('patient'),
          }),
          col.total({ key: 'price', head: t('price'), width: 88, of: ({ pricePaise }) => pricePaise }),
          col.total({
            key: 'discount',
            head: t('discount'),
            width: 88,
            of: ({ discountPaise }) => discountPaise,
          }),
          col.total({ key: 'amount', head: t('amount'), of: ({ amountPaise }) => amountPaise, bold: true }),
        ]}
      />
    </>
  );
}

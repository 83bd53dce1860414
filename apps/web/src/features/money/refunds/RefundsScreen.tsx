import { listRefunds } from '@nidan/contract/money/refunds/refund-endpoints';
import type { RefundRow } from '@nidan/contract/money/refunds/refund-view';
import { listLocations } from '@nidan/contract/base/organisation/organisation-endpoints';
import { refund } from '@nidan/domain/status-sets/money/refund';
import { useApiPages, useApiQuery } from '../../../kernel/api/use-api-query.ts';
import type { ListDates } from '../../../kernel/dates/list-dates.ts';
import { useDates } from '../../../kernel/dates/use-dates.tsx';
import { go } from '../../../kernel/route/use-route.ts';
import { useSearchState } from '../../../kernel/route/use-search-state.ts';
import { useStateLabel } from '../../../kernel/text/use-state-label.ts';
import type { SearchAsked } from '../../../kernel/search/field-of.ts';
import { useFieldSearch } from '../../../kernel/search/use-field-search.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { columnsOf } from '../../../kernel/ui/columns-of.tsx';
import { EmptyState } from '../../../kernel/ui/EmptyState.tsx';
import { FilterBar } from '../../../kernel/ui/fields/FilterBar.tsx';
import { PagedTable } from '../../../kernel/ui/PagedTable.tsx';
import { PageHead } from '../../../kernel/ui/PageHead.tsx';
import { pickOne } from '../../../kernel/ui/fields/pick-one.ts';
import { SavedViews } from '../../../kernel/ui/SavedViews.tsx';
import type { TableColumn } from '../../../kernel/ui/Table.tsx';
import { useRefundColumns } from './refund-columns.tsx';
import { refundTexts } from './texts/refund-texts.ts';

const col = columnsOf<RefundRow>();

const ALL = 'all';
const PLACES = { query: { limit: 200 } };

/** Refunds of the lab: first those that wait for a second person, then the others. */
export function RefundsScreen() {
  const t = useTexts(refundTexts);
  const stateLabel = useStateLabel(refund);
  const [search, change] = useSearchState({ state: 'requested', place: '' });
  const state = refund.stateNames.find((one) => one === search.state);
  const places = useApiQuery(listLocations, PLACES, { freshFor: 60_000 }).data?.rows ?? [];
  const place = pickOne({
    key: 'place',
    label: t('place'),
    value: search.place,
    options: places.map(({ locationId, name }) => ({ value: locationId, label: name })),
    onPick: (value) => change({ place: value }),
  });
  const found = useFieldSearch('refunds');
  const dates = useDates({ standard: state === 'requested' ? 'allTime' : 'last7' });
  return (
    <>
      <PageHead
        title={t('refunds')}
        views={
          <SavedViews
            current={state ?? ALL}
            onPick={(next) => change({ state: next })}
            views={[
              ...refund.stateNames.map((key) => ({
                key,
                label: key === 'requested' ? t('waits') : stateLabel(key),
              })),
              { key: ALL, label: t('all') },
            ]}
          />
        }
      />
      <FilterBar search={found.box} filters={[place]}>
        {dates.filter}
      </FilterBar>
      <RefundTable
        query={{
          ...dates.asked,
          ...found.asked,
          ...(state === undefined ? {} : { state }),
          ...(search.place === '' ? {} : { locationId: search.place }),
        }}
      />
    </>
  );
}

interface RefundTableProps {
  readonly query: ListDates &
    SearchAsked<'refunds'> & {
      readonly state?: (typeof refund.stateNames)[number];
      readonly locationId?: string;
    };
}

function RefundTable({ query: asked }: RefundTableProps) {
  const t = useTexts(refundTexts);
  const shared = useRefundColumns();
  const query = useApiPages(listRefunds, { query: asked });
  const own: readonly TableColumn<RefundRow>[] = [
    col.labNo({ key: 'labNo', head: t('labId'), width: 124, of: ({ labNo }) => labNo }),
    col.text({ key: 'patient', head: t('patient'), width: 160, of: ({ patient }) => patient.fullName }),
  ];
  return (
    <PagedTable
      label={t('list')}
      query={query}
      rowKey={({ refundId }) => refundId}
      onOpen={({ billId }) => go(`bills/${billId}`)}
      empty={<EmptyState kind="nothing" icon="cash" title={t('none')} text={t('noneText')} />}
      columns={[...own, ...shared]}
    />
  );
}

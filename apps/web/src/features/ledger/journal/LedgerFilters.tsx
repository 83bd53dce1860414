import type { AccountTurnover } from '@nidan/contract/ledger/journal/ledger-view';
import { listLocations } from '@nidan/contract/base/organisation/organisation-endpoints';
import { listAgencies } from '@nidan/contract/people/referrers/agency-endpoints';
import type { CalendarDate } from '@nidan/domain/time/calendar-date';
import type { ReactNode } from 'react';
import { useApiQuery } from '../../../kernel/api/use-api-query.ts';
import { showDay } from '../../../kernel/text/show-date.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { FilterBar } from '../../../kernel/ui/fields/FilterBar.tsx';
import { pickOne } from '../../../kernel/ui/fields/pick-one.ts';
import type { LedgerSearch } from './ledger-search.ts';
import { ledgerTexts } from './texts/ledger-texts.ts';

const ALL = { query: { limit: 200 } };
/** One that is out of use may still owe. */
const ALL_AGENCIES = { query: { limit: 200, all: true } };
const FRESH = { freshFor: 60_000 };

interface LedgerFiltersProps {
  readonly view: 'balance' | 'statement';
  readonly state: LedgerSearch;
  /** The filter by dates. */
  readonly dates: ReactNode;
  readonly accounts: readonly AccountTurnover[];
  readonly closedThrough: CalendarDate | null;
  readonly onChange: (part: Partial<LedgerSearch>) => void;
}

/** Which days, which place, and of a statement whose. */
export function LedgerFilters(props: LedgerFiltersProps) {
  const { view, state, dates, accounts, closedThrough, onChange } = props;
  const t = useTexts(ledgerTexts);
  const places = useApiQuery(listLocations, ALL, FRESH).data?.rows ?? [];
  const agencies = useApiQuery(listAgencies, ALL_AGENCIES, FRESH).data?.rows ?? [];
  const place = pickOne({
    key: 'place',
    label: t('place'),
    value: state.place,
    options: places.map(({ locationId, name }) => ({ value: locationId, label: name })),
    onPick: (value) => onChange({ place: value }),
  });
  const account = pickOne({
    key: 'account',
    label: t('account'),
    value: state.account,
    options: accounts.map((one) => ({ value: one.account, label: one.label })),
    onPick: (value) => onChange({ account: value }),
  });
  const agency = pickOne({
    key: 'agency',
    label: t('agency'),
    value: state.agency,
    options: agencies.map(({ agencyId, name }) => ({ value: agencyId, label: name })),
    onPick: (value) => onChange({ agency: value, q: '' }),
  });
  const search = {
    value: state.q,
    onChange: (q: string) => onChange({ q, agency: '' }),
    placeholder: t('searchBill'),
    width: 200,
  };
  return (
    <FilterBar
      {...(view === 'statement' ? { search } : {})}
      filters={view === 'statement' ? [account, place, agency] : [place]}
      end={
        <span className="muted t13">
          {closedThrough === null ? t('notClosed') : t('closedThrough', { day: showDay(closedThrough) })}
        </span>
      }
    >
      {dates}
    </FilterBar>
  );
}

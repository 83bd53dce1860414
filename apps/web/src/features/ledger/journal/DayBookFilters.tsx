import type { CollectionSum } from '@nidan/contract/ledger/journal/collection-view';
import { listLocations } from '@nidan/contract/base/organisation/organisation-endpoints';
import { PAYMENT_MODES } from '@nidan/domain/money/payment-mode';
import type { ReactNode } from 'react';
import { useApiQuery } from '../../../kernel/api/use-api-query.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { FilterBar } from '../../../kernel/ui/fields/FilterBar.tsx';
import { pickOne } from '../../../kernel/ui/fields/pick-one.ts';
import { rupees } from '../../../kernel/ui/values/rupees.ts';
import type { DayBookSearch } from './day-book-search.ts';
import { dayBookTexts } from './texts/day-book-texts.ts';

interface DayBookFiltersProps {
  readonly state: DayBookSearch;
  /** The filter by dates. */
  readonly dates: ReactNode;
  readonly total: CollectionSum | undefined;
  readonly onChange: (part: Partial<DayBookSearch>) => void;
}

/** Which days, mode, place and person, and what they come to. */
export function DayBookFilters({ state, dates, total, onChange }: DayBookFiltersProps) {
  const t = useTexts(dayBookTexts);
  const places = useApiQuery(listLocations, { query: { limit: 200 } }, { freshFor: 60_000 }).data?.rows ?? [];
  const person = pickOne({
    key: 'person',
    label: t('personHead'),
    value: state.person,
    options: state.person === '' ? [] : [{ value: state.person, label: state.personName || state.person }],
    onPick: (value) => onChange({ person: value, personName: '' }),
  });
  const filters = [
    pickOne({
      key: 'mode',
      label: t('modeHead'),
      value: state.mode,
      options: PAYMENT_MODES.map((mode) => ({ value: mode, label: mode })),
      onPick: (value) => onChange({ mode: value }),
    }),
    pickOne({
      key: 'place',
      label: t('placeHead'),
      value: state.place,
      options: places.map(({ locationId, name }) => ({ value: locationId, label: name })),
      onPick: (value) => onChange({ place: value }),
    }),
    // People are chosen in their own view; here the choice is taken away again.
    ...(state.person === '' ? [] : [person]),
  ];
  return (
    <FilterBar
      filters={filters}
      end={
        total !== undefined && (
          <span className="muted t13">
            {t('sums', {
              receipts: total.receipts,
              came: rupees(total.inPaise),
              went: rupees(total.outPaise),
            })}
          </span>
        )
      }
    >
      {dates}
    </FilterBar>
  );
}

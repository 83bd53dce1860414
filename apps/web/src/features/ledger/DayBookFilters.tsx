import type { CollectionSum } from '@nidan/contract/ledger/collection-view';
import { listLocations } from '@nidan/contract/organisation/organisation-endpoints';
import { PAYMENT_MODES } from '@nidan/domain/money/payment-mode';
import type { CalendarDate } from '@nidan/domain/time/calendar-date';
import { useApiQuery } from '../../kernel/api/use-api-query.ts';
import { useTexts } from '../../kernel/text/use-texts.ts';
import { FilterBar } from '../../kernel/ui/FilterBar.tsx';
import { MaskedDate } from '../../kernel/ui/MaskedDate.tsx';
import { pickOne } from '../../kernel/ui/pick-one.ts';
import { rupees } from '../../kernel/ui/rupees.ts';
import type { DayBookSearch } from './day-book-search.ts';
import { dayBookTexts } from './day-book-texts.ts';
import styles from './Ledger.module.css';

interface DayBookFiltersProps {
  readonly state: DayBookSearch;
  readonly filter: { readonly from: CalendarDate; readonly to: CalendarDate };
  readonly today: CalendarDate;
  readonly total: CollectionSum | undefined;
  readonly onChange: (part: Partial<DayBookSearch>) => void;
}

/** Which days, mode, place and person, and what they come to. */
export function DayBookFilters({ state, filter, today, total, onChange }: DayBookFiltersProps) {
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
      {(['from', 'to'] as const).map((key) => (
        <span key={key} className={styles.day}>
          <MaskedDate
            label={t(key)}
            labelHidden
            value={filter[key]}
            today={today}
            onChange={({ value, complete }) => complete && onChange({ [key]: value ?? '' })}
          />
        </span>
      ))}
    </FilterBar>
  );
}

import { MOST_COLUMNS } from '@nidan/contract/catalogue/rates/rate-endpoints';
import type { RateListView } from '@nidan/contract/catalogue/rates/rate-view';
import { listDepartments } from '@nidan/contract/base/organisation/organisation-endpoints';
import type { Period } from '@nidan/domain/rates/price-rules';
import type { CalendarDate } from '@nidan/domain/time/calendar-date';
import { useApiQuery } from '../../../kernel/api/use-api-query.ts';
import { showDay } from '../../../kernel/text/show-date.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { FilterBar } from '../../../kernel/ui/fields/FilterBar.tsx';
import { FilterPick } from '../../../kernel/ui/fields/FilterPick.tsx';
import { MaskedDate } from '../../../kernel/ui/fields/MaskedDate.tsx';
import { pickOne } from '../../../kernel/ui/fields/pick-one.ts';
import styles from './Rates.module.css';
import { AGAINST, againstDay, endOn, lastDayOf, type RatesSearch } from './rates-search.ts';
import { ratesTexts } from './texts/rates-texts.ts';

interface GridFiltersProps {
  readonly state: RatesSearch;
  readonly period: Period;
  readonly today: CalendarDate;
  readonly all: readonly RateListView[];
  readonly chosen: readonly RateListView[];
  readonly onChange: (part: Partial<RatesSearch>) => void;
}

/** Which tests and lists the grid shows, and from when until when what is typed holds. */
export function GridFilters({ state, period, today, all, chosen, onChange }: GridFiltersProps) {
  const t = useTexts(ratesTexts);
  const departments = useApiQuery(listDepartments, { query: {} }).data?.rows ?? [];
  return (
    <FilterBar
      search={{ value: state.q, onChange: (q) => onChange({ q }), placeholder: t('search'), width: 200 }}
      filters={[
        {
          key: 'lists',
          label: t('columns'),
          options: all.map(({ rateListId, name }) => ({ value: rateListId, label: name })),
          picked: chosen.map(({ rateListId }) => rateListId),
          onPick: (lists) => onChange({ lists: lists.slice(0, MOST_COLUMNS).join(',') }),
        },
        pickOne({
          key: 'department',
          label: t('department'),
          value: state.department,
          options: departments.map(({ departmentId, name }) => ({ value: departmentId, label: name })),
          onPick: (department) => onChange({ department }),
        }),
      ]}
      end={<span className="muted t13">{t('units')}</span>}
    >
      {(['from', 'to'] as const).map((key) => (
        <div key={key} className={styles.period}>
          <span className="muted t13" aria-hidden>
            {t(key)}
          </span>
          <span className={styles.day}>
            <MaskedDate
              label={t(key)}
              labelHidden
              value={key === 'from' ? period.from : lastDayOf(period)}
              today={today}
              {...(key === 'to' && { none: t('noEnd') })}
              onChange={({ value, complete }) =>
                (complete || value === null) &&
                onChange(key === 'from' ? { from: value ?? '' } : endOn(value))
              }
            />
          </span>
        </div>
      ))}
      <FilterPick
        filter={pickOne({
          key: 'against',
          label: t('against'),
          value: AGAINST.find((one) => one === state.against) ?? '',
          options: AGAINST.map((value) => ({
            value,
            label: t(value, { day: showDay(againstDay(value, period, today)) }),
          })),
          onPick: (against) => onChange({ against: against === '' ? 'none' : against }),
        })}
      />
    </FilterBar>
  );
}

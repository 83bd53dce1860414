import { HOUR } from '@nidan/domain/time/durations';
import { listLocations } from '@nidan/contract/base/organisation/organisation-endpoints';
import { searchDoctors } from '@nidan/contract/people/referrers/doctor-endpoints';
import { billTest } from '@nidan/domain/status-sets/lab/bill-test';
import { useApiQuery } from '../../../kernel/api/use-api-query.ts';
import { useFieldSearch } from '../../../kernel/search/use-field-search.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { DateFilter } from '../../../kernel/dates/DateFilter.tsx';
import { FilterBar } from '../../../kernel/ui/fields/FilterBar.tsx';
import { type ListState, standardOf } from './bill-views.ts';
import { patientsTexts } from './texts/patients-texts.ts';
import { useMoneyStateLabel } from '../bills/use-money-state-label.ts';

const MOST_DOCTORS = 200;

interface BillFiltersProps {
  readonly state: ListState;
  readonly onChange: (change: Partial<ListState>) => void;
}

/** Search and filters of the list; days are those of the view until others are picked. */
export function BillFilters({ state, onChange }: BillFiltersProps) {
  const t = useTexts(patientsTexts);
  const stateLabel = useMoneyStateLabel();
  const search = useFieldSearch('bills', { anywhere: t('search'), width: 320, forget: { peek: '' } });
  const centres = useApiQuery(listLocations, {}, { freshFor: HOUR });
  const doctors = useApiQuery(searchDoctors, { query: { limit: MOST_DOCTORS } }, { freshFor: HOUR });
  return (
    <FilterBar
      search={search.box}
      filters={[
        {
          key: 'centre',
          label: t('centre'),
          single: true,
          picked: picked(state.centre),
          options: (centres.data?.rows ?? []).map(({ locationId, name }) => ({
            value: locationId,
            label: name,
          })),
          onPick: ([centre]) => onChange({ centre: centre ?? '' }),
        },
        {
          key: 'doctor',
          label: t('doctor'),
          single: true,
          picked: picked(state.doctor),
          options: (doctors.data?.rows ?? []).map(({ doctorId, name }) => ({ value: doctorId, label: name })),
          onPick: ([doctor]) => onChange({ doctor: doctor ?? '' }),
        },
        {
          key: 'state',
          label: t('state'),
          single: true,
          picked: picked(state.state),
          options: billTest.stateNames.map((value) => ({ value, label: stateLabel(value) })),
          onPick: ([name]) => onChange({ state: name ?? '' }),
        },
        {
          key: 'due',
          label: t('due'),
          single: true,
          picked: state.due ? ['due'] : [],
          options: [{ value: 'due', label: t('withDue') }],
          onPick: ([due]) => onChange({ due: due !== undefined }),
        },
      ]}
    >
      <DateFilter search={state} standard={standardOf(state)} label={t('billed')} onChange={onChange} />
    </FilterBar>
  );
}

function picked(value: string): readonly string[] {
  return value === '' ? [] : [value];
}

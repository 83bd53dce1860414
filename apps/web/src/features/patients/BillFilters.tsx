import { listLocations } from '@nidan/contract/organisation/organisation-endpoints';
import { searchDoctors } from '@nidan/contract/referrers/doctor-endpoints';
import { billTest } from '@nidan/domain/status-sets/bill-test';
import { useApiQuery } from '../../kernel/api/use-api-query.ts';
import { useTexts } from '../../kernel/text/use-texts.ts';
import { useStateLabel } from '../../kernel/text/use-state-label.ts';
import { FilterBar } from '../../kernel/ui/FilterBar.tsx';
import { type ListState, WHEN, whenOf } from './bill-views.ts';
import { patientsTexts } from './patients-texts.ts';

const HOUR = 3_600_000;
const MOST_DOCTORS = 200;

interface BillFiltersProps {
  readonly state: ListState;
  readonly onChange: (change: Partial<ListState>) => void;
}

/** Search and filters of the list; days are those of the view until others are picked. */
export function BillFilters({ state, onChange }: BillFiltersProps) {
  const t = useTexts(patientsTexts);
  const stateLabel = useStateLabel(billTest);
  const centres = useApiQuery(listLocations, {}, { freshFor: HOUR });
  const doctors = useApiQuery(searchDoctors, { query: { limit: MOST_DOCTORS } }, { freshFor: HOUR });
  return (
    <FilterBar
      search={{ value: state.q, onChange: (q) => onChange({ q }), placeholder: t('search') }}
      filters={[
        {
          key: 'when',
          label: t('billed'),
          single: true,
          picked: [whenOf(state)],
          options: WHEN.map((value) => ({ value, label: t(value) })),
          onPick: ([when]) => onChange({ when: when ?? 'all' }),
        },
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
    />
  );
}

function picked(value: string): readonly string[] {
  return value === '' ? [] : [value];
}

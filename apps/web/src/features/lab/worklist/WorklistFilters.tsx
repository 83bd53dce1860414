import type { WorklistCounts } from '@nidan/contract/lab/results/worklist-row';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { FilterBar } from '../../../kernel/ui/fields/FilterBar.tsx';
import type { WorklistSearch } from './worklist-search.ts';
import { worklistTexts } from './texts/worklist-texts.ts';

interface WorklistFiltersProps {
  readonly search: WorklistSearch;
  readonly counts: WorklistCounts | undefined;
  readonly onChange: (change: Partial<WorklistSearch>) => void;
}

const picked = (value: string): readonly string[] => (value === '' ? [] : [value]);
const counted = (count: number | undefined) => (count === undefined ? {} : { count });

/** Text, time left, flag and priority; departments, tests and states stand at the left. */
export function WorklistFilters({ search, counts, onChange }: WorklistFiltersProps) {
  const t = useTexts(worklistTexts);
  const { urgency, flags } = counts ?? {};
  return (
    <FilterBar
      search={{ value: search.q, onChange: (q) => onChange({ q }), placeholder: t('search'), width: 240 }}
      filters={[
        {
          key: 'urgency',
          label: t('urgency'),
          single: true,
          picked: picked(search.urgency),
          options: [
            { value: 'hot', label: t('urgencyHot'), ...counted(urgency?.hot) },
            { value: 'warm', label: t('urgencyWarm'), ...counted(urgency?.warm) },
            { value: 'cool', label: t('urgencyCool'), ...counted(urgency?.cool) },
          ],
          onPick: ([value = '']) => onChange({ urgency: value }),
        },
        {
          key: 'flag',
          label: t('flag'),
          single: true,
          picked: picked(search.flag),
          options: [
            { value: 'critical', label: t('critical'), ...counted(flags?.critical) },
            { value: 'abnormal', label: t('abnormal'), ...counted(flags?.abnormal) },
            { value: 'normal', label: t('normal'), ...counted(flags?.normal) },
          ],
          onPick: ([value = '']) => onChange({ flag: value }),
        },
        {
          key: 'priority',
          label: t('priority'),
          single: true,
          picked: picked(search.priority),
          options: [
            { value: 'stat', label: t('stat') },
            { value: 'routine', label: t('routine') },
          ],
          onPick: ([value = '']) => onChange({ priority: value }),
        },
      ]}
      end={
        counts && (
          <span className="muted t13">
            {t('summary', {
              tests: t('tests', { count: counts.total }),
              patients: t('patients', { count: counts.bills }),
            })}
          </span>
        )
      }
    />
  );
}

import type { WorklistCounts } from '@nidan/contract/lab/results/worklist-row';
import { WORKLIST_STATES } from '@nidan/domain/results/worklist-states';
import { useState } from 'react';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { BillTestChip } from '../../../kernel/ui/values/BillTestChip.tsx';
import { Button } from '../../../kernel/ui/Button.tsx';
import { Icon } from '../../../kernel/ui/values/Icon.tsx';
import { type Facet, Facets } from './Facets.tsx';
import type { WorklistSearch } from './worklist-search.ts';
import { worklistTexts } from './texts/worklist-texts.ts';

interface WorklistCountsPaneProps {
  readonly counts: WorklistCounts;
  readonly search: WorklistSearch;
  readonly onChange: (change: Partial<WorklistSearch>) => void;
}

const FEW = 6;
const sum = (of: readonly { readonly count: number }[]): number =>
  of.reduce((total, { count }) => total + count, 0);

/** Departments, tests and states with the number of rows behind each; a press narrows the list to it. */
export function WorklistCountsPane({ counts, search, onChange }: WorklistCountsPaneProps) {
  const t = useTexts(worklistTexts);
  const [opened, setOpened] = useState(false);
  const all = (key: 'dept' | 'item', label: string, count: number): Facet => ({
    key: 'all',
    label,
    count,
    picked: search[key] === '',
    onPick: () => onChange({ [key]: '' }),
  });
  const departments = counts.departments
    .filter(({ departmentId, count }) => count > 0 || departmentId === search.dept)
    .map(({ departmentId, name, count, hot }) => ({
      key: departmentId,
      label: name,
      count,
      picked: departmentId === search.dept,
      mark: hot > 0 && (
        <span className="ui-tat ui-tat-hot" title={t('hot', { count: hot })}>
          <Icon name="flame" size={12} />
          {hot}
        </span>
      ),
      onPick: () => onChange({ dept: departmentId === search.dept ? '' : departmentId }),
    }));
  const tests = counts.tests.map(({ testId, name, count }) => ({
    key: testId,
    label: <span title={name}>{name}</span>,
    count,
    picked: testId === search.item,
    onPick: () => onChange({ item: testId === search.item ? '' : testId }),
  }));
  const few = opened ? tests : tests.filter(({ picked }, at) => at < FEW || picked);
  const states = WORKLIST_STATES.map((state): Facet => {
    const picked = search.state.includes(state);
    const others = search.state.filter((one) => one !== state);
    return {
      key: state,
      label: <BillTestChip state={state} />,
      count: counts.states.find((one) => one.state === state)?.count ?? 0,
      picked,
      onPick: () => onChange({ state: picked ? others : [...others, state] }),
    };
  }).filter(({ count, picked }) => count > 0 || picked);
  return (
    <aside className="ui-split-work scroll" aria-label={t('counts')} data-region>
      <Facets
        title={t('department')}
        facets={[all('dept', t('allDepartments'), sum(counts.departments)), ...departments]}
      />
      <Facets
        title={t('test')}
        facets={[all('item', t('allTests'), sum(counts.tests)), ...few]}
        more={
          tests.length > FEW && (
            <Button
              kind="link"
              style={{ marginLeft: 8 }}
              aria-expanded={opened}
              onClick={() => setOpened(!opened)}
            >
              {opened ? t('fewerTests') : t('moreTests', { count: tests.length - few.length })}
            </Button>
          )
        }
      />
      <Facets title={t('state')} facets={states} />
    </aside>
  );
}

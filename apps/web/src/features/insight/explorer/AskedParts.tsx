import { EXPLORER_SUBJECTS, fieldOf, fieldsOf } from '@nidan/domain/insight/explorer-fields';
import {
  EXPLORER_STEPS,
  type ExplorerFilter,
  type ExplorerQuestion,
} from '@nidan/domain/insight/explorer-query';
import type { ReactNode } from 'react';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { FilterBar } from '../../../kernel/ui/fields/FilterBar.tsx';
import type { Filter } from '../../../kernel/ui/fields/FilterPick.tsx';
import { Toggle } from '../../../kernel/ui/fields/Toggle.tsx';
import { explorerKeys } from './explorer-keys.ts';
import { mayPivot, measureKey, measuresOf, withGroups, withMeasures } from './explorer-question.ts';
import { explorerTexts } from './texts/explorer-texts.ts';
import { useCellWords } from './use-cell-words.ts';

interface AskedPartsProps {
  readonly question: ExplorerQuestion;
  /** The filter by dates. */
  readonly dates: ReactNode;
  readonly onChange: (question: ExplorerQuestion) => void;
  readonly onAddFilter: () => void;
}

/** What a question is made of: groups, sums or columns, and the filters that are set. */
export function AskedParts({ question, dates, onChange, onAddFilter }: AskedPartsProps) {
  const t = useTexts(explorerTexts);
  const { fieldWord, sumWord } = useCellWords(question.subject);
  const { subject, groups, measures, columns, filters, pivot } = question;
  const isList = groups.length + measures.length === 0;
  const names = Object.entries(fieldsOf(subject));
  const moment = groups.find(({ field }) => fieldOf(subject, field)?.kind === 'instant');
  const filterWord = ({ field, op, values }: ExplorerFilter): string =>
    `${fieldWord(field)} ${t(op)} ${values.join('; ')}`.trim();
  const picks: Filter[] = [
    {
      key: 'groups',
      label: t('group'),
      picked: groups.map(({ field }) => field),
      options: names.flatMap(([name, { kind }]) =>
        kind === 'money' ? [] : [{ value: name, label: fieldWord(name) }],
      ),
      onPick: (picked) => onChange(withGroups(question, picked)),
    },
    {
      key: 'measures',
      label: t('sums'),
      picked: measures.map(measureKey),
      options: measuresOf(subject).map((one) => ({ value: measureKey(one), label: sumWord(one) })),
      onPick: (picked) => onChange(withMeasures(question, picked)),
    },
  ];
  if (isList) {
    picks.push({
      key: 'columns',
      label: t('columns'),
      picked: columns.length > 0 ? columns : EXPLORER_SUBJECTS[subject].usual,
      options: names.map(([name]) => ({ value: name, label: fieldWord(name) })),
      onPick: (picked) => onChange({ ...question, columns: picked.slice(0, 20) }),
    });
  }
  if (moment !== undefined) {
    picks.push({
      key: 'step',
      label: t('step'),
      single: true,
      picked: [moment.step ?? 'day'],
      options: EXPLORER_STEPS.map((step) => ({ value: step, label: t(step) })),
      onPick: ([picked]) => {
        const step = EXPLORER_STEPS.find((one) => one === picked) ?? 'day';
        onChange({
          ...question,
          groups: groups.map((group) => (group === moment ? { ...group, step } : group)),
        });
      },
    });
  }
  return (
    <FilterBar filters={picks}>
      {dates}
      {filters.map((filter, at) => (
        <Button
          key={`${at} ${filterWord(filter)}`}
          icon="cross"
          aria-label={t('removeFilter', { filter: filterWord(filter) })}
          onClick={() => onChange({ ...question, filters: filters.filter((one) => one !== filter) })}
        >
          {filterWord(filter)}
        </Button>
      ))}
      <Button icon="plus" shortcut={explorerKeys.shortcuts.addFilter} onClick={onAddFilter}>
        {t('addFilter')}
      </Button>
      {mayPivot(question) && (
        <Toggle checked={pivot} onChange={(next) => onChange({ ...question, pivot: next })}>
          {t('pivot')}
        </Toggle>
      )}
    </FilterBar>
  );
}

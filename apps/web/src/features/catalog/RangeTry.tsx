import type { ParameterDetails, RangeInput } from '@nidan/contract/catalog/parameter-edit-endpoints';
import { flagOfDisplayed } from '@nidan/domain/results/assess-value';
import { displayedResult } from '@nidan/domain/results/format-value';
import { weightOf } from '@nidan/domain/results/range-condition';
import { displayRange } from '@nidan/domain/results/range-display';
import { chooseRange } from '@nidan/domain/results/reference-range';
import { useState } from 'react';
import { useTexts } from '../../kernel/text/use-texts.ts';
import { TextField } from '../../kernel/ui/TextField.tsx';
import styles from './Catalog.module.css';
import { catalogTexts } from './catalog-texts.ts';
import { SOMEBODY, subjectOf } from './tried-person.ts';
import { TriedPersonFields } from './TriedPersonFields.tsx';
import { useConditionWords } from './use-condition-words.ts';

interface RangeTryProps {
  readonly parameter: ParameterDetails;
  readonly ranges: readonly RangeInput[];
}

/** What a value of a person would print with these rules, by the rules of result entry themselves. */
export function RangeTry({ parameter: { decimals, kind }, ranges }: RangeTryProps) {
  const t = useTexts(catalogTexts);
  const words = useConditionWords();
  const [person, setPerson] = useState(SOMEBODY);
  const [value, setValue] = useState('');
  const range = chooseRange(ranges, subjectOf(person));
  const isNumber = kind === 'numeric' || kind === 'calculated';
  const flag = isNumber && value !== '' ? flagOfDisplayed(displayedResult(value, decimals), range) : null;
  const interval = range === null ? '' : displayRange(range, decimals);
  const because = range !== null && weightOf(range) > 0 ? `, ${words(range)}` : '';
  return (
    <div className={styles.try} role="group" aria-label={t('tryPerson')}>
      <TriedPersonFields person={person} ranges={ranges} onChange={setPerson}>
        <TextField label={t('value')} value={value} onChange={setValue} />
      </TriedPersonFields>
      <p role="status">
        {range === null
          ? t('noRange')
          : value === ''
            ? `${interval}${because}`
            : t('wouldPrint', { range: `${interval}${because}`, flag: flag ?? t('normal') })}
      </p>
    </div>
  );
}

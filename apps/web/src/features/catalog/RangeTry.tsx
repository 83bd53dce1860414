import type { ParameterDetails, RangeInput } from '@nidan/contract/catalog/parameter-edit-endpoints';
import { parseAgeLimit } from '@nidan/domain/people/age-limit';
import type { Sex } from '@nidan/domain/people/sex';
import { flagOfDisplayed } from '@nidan/domain/results/assess-value';
import { displayedResult } from '@nidan/domain/results/format-value';
import { displayRange } from '@nidan/domain/results/range-display';
import { chooseRange } from '@nidan/domain/results/reference-range';
import { useState } from 'react';
import { useTexts } from '../../kernel/text/use-texts.ts';
import { SelectField } from '../../kernel/ui/SelectField.tsx';
import { TextField } from '../../kernel/ui/TextField.tsx';
import styles from './Catalog.module.css';
import { catalogTexts } from './catalog-texts.ts';

interface RangeTryProps {
  readonly parameter: ParameterDetails;
  readonly ranges: readonly RangeInput[];
}

/** What a value of a person would print with these rules, by the rules of result entry themselves. */
export function RangeTry({ parameter: { decimals, kind }, ranges }: RangeTryProps) {
  const t = useTexts(catalogTexts);
  const [age, setAge] = useState('34 y');
  const [sex, setSex] = useState<Sex>('F');
  const [value, setValue] = useState('');
  const range = chooseRange(ranges, { sex, ageInDays: parseAgeLimit(age) });
  const isNumber = kind === 'numeric' || kind === 'calculated';
  const flag = isNumber && value !== '' ? flagOfDisplayed(displayedResult(value, decimals), range) : null;
  return (
    <div className={styles.try} role="group" aria-label={t('tryPerson')}>
      <TextField label={t('age')} value={age} onChange={setAge} />
      <SelectField
        label={t('sex')}
        value={sex}
        options={[
          { value: 'F', label: t('sexF') },
          { value: 'M', label: t('sexM') },
          { value: 'O', label: t('sexO') },
        ]}
        onChange={setSex}
      />
      <TextField label={t('value')} value={value} onChange={setValue} />
      <p role="status">
        {range === null
          ? t('noRange')
          : value === ''
            ? displayRange(range, decimals)
            : t('wouldPrint', { range: displayRange(range, decimals), flag: flag ?? t('normal') })}
      </p>
    </div>
  );
}

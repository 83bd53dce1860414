import type { ParameterDetails, RangeInput } from '@nidan/contract/catalog/parameter-edit-endpoints';
import { parseAgeLimit } from '@nidan/domain/people/age-limit';
import type { Sex } from '@nidan/domain/people/sex';
import type { Trimester } from '@nidan/domain/people/trimester';
import { flagOfDisplayed } from '@nidan/domain/results/assess-value';
import { displayedResult } from '@nidan/domain/results/format-value';
import { FASTING_STATES, type FastingState, weightOf } from '@nidan/domain/results/range-condition';
import { displayRange } from '@nidan/domain/results/range-display';
import { chooseRange } from '@nidan/domain/results/reference-range';
import { useState } from 'react';
import { useTexts } from '../../kernel/text/use-texts.ts';
import { SelectField } from '../../kernel/ui/SelectField.tsx';
import { TextField } from '../../kernel/ui/TextField.tsx';
import styles from './Catalog.module.css';
import { catalogTexts } from './catalog-texts.ts';
import { rangeSetTexts } from './range-set-texts.ts';
import { useConditionWords } from './use-condition-words.ts';
import { usePlaces } from './use-places.ts';

interface RangeTryProps {
  readonly parameter: ParameterDetails;
  readonly ranges: readonly RangeInput[];
}

const TRIMESTERS = { none: null, trimester1: 1, trimester2: 2, trimester3: 3 } as const satisfies Readonly<
  Record<string, Trimester | null>
>;

/** What a value of a person would print with these rules, by the rules of result entry themselves. */
export function RangeTry({ parameter: { decimals, kind }, ranges }: RangeTryProps) {
  const t = useTexts(catalogTexts);
  const s = useTexts(rangeSetTexts);
  const words = useConditionWords();
  const places = usePlaces();
  const [age, setAge] = useState('34 y');
  const [sex, setSex] = useState<Sex>('F');
  const [value, setValue] = useState('');
  const [pregnancy, setPregnancy] = useState<keyof typeof TRIMESTERS>('none');
  const [fasting, setFasting] = useState<FastingState | ''>('');
  const [method, setMethod] = useState('');
  const [locationId, setLocationId] = useState('');
  const methods = [...new Set(ranges.flatMap((range) => range.method ?? []))];
  const hasPlaces = ranges.some((range) => (range.locationId ?? null) !== null);
  const range = chooseRange(ranges, {
    sex,
    ageInDays: parseAgeLimit(age),
    trimester: TRIMESTERS[pregnancy],
    fasting: fasting === '' ? null : fasting,
    method: method === '' ? null : method,
    locationId: locationId === '' ? null : locationId,
  });
  const isNumber = kind === 'numeric' || kind === 'calculated';
  const flag = isNumber && value !== '' ? flagOfDisplayed(displayedResult(value, decimals), range) : null;
  const interval = range === null ? '' : displayRange(range, decimals);
  const because = range !== null && weightOf(range) > 0 ? `, ${words(range)}` : '';
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
      <SelectField
        label={s('pregnancy')}
        value={pregnancy}
        options={[
          { value: 'none', label: s('notPregnant') },
          { value: 'trimester1', label: s('trimester1') },
          { value: 'trimester2', label: s('trimester2') },
          { value: 'trimester3', label: s('trimester3') },
        ]}
        onChange={setPregnancy}
      />
      <SelectField
        label={s('fastingState')}
        value={fasting}
        options={[
          { value: '', label: s('notKnown') },
          ...FASTING_STATES.map((state) => ({ value: state, label: s(state) })),
        ]}
        onChange={setFasting}
      />
      {methods.length > 0 && (
        <SelectField
          label={s('method')}
          value={method}
          options={[{ value: '', label: s('any') }, ...methods.map((name) => ({ value: name, label: name }))]}
          onChange={setMethod}
        />
      )}
      {hasPlaces && (
        <SelectField
          label={s('place')}
          value={locationId}
          options={[
            { value: '', label: s('any') },
            ...places.map((place) => ({ value: place.locationId, label: place.name })),
          ]}
          onChange={setLocationId}
        />
      )}
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

import type {
  ParameterDetails,
  RangeInput,
} from '@nidan/contract/catalogue/parameters/parameter-edit-endpoints';
import { actionSide } from '@nidan/domain/ranges/action-limits';
import { flagOfDisplayed } from '@nidan/domain/results/assess-value';
import { displayedResult } from '@nidan/domain/results/format-value';
import { weightOf } from '@nidan/domain/ranges/range-condition';
import { displayRange } from '@nidan/domain/ranges/range-display';
import { limitsFor } from '@nidan/domain/ranges/limits-without-interval';
import { chooseRange } from '@nidan/domain/ranges/reference-range';
import { type Ref, useState } from 'react';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Icon } from '../../../kernel/ui/values/Icon.tsx';
import { TextField } from '../../../kernel/ui/fields/TextField.tsx';
import { catalogTexts } from '../tests/texts/catalog-texts.ts';
import { rangeDeskTexts } from './texts/range-desk-texts.ts';
import styles from './Ranges.module.css';
import { SOMEBODY, subjectOf } from './tried-person.ts';
import { TriedPersonFields } from './TriedPersonFields.tsx';
import { useConditionWords } from './rules/use-condition-words.ts';

interface RangeTryProps {
  readonly parameter: ParameterDetails;
  readonly ranges: readonly RangeInput[];
  /** The rules differ from those in use: where these say something else, it stands beside. */
  readonly isDraft: boolean;
  /** Where the key for it leads. */
  readonly groupRef: Ref<HTMLDivElement>;
}

/** What a value of a person would print with these rules, by the rules of result entry themselves. */
export function RangeTry({ parameter, ranges, isDraft, groupRef }: RangeTryProps) {
  const { decimals, kind, version } = parameter;
  const c = useTexts(catalogTexts);
  const t = useTexts(rangeDeskTexts);
  const words = useConditionWords();
  const [person, setPerson] = useState(SOMEBODY);
  const [value, setValue] = useState('');
  const isNumber = kind === 'numeric' || kind === 'calculated';
  /** Null when no rule matches. */
  const printedBy = (rules: readonly RangeInput[]): string | null => {
    const subject = subjectOf(person);
    const range = chooseRange(rules, subject);
    const limits = limitsFor(rules, subject);
    if (limits === null) return null;
    const shown = displayedResult(value, decimals);
    const flag = isNumber ? flagOfDisplayed(shown, limits) : null;
    const action = isNumber && actionSide(shown, limits) !== null ? `, ${t('callsForAction')}` : '';
    if (range === null)
      return value === '' || flag === null ? null : `${t('nothingMatches')}: ${flag}${action}`;
    const because = weightOf(range) > 0 ? `, ${words(range)}` : '';
    const interval = `${displayRange(range, decimals)}${because}`;
    if (value === '') return interval;
    return c('wouldPrint', { range: interval, flag: flag ?? c('normal') }) + action;
  };
  const printed = printedBy(ranges);
  const inUse = isDraft ? printedBy(parameter.ranges) : printed;
  return (
    <div ref={groupRef} className={styles.try} role="group" aria-label={c('tryPerson')} data-region>
      <h2>{c('tryPerson')}</h2>
      <div className={styles.tried}>
        <TriedPersonFields person={person} ranges={ranges} onChange={setPerson}>
          <TextField label={c('value')} value={value} onChange={setValue} />
        </TriedPersonFields>
      </div>
      <p role="status">
        <Icon name="right" />
        {printed === null ? (
          <>
            <b className={styles.bad}>
              <Icon name="error" size={12} />
              {t('nothingMatches')}
            </b>{' '}
            {t('withoutFlag')}
          </>
        ) : (
          <span>{printed}</span>
        )}
        {inUse !== printed && (
          <span className="muted">{t('inVersion', { version, what: inUse ?? t('nothingMatches') })}</span>
        )}
      </p>
    </div>
  );
}

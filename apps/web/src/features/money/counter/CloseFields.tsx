import type { Counter } from '@nidan/contract/money/counter/counter-view';
import { DIFFERENCE_REASON_NAMES, type DifferenceReason } from '@nidan/domain/counter/difference-reasons';
import { PAISE_PER_RUPEE } from '@nidan/domain/money/rupees';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { NumberField } from '../../../kernel/ui/fields/NumberField.tsx';
import { rupees } from '../../../kernel/ui/values/rupees.ts';
import { SelectField } from '../../../kernel/ui/fields/SelectField.tsx';
import { TextArea } from '../../../kernel/ui/fields/TextArea.tsx';
import { TextField } from '../../../kernel/ui/fields/TextField.tsx';
import styles from './Counter.module.css';
import { counterTexts } from './texts/counter-texts.ts';
import { DifferenceChip } from './DifferenceChip.tsx';
import { wholeNumber } from './whole-number.ts';

/** What is typed to close a counted shift. */
export interface Closing {
  /** Rupees that stay. */
  readonly float: string;
  readonly handTo: string;
  readonly reason: DifferenceReason | '';
  readonly note: string;
  /** Why somebody else than its person closes it. */
  readonly absence: string;
}

interface Money {
  readonly counted: number;
  readonly expected: number;
  /** Whether it is closed for somebody who is absent. */
  readonly isOfOther: boolean;
}

/** The first field that keeps a shift from being closed; null when it may be. Amounts in paise. */
export function closingFault(
  { float, handTo, reason, absence }: Closing,
  { counted, expected, isOfOther }: Money,
): 'float' | 'handTo' | 'reason' | 'absence' | null {
  const left = wholeNumber(float, null);
  if (left === null || left * PAISE_PER_RUPEE > counted) return 'float';
  if (handTo === '') return 'handTo';
  if (counted !== expected && reason === '') return 'reason';
  return isOfOther && absence.trim() === '' ? 'absence' : null;
}

interface CloseFieldsProps {
  readonly closing: Closing;
  readonly money: Money;
  readonly people: Counter['people'];
  readonly isTried: boolean;
  readonly onChange: (part: Partial<Closing>) => void;
}

/** The difference of a counted drawer with its reason, and the hand-over. */
export function CloseFields({ closing, money, people, isTried, onChange }: CloseFieldsProps) {
  const t = useTexts(counterTexts);
  const { counted, expected, isOfOther } = money;
  const left = wholeNumber(closing.float, null);
  const isTooMuch = left === null || left * PAISE_PER_RUPEE > counted;
  const differs = counted !== expected;
  return (
    <>
      <div className={styles.line}>
        <span className="muted">{t('expectedLine', { amount: rupees(expected) })}</span>
        {differs ? <DifferenceChip counted={counted} expected={expected} /> : <b>{t('right')}</b>}
      </div>
      {differs && (
        <>
          <SelectField
            label={t('reason')}
            value={closing.reason}
            options={[
              { value: '' as const, label: t('chooseReason') },
              ...DIFFERENCE_REASON_NAMES.map((value) => ({ value, label: t(value) })),
            ]}
            onChange={(reason) => onChange({ reason })}
            error={isTried && closing.reason === '' ? t('chooseReason') : undefined}
          />
          <TextArea
            label={t('what')}
            rows={2}
            value={closing.note}
            maxLength={500}
            onChange={(note) => onChange({ note })}
          />
        </>
      )}
      <h2>{t('handTitle')}</h2>
      <NumberField
        label={t('floatStays')}
        value={closing.float}
        maxLength={8}
        onChange={(float) => onChange({ float })}
        error={isTooMuch ? t('floatTooMuch', { amount: `₹${rupees(counted)}` }) : undefined}
      />
      <div className={styles.line}>
        <span className="muted">{t('handCash')}</span>
        <b>₹ {rupees(isTooMuch ? 0 : counted - left * PAISE_PER_RUPEE)}</b>
      </div>
      <SelectField
        label={t('to')}
        value={closing.handTo}
        options={[
          { value: '', label: t(people.length === 0 ? 'nobody' : 'choosePerson') },
          ...people.map(({ userId, name, roleName }) => ({ value: userId, label: `${name}, ${roleName}` })),
        ]}
        onChange={(handTo) => onChange({ handTo })}
        error={isTried && closing.handTo === '' ? t('choosePerson') : undefined}
      />
      {isOfOther && (
        <TextField
          label={t('absence')}
          value={closing.absence}
          maxLength={500}
          onChange={(absence) => onChange({ absence })}
          error={isTried && closing.absence.trim() === '' ? t('absenceMissing') : undefined}
        />
      )}
    </>
  );
}

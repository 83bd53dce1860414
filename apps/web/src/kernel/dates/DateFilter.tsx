import { MINUTE } from '@nidan/domain/time/durations';
import { findDatesFault } from '@nidan/domain/time/asked-dates';
import { calendarDateIn } from '@nidan/domain/time/zone';
import { useState } from 'react';
import { useZone } from '../session/session.ts';
import { useTexts } from '../text/use-texts.ts';
import { FilterPick } from '../ui/fields/FilterPick.tsx';
import { MaskedDate } from '../ui/fields/MaskedDate.tsx';
import { useNow } from '../ui/values/use-now.ts';
import styles from './DateFilter.module.css';
import { datesTexts } from './dates-texts.ts';
import {
  type DatesSearch,
  datesOf,
  LIST_RANGES,
  type ListRange,
  pickRange,
  rangeOf,
  rangeText,
} from './list-dates.ts';

interface DateFilterProps {
  readonly search: DatesSearch;
  readonly onChange: (part: DatesSearch) => void;
  /** What the list shows first; the last 7 days unless told. */
  readonly standard?: ListRange;
  /** Whose dates, such as 'Released'; 'Dates' unless told. */
  readonly label?: string;
}

/** The one date filter of lists: the ranges of the specification in a menu, and two days when they are one's own. */
export function DateFilter({ search, onChange, standard = 'last7', label }: DateFilterProps) {
  const t = useTexts(datesTexts);
  const zone = useZone();
  const now = useNow(MINUTE);
  const seen = { now, zone };
  const range = rangeOf(search, standard, zone);
  return (
    <>
      <FilterPick
        filter={{
          key: 'dates',
          label: label ?? t('dates'),
          single: true,
          picked: range === 'allTime' ? [] : [rangeText(range)],
          options: LIST_RANGES.map((one) => ({ value: rangeText(one), label: t(one) })),
          onPick: ([text]) => {
            const picked = LIST_RANGES.find((one) => rangeText(one) === text) ?? 'allTime';
            const shown = datesOf(search, seen, standard);
            onChange(pickRange(picked, { shown, seen, standard }));
          },
        }}
      />
      {range === 'custom' && (
        <OwnDays search={search} today={calendarDateIn(zone, now)} zone={zone} onChange={onChange} />
      )}
    </>
  );
}

interface OwnDaysProps {
  readonly search: DatesSearch;
  readonly today: string;
  readonly zone: string;
  readonly onChange: (part: DatesSearch) => void;
}

/** First and last day; days that cannot be asked for stay here and do not reach the list. */
function OwnDays({ search, today, zone, onChange }: OwnDaysProps) {
  const t = useTexts(datesTexts);
  const [draft, setDraft] = useState<DatesSearch | null>(null);
  const shown = draft ?? search;
  const { from, to } = shown;
  const isEmpty = from === '' && to === '';
  const isBefore =
    !isEmpty && from !== '' && to !== '' && findDatesFault({ from, to }, zone)?.code === 'last-before-first';
  const take = (part: Partial<DatesSearch>): void => {
    const next = { ...shown, ...part };
    const days = {
      ...(next.from === '' ? {} : { from: next.from }),
      ...(next.to === '' ? {} : { to: next.to }),
    };
    const isAsked = Object.keys(days).length > 0 && findDatesFault(days, zone) === null;
    setDraft(isAsked ? null : next);
    if (isAsked) onChange(next);
  };
  const fault = isEmpty ? t('noDays') : isBefore ? t('order') : undefined;
  return (
    <>
      {(['from', 'to'] as const).map((key) => (
        <span key={key} className={styles.day}>
          <MaskedDate
            label={t(key)}
            labelHidden
            value={shown[key] === '' ? null : shown[key]}
            today={today}
            none={t(key === 'from' ? 'anyFirst' : 'anyLast')}
            {...(key === 'to' && fault !== undefined ? { error: fault } : {})}
            onChange={({ value, complete }) => complete && take({ [key]: value ?? '' })}
          />
        </span>
      ))}
    </>
  );
}

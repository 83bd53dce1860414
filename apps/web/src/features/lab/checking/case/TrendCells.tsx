import type { DeltaChange, WorksheetParameter } from '@nidan/contract/lab/results/worksheet';
import type { ResultFlag } from '@nidan/contract/lab/results/result-value';
import { rangeScaleOf } from '@nidan/domain/reports/report-row';
import { useZone } from '../../../../kernel/session/session.ts';
import { showDate } from '../../../../kernel/text/show-date.ts';
import { useTexts } from '../../../../kernel/text/use-texts.ts';
import { FlagMark } from '../../../../kernel/ui/values/FlagMark.tsx';
import { RangeBar } from '../../../../kernel/ui/fields/RangeBar.tsx';
import { Sparkline } from '../../../../kernel/ui/values/Sparkline.tsx';
import { ValueText } from '../../../../kernel/ui/values/ValueText.tsx';
import { changeText, limitText } from '../../../catalogue/values/delta-words.ts';
import { outsideOf } from '../../results/outside-of.ts';
import { type PreviousVisit, trendOf, valueAtVisit } from './previous-columns.ts';
import { resultsTexts } from '../../../catalogue/values/texts/results-texts.ts';

/** What the cells beside a value need of it. */
export interface ShownValue {
  readonly parameter: WorksheetParameter;
  readonly value: string | null;
  readonly numeric: number | null;
  readonly flag: ResultFlag;
  readonly delta: DeltaChange | null;
}

/** The place of a value in its reference interval. */
export function RangeCell({ shown: { parameter, value, flag } }: { readonly shown: ShownValue }) {
  const { range } = parameter;
  return range && <RangeBar scale={rangeScaleOf(range)} value={value ?? ''} outside={outsideOf(flag)} />;
}

/** An earlier value in the column of its visit. */
export function PreviousCell({
  shown: { parameter },
  visit,
  fraction,
}: {
  readonly shown: ShownValue;
  readonly visit: PreviousVisit;
  readonly fraction: number;
}) {
  const previous = valueAtVisit(parameter, visit);
  return previous && <ValueText value={previous.value} fraction={fraction} />;
}

/** The earlier values and the current one as a line on the reference band. */
export function TrendCell({ shown: { parameter, numeric, flag } }: { readonly shown: ShownValue }) {
  return (
    <Sparkline
      values={trendOf(parameter, numeric)}
      low={parameter.range?.low ?? null}
      high={parameter.range?.high ?? null}
      outside={outsideOf(flag)}
    />
  );
}

/** The change against the value before, when it is more than the parameter allows; its unit stands in a column of its own. */
export function DeltaCell({ shown: { parameter, delta } }: { readonly shown: ShownValue }) {
  const t = useTexts(resultsTexts);
  if (!delta?.exceeded) return null;
  return <FlagMark flag="delta" text={changeText(t, delta, { ...parameter, unit: '' })} />;
}

/** Words of the tips of these cells. */
export function useTrendTips() {
  const t = useTexts(resultsTexts);
  const zone = useZone();
  return {
    previous: (parameter: WorksheetParameter, visit: PreviousVisit): string => {
      const previous = valueAtVisit(parameter, visit);
      if (!previous) return '';
      const value = `${previous.value} ${parameter.unit}`.trim();
      return t('previousTip', { value, date: showDate(previous.at, zone), labNo: previous.labNo });
    },
    delta: ({ parameter, delta }: ShownValue): string => {
      const [before] = parameter.previous;
      if (!delta || !before) return '';
      const { deltaRule: rule, unit } = parameter;
      const said = { change: changeText(t, delta, parameter), date: showDate(before.at, zone) };
      return rule === null
        ? t('deltaSince', said)
        : t('deltaTip', { ...said, limit: limitText(t, rule, unit) });
    },
  };
}

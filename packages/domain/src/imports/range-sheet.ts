import { importsFault } from '../faults/imports-faults.ts';
import { parseAgeLimit, showAgeLimit } from '../people/ages/age-limit.ts';
import { type Sex, SEXES } from '../people/sex.ts';
import { FASTING_STATES, PREGNANCY_CONDITIONS, type RangeCondition } from '../ranges/range-condition.ts';
import { everyLimit, LIMIT_COLUMNS, type RangeLimits } from '../ranges/range-limits.ts';
import { type IntervalLimits, parseRangeText, rangeText } from '../ranges/range-text.ts';
import { choiceOrNothing, codeColumn, codeOrNothing, numberOrNothing, textOrNothing } from './columns.ts';
import { listColumn } from './list-cell.ts';
import type { Sheet } from './sheet.ts';
import { cellFault, cellOf, type SheetColumn } from './sheet-column.ts';

/** A named stretch of values; limits are inside. */
export interface BandCell extends IntervalLimits {
  readonly label: string;
}

/** A rule of the reference ranges of a parameter as a row of a file; `locationId` is the name of the place, `sampleTypeId` the code of
 * the sample type. */
export interface RangeRow extends RangeCondition, RangeLimits {
  /** Code of the parameter, whose rows are all its ranges. */
  readonly parameter: string;
  /** Null is every sex. */
  readonly sex: Sex | null;
  readonly ageFromDays: number;
  /** First day of age that it does not reach. */
  readonly ageToDays: number;
  /** The expected value in words. */
  readonly text: string | null;
  readonly bands: readonly BandCell[];
}

/** A column for each condition that a range may have; an empty cell is whatever it may be. */
const conditionColumns: Sheet<RangeCondition>['columns'] = {
  pregnancy: choiceOrNothing('pregnancy', PREGNANCY_CONDITIONS),
  pregnancyWeeks: textOrNothing('pregnancy_weeks'),
  birthWeeks: textOrNothing('birth_weeks'),
  fasting: choiceOrNothing('fasting', FASTING_STATES),
  sampleTypeId: codeOrNothing('specimen'),
  method: textOrNothing('method'),
  locationId: textOrNothing('place'),
};

// as: the keys of a mapped type over a condition are its parts
const CONDITION_PARTS = Object.keys(conditionColumns) as (keyof RangeCondition)[];

function ageColumn(title: string): SheetColumn<number> {
  return {
    title,
    required: true,
    read: (text) => {
      const days = parseAgeLimit(text);
      return days === null ? cellFault(importsFault('cell-no-age', { text })) : cellOf(days);
    },
    write: showAgeLimit,
  };
}

/** A band without limits is only a name. */
const NO_LIMITS: IntervalLimits = { low: null, high: null };
const ANY = 'any';

const bandsColumn = listColumn<BandCell>('bands', {
  read: ({ group, text, mark }) => {
    const limits = text.toLowerCase() === ANY ? NO_LIMITS : parseRangeText(text);
    return group === null || mark !== '' || limits === null
      ? cellFault(importsFault('cell-no-band', { text }))
      : cellOf({ label: group, ...limits });
  },
  write: ({ label, ...limits }) => ({ group: label, text: rangeText(limits) || ANY, mark: '' }),
});

/** The file of the reference ranges: the rows of a parameter are all its ranges, and each says whom it is for. */
export const rangeSheet: Sheet<RangeRow> = {
  key: 'parameter',
  keyWith: ['sex', 'ageFromDays', ...CONDITION_PARTS],
  needsAll: true,
  aliases: { parameter: ['parameter code'], sampleTypeId: ['sample type'] },
  columns: {
    parameter: codeColumn('parameter'),
    sex: choiceOrNothing('sex', SEXES),
    ageFromDays: ageColumn('age_from'),
    ageToDays: ageColumn('age_to'),
    ...conditionColumns,
    ...everyLimit((limit) => numberOrNothing(LIMIT_COLUMNS[limit])),
    text: textOrNothing('text'),
    bands: bandsColumn,
  },
};

function rankOf(row: RangeRow): readonly (string | number)[] {
  const conditions = CONDITION_PARTS.map((part) => row[part] ?? '');
  return [...conditions, row.sex === null ? -1 : SEXES.indexOf(row.sex), row.ageFromDays, row.ageToDays];
}

/** The ranges of one parameter in the order of a file, whoever wrote them when: those for everybody first, then by sex and age. */
export function inFileOrder(rows: readonly RangeRow[]): RangeRow[] {
  return rows
    .map((row) => ({ row, rank: rankOf(row) }))
    .toSorted((one, other) => {
      const at = one.rank.findIndex((part, index) => part !== other.rank[index]);
      return at < 0 ? 0 : (one.rank[at] ?? 0) < (other.rank[at] ?? 0) ? -1 : 1;
    })
    .map(({ row }) => row);
}

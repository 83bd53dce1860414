import { offeredChoices } from '@nidan/domain/catalogue/help-choice';
import { useZone } from '../../../kernel/session/session.ts';
import { showDate, showTime } from '../../../kernel/text/show-date.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import type { GridColumn } from '../../../kernel/ui/grid/grid-column.ts';
import styles from './EntryGrid.module.css';
import { type EntryRow, isEnterable } from './entry-row.ts';
import { entryTexts } from './texts/entry-texts.ts';
import { fractionWidth } from './fraction-width.ts';
import { type PreviousVisit, previousVisits } from '../checking/case/previous-columns.ts';
import { PeopleMark } from './presence/PeopleMark.tsx';
import { rangeWords } from './range-words.ts';
import { resultsTexts } from '../../catalogue/values/texts/results-texts.ts';
import { DeltaCell, PreviousCell, RangeCell, TrendCell, useTrendTips } from '../checking/case/TrendCells.tsx';
import { ValueCell } from './ValueCell.tsx';
import { valueStarts } from './value-starts.ts';
import { ValueFlagMark } from '../../catalogue/values/ValueFlagMark.tsx';

interface ColumnsInput {
  readonly rows: readonly EntryRow[];
  /** Names of groups at the rows that start them. */
  readonly groupAt: ReadonlyMap<string, string>;
  readonly messageOf: (row: EntryRow) => string | undefined;
  readonly onType: (row: EntryRow, text: string) => void;
  /** What must be read before the cell is left with this text. */
  readonly warningOf: (row: EntryRow, text: string) => string | null;
  /** Names of others who are at a value now. */
  readonly peopleAt: (row: EntryRow) => readonly string[];
}

/** DD/MM/YY of a date that is shown as DD/MM/YYYY. */
const short = (date: string): string => `${date.slice(0, 6)}${date.slice(-2)}`;

/** Columns of result entry: the value is the one that is typed in, everything else helps to judge it. */
export function useEntryColumns({ rows, groupAt, messageOf, onType, warningOf, peopleAt }: ColumnsInput) {
  const t = useTexts(resultsTexts);
  const entry = useTexts(entryTexts);
  const zone = useZone();
  const tips = useTrendTips();
  const visits = previousVisits(rows.map(({ parameter }) => parameter));
  const fraction = fractionWidth(rows.map(({ parameter }) => parameter.decimals));

  const valueTip = ({ isUnsaved, waits, parameter: { result } }: EntryRow): string => {
    if (waits !== null) return waits;
    if (isUnsaved) return entry('notSavedTip');
    if (!result) return '';
    return t('enteredBy', { name: result.enteredBy, time: showTime(result.enteredAt, zone) });
  };
  const name: GridColumn<EntryRow> = {
    key: 'name',
    head: t('parameter'),
    width: 'minmax(120px, 1fr)',
    tip: ({ parameter: { name: full, method } }) => (method === '' ? full : `${full}, ${method}`),
    cell: (row) => {
      const { parameter } = row;
      return (
        <span className={styles.name}>
          <span className="cut">{parameter.name}</span>
          <PeopleMark names={peopleAt(row)} />
          {groupAt.has(parameter.parameterId) ? (
            <span className={styles.group}>{groupAt.get(parameter.parameterId)}</span>
          ) : (
            parameter.calculatedFrom.length > 0 && (
              <span className={`${styles.from} cut`}>
                {t('calculatedFrom', { names: parameter.calculatedFrom.join(', ') })}
              </span>
            )
          )}
        </span>
      );
    },
  };
  const value: GridColumn<EntryRow> = {
    key: 'value',
    head: t('value'),
    width: rows.some(({ parameter }) => parameter.kind === 'text' || parameter.kind === 'choice') ? 128 : 84,
    align: 'end',
    isValue: true,
    tip: valueTip,
    bad: messageOf,
    edit: {
      value: ({ text }) => text,
      commit: onType,
      warn: warningOf,
      can: isEnterable,
      starts: valueStarts,
      inputMode: ({ parameter }) => (parameter.kind === 'numeric' ? 'decimal' : 'text'),
      maxLength: 250,
      choices: ({ parameter }) =>
        offeredChoices(parameter.choices).map(({ value: word, key }) => ({ word, key })),
      isFree: ({ parameter }) => parameter.kind === 'text',
    },
    cell: (row) => <ValueCell row={row} fraction={fraction} />,
  };
  const previous = (visit: PreviousVisit): GridColumn<EntryRow> => ({
    key: `previous ${visit.labNo}`,
    head: short(showDate(visit.at, zone)),
    width: 60,
    align: 'end',
    tip: ({ parameter }) => tips.previous(parameter, visit),
    cell: (row) => <PreviousCell shown={row} visit={visit} fraction={fraction} />,
  });
  return [
    name,
    value,
    {
      key: 'flag',
      head: t('flag'),
      width: 86,
      cell: ({ value: shown, flag, parameter }) => (
        <ValueFlagMark value={shown} flag={flag} range={parameter.range} />
      ),
    },
    {
      key: 'unit',
      head: t('unit'),
      width: 66,
      tip: ({ parameter }) => parameter.unit,
      cell: ({ parameter }) => <span className={styles.quiet}>{parameter.unit}</span>,
    },
    {
      key: 'reference',
      head: t('reference'),
      width: 104,
      tip: ({ parameter }) => rangeWords(parameter.range) ?? t('noRange'),
      cell: ({ parameter }) => rangeWords(parameter.range),
    },
    {
      key: 'range',
      head: <span className="vh">{t('range')}</span>,
      width: 76,
      cell: (row) => <RangeCell shown={row.bad === null ? row : { ...row, value: null }} />,
    },
    ...visits.map(previous),
    { key: 'trend', head: t('trend'), width: 70, cell: (row) => <TrendCell shown={row} /> },
    { key: 'delta', head: t('delta'), width: 64, tip: tips.delta, cell: (row) => <DeltaCell shown={row} /> },
  ] satisfies readonly GridColumn<EntryRow>[];
}

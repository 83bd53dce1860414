import { displayRange } from '@nidan/domain/ranges/range-display';
import { type KeyboardEvent, type MouseEvent, useEffect, useRef } from 'react';
import { comboOf } from '../../../../kernel/keys/combo.ts';
import { useTexts } from '../../../../kernel/text/use-texts.ts';
import { catalogTexts } from '../../tests/texts/catalog-texts.ts';
import { rangeDeskTexts } from '../texts/range-desk-texts.ts';
import { type RangeField, rangeOfRow, type RangeRow } from './range-rows.ts';
import styles from '../Ranges.module.css';
import type { RuleMark } from './rule-marks.ts';
import { RuleCells, RuleLimits } from './RuleFields.tsx';
import { RuleProof } from './RuleProof.tsx';
import { useMarkWords } from './use-mark-words.ts';

/** Where the focus goes next: a row, or one of its fields. A new object moves it again. */
export interface RuleFocus {
  readonly rowId: string | null;
  readonly field: RangeField | null;
}

interface RangeRulesProps {
  /** Of one condition. */
  readonly rows: readonly RangeRow[];
  readonly marks: ReadonlyMap<string, readonly RuleMark[]>;
  /** The row whose fields are open. */
  readonly current: RangeRow | undefined;
  readonly focus: RuleFocus | null;
  readonly decimals: number;
  readonly fixed: boolean;
  readonly onChoose: (focus: RuleFocus) => void;
  readonly onType: (id: string, change: Partial<RangeRow>) => void;
  readonly onRemove: (id: string) => void;
  /** In a field the edit is taken back there. */
  readonly onUndo: (field: RangeField | null) => void;
}

/** The field that stands where a row was pressed once it is open; null for the row. */
function fieldAt({ target }: MouseEvent): RangeField | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>('td') : null;
  // as: cells are marked with the names of fields
  return (cell?.dataset['opens'] ?? null) as RangeField | null;
}

/** The rules as typed, each a line with what the proof says of it; the fields of the chosen one are open. */
export function RangeRules(props: RangeRulesProps) {
  const { rows, marks, current, focus, decimals, fixed, onChoose } = props;
  const c = useTexts(catalogTexts);
  const t = useTexts(rangeDeskTexts);
  const wordsOf = useMarkWords();
  const table = useRef<HTMLTableElement>(null);
  useEffect(() => {
    if (focus === null) return;
    const row = table.current?.querySelector<HTMLElement>('tr[tabindex="0"]');
    const field =
      focus.field === null
        ? null
        : table.current?.querySelector<HTMLInputElement>(`[data-field="${focus.field}"]`);
    (field ?? row ?? table.current)?.focus();
    field?.select();
  }, [focus]);
  /** In a field: back to the row, the same field of the rule beside it, or an edit taken back. */
  const keyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (current === undefined || !(event.target instanceof HTMLElement)) return;
    const { tagName, dataset } = event.target;
    if (tagName !== 'INPUT' && tagName !== 'SELECT') return;
    const step = tagName === 'INPUT' ? ({ ArrowDown: 1, ArrowUp: -1 }[event.key] ?? 0) : 0;
    const beside = rows[rows.indexOf(current) + step];
    // as: fields are marked with their own name
    const field = (dataset['field'] ?? null) as RangeField | null;
    if (event.key === 'Escape' || (event.key === 'Enter' && !event.ctrlKey))
      onChoose({ rowId: current.id, field: null });
    else if (step !== 0 && beside !== undefined) onChoose({ rowId: beside.id, field });
    else if (comboOf(event) === 'Ctrl+Z') props.onUndo(field);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const intervalOf = (row: RangeRow): string => {
    const range = rangeOfRow(row);
    return typeof range === 'string' ? [row.low, row.high].join(' ') : displayRange(range, decimals);
  };
  /** What a row says when it gets the focus. */
  const nameOf = (row: RangeRow, number: number): string =>
    [
      c('rule', { number }),
      row.sex === '' ? c('anySex') : row.sex,
      `${row.from} ${t('to')} ${row.until}`,
      intervalOf(row),
      ...(marks.get(row.id) ?? []).map(wordsOf),
    ]
      .filter((part) => part !== '')
      .join(', ');
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys are those of the fields in it
    <table ref={table} className={styles.rules} aria-label={c('rules')} tabIndex={-1} onKeyDown={keyDown}>
      <thead>
        <tr>
          <th scope="col">{t('number')}</th>
          <th scope="col">{c('sex')}</th>
          <th scope="col">{c('from')}</th>
          <th scope="col">{c('until')}</th>
          <th scope="col">{t('range')}</th>
          <th scope="col">{t('proof')}</th>
        </tr>
      </thead>
      {rows.map((row, index) => {
        const isOpen = row === current;
        const fields = {
          row,
          number: index + 1,
          fixed,
          onType: (change: Partial<RangeRow>) => props.onType(row.id, change),
        };
        return (
          <tbody key={row.id} data-open={isOpen || undefined}>
            {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- a row takes the focus as a whole, its keys are those of the desk */}
            <tr
              tabIndex={isOpen ? 0 : -1}
              aria-label={nameOf(row, index + 1)}
              aria-current={isOpen || undefined}
              data-region-start={isOpen || undefined}
              onClick={(event) =>
                !isOpen && onChoose({ rowId: row.id, field: fixed ? null : fieldAt(event) })
              }
            >
              <td className="muted">{index + 1}</td>
              {isOpen ? (
                <RuleCells {...fields} />
              ) : (
                <>
                  <td>{row.sex === '' ? c('anySex') : row.sex}</td>
                  <td data-opens="from">{row.from}</td>
                  <td data-opens="until">{row.until}</td>
                  <td data-opens="low">{intervalOf(row)}</td>
                </>
              )}
              <td>
                <RuleProof marks={marks.get(row.id) ?? []} />
              </td>
            </tr>
            {isOpen && <RuleLimits {...fields} onRemove={() => props.onRemove(row.id)} />}
          </tbody>
        );
      })}
      {rows.length === 0 && (
        <tbody>
          <tr>
            <td colSpan={6} className="muted">
              {t('noRulesYet')}
            </td>
          </tr>
        </tbody>
      )}
    </table>
  );
}

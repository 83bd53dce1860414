import type { ExplorerAnswer, ExplorerCell } from '@nidan/contract/insight/explorer/explorer-shapes';
import { type ExplorerSubject, fieldOf } from '@nidan/domain/insight/explorer-fields';
import { groupDigits } from '@nidan/domain/money/rupees';
import { billTest } from '@nidan/domain/status-sets/lab/bill-test';
import { useZone } from '../../../kernel/session/session.ts';
import { showDateTime, showDay } from '../../../kernel/text/show-date.ts';
import { useStateLabel } from '../../../kernel/text/use-state-label.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { rupees } from '../../../kernel/ui/values/rupees.ts';
import { explorerFieldTexts } from './texts/explorer-field-texts.ts';
import { explorerTexts } from './texts/explorer-texts.ts';

type Column = ExplorerAnswer['columns'][number];
type FieldName = keyof (typeof explorerFieldTexts)['english'];

const number = (value: number): string =>
  Number.isInteger(value) ? groupDigits(value) : value.toLocaleString('en-IN', { maximumFractionDigits: 2 });

/** Words of the explorer's fields, heads and cells in the language of the screen. */
export function useCellWords(subject: ExplorerSubject) {
  const t = useTexts(explorerTexts);
  const ofField = useTexts(explorerFieldTexts);
  const stateLabel = useStateLabel(billTest);
  const zone = useZone();
  // as: every declared field has its words, which a test of the texts holds
  const fieldWord = (name: string): string => ofField(name as FieldName);
  const sumWord = ({ sum, field }: Pick<Column, 'sum' | 'field'>): string => {
    if (sum === null) return fieldWord(field ?? '');
    return field === null ? t('count') : t('measure', { sum: t(sum), field: fieldWord(field) });
  };
  const wordOf = (cell: ExplorerCell, { field, step, sum }: Column): string => {
    if (cell === null) return sum === null ? t('blank') : '';
    const kind = field === null ? 'number' : (fieldOf(subject, field)?.kind ?? 'text');
    if (typeof cell === 'number')
      return kind === 'money' && sum !== 'count' ? rupees(Math.round(cell)) : number(cell);
    if (kind === 'flag') return t(cell === 'yes' ? 'yes' : 'no');
    if (kind === 'instant') return step === null ? showDateTime(cell, zone) : showDay(cell);
    const state = field === 'test_state' ? billTest.stateNames.find((one) => one === cell) : undefined;
    return state === undefined ? cell : stateLabel(state);
  };
  const headOf = (column: Column): string => {
    if (column.across === undefined) return sumWord(column);
    return column.across === null ? t('blank') : String(column.across);
  };
  return { fieldWord, sumWord, wordOf, headOf };
}

import type { ExplorerAnswer, ExplorerCell } from '@nidan/contract/insight/explorer/explorer-shapes';
import { EXPLORER_LIMITS, type ExplorerQuestion, isSummed } from '@nidan/domain/insight/explorer-query';
import { fieldOf } from '@nidan/domain/insight/explorer-fields';
import { groupDigits } from '@nidan/domain/money/rupees';
import { go } from '../../../kernel/route/use-route.ts';
import { useZone } from '../../../kernel/session/session.ts';
import { showTime } from '../../../kernel/text/show-date.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { EmptyState } from '../../../kernel/ui/EmptyState.tsx';
import { Note } from '../../../kernel/ui/Note.tsx';
import { Table } from '../../../kernel/ui/Table.tsx';
import { BarChart } from './BarChart.tsx';
import { explorerTexts } from './texts/explorer-texts.ts';
import { useCellWords } from './use-cell-words.ts';

interface AnswerViewProps {
  readonly question: ExplorerQuestion;
  readonly answer: ExplorerAnswer;
}

type Column = ExplorerAnswer['columns'][number];
interface Row {
  readonly at: number;
  readonly cells: readonly ExplorerCell[];
  readonly billId: string | null;
}

/** More bars than this tell nothing. */
const MOST_BARS = 40;

/** One group and one sum as bars. */
function Bars({ question, answer }: AnswerViewProps) {
  const t = useTexts(explorerTexts);
  const { wordOf } = useCellWords(question.subject);
  const [group, sum] = answer.columns;
  const isOne = question.groups.length === 1 && answer.columns.length === 2;
  if (!isOne || group === undefined || sum === undefined || answer.rows.length < 2) return null;
  const bars = answer.rows.slice(0, MOST_BARS).map(({ cells }) => ({
    key: String(cells[0]),
    label: wordOf(cells[0] ?? null, group),
    value: typeof cells[1] === 'number' ? cells[1] : 0,
    shown: wordOf(cells[1] ?? null, sum),
  }));
  return (
    <div style={{ padding: '0 16px 8px' }}>
      <BarChart label={t('chart')} bars={bars} />
    </div>
  );
}

/** What the explorer answered: bars where they tell something, the table, and what it leaves out. */
export function AnswerView({ question, answer }: AnswerViewProps) {
  const t = useTexts(explorerTexts);
  const zone = useZone();
  const { headOf, wordOf } = useCellWords(question.subject);
  const isNumber = ({ field, sum }: Column): boolean =>
    sum !== null || isSummed(fieldOf(question.subject, field ?? '')?.kind ?? 'text');
  const rows: Row[] = answer.rows.map((row, at) => ({ ...row, at }));
  const most = groupDigits(EXPLORER_LIMITS.exportRows);
  return (
    <>
      <Bars question={question} answer={answer} />
      {answer.next !== null && <Note tone="info">{t('firstRows', { rows: rows.length, most })}</Note>}
      {answer.isCut && <Note tone="warn">{t('cut', { rows: rows.length })}</Note>}
      <Table
        label={t('rows')}
        keys="page"
        rows={rows}
        rowKey={({ at }) => String(at)}
        onOpen={({ billId }) => billId !== null && go(`bills/${billId}`)}
        empty={<EmptyState kind="hidden" title={t('none')} text={t('noneText')} />}
        columns={answer.columns.map((column, at) => ({
          key: String(at),
          head: headOf(column),
          ...(isNumber(column) ? { align: 'end' as const } : {}),
          tip: ({ cells }: Row) => wordOf(cells[at] ?? null, column),
          cell: ({ cells }: Row) => wordOf(cells[at] ?? null, column),
        }))}
      />
      <p className="muted t13" style={{ margin: 0, padding: '4px 16px' }}>
        {t('asOf', { at: showTime(answer.asOf, zone) })}
        {answer.from === 'copy' && `, ${t('copy')}`}
      </p>
    </>
  );
}

import type { WorksheetParameter } from '@nidan/contract/lab/results/worksheet';
import { offeredChoices } from '@nidan/domain/catalogue/help-choice';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import type { GridColumn } from '../../../kernel/ui/grid/grid-column.ts';
import { LabNo } from '../../../kernel/ui/values/LabNo.tsx';
import { ResultFlagMark } from '../../catalogue/values/ResultFlagMark.tsx';
import { resultsTexts } from '../../catalogue/values/texts/results-texts.ts';
import { withValue, type EntryDraft } from '../results/entry-draft.ts';
import { type EntryRow, isEnterable } from '../results/entry-row.ts';
import { fractionWidth } from '../results/fraction-width.ts';
import { entryTexts } from '../results/texts/entry-texts.ts';
import { ValueCell } from '../results/ValueCell.tsx';
import { valueStarts } from '../results/value-starts.ts';
import { useSheetWarnings } from '../results/warnings/use-value-warnings.ts';
import { cellsOf, type SheetSample } from './sheet-cells.ts';
import { sheetEntryTexts } from './texts/sheet-entry-texts.ts';
import type { SheetDraft } from './use-sheet-draft.ts';

interface SheetInput {
  readonly samples: readonly SheetSample[];
  readonly parameters: readonly WorksheetParameter[];
  readonly draft: SheetDraft;
}

const VALUE_WIDTH = 132;

/** Columns of the sheet: samples down and parameters across, or the other way round. */
export function useSheetColumns({ samples, parameters, draft }: SheetInput) {
  const t = useTexts(sheetEntryTexts);
  const shared = useTexts(resultsTexts);
  const cellColumn = useCellColumn(samples, draft);
  const upright: readonly GridColumn<SheetSample>[] = [
    {
      key: 'labNo',
      head: shared('labId'),
      width: 116,
      cell: ({ sheet }) => <LabNo value={sheet.labNo} />,
    },
    { key: 'barcode', head: t('barcode'), width: 116, cell: ({ test }) => test.barcode },
    {
      key: 'patient',
      head: shared('patient'),
      width: 'minmax(140px, 1fr)',
      tip: ({ sheet }) => `${sheet.patient.fullName}, ${sheet.patient.age} ${sheet.patient.sex}`,
      cell: ({ sheet }) => <span className="cut">{sheet.patient.fullName}</span>,
    },
    ...parameters.map((parameter) =>
      cellColumn<SheetSample>({
        key: parameter.parameterId,
        head: parameter.name,
        label: parameter.name,
        place: (sample) => ({ sample, parameterId: parameter.parameterId }),
      }),
    ),
  ];
  const lying: readonly GridColumn<WorksheetParameter>[] = [
    {
      key: 'parameter',
      head: t('parameter'),
      width: 'minmax(140px, 1fr)',
      tip: ({ name }) => name,
      cell: ({ name }) => <span className="cut">{name}</span>,
    },
    { key: 'unit', head: t('unit'), width: 72, cell: ({ unit }) => <span className="muted">{unit}</span> },
    ...samples.map((sample) =>
      cellColumn<WorksheetParameter>({
        key: sample.billTestId,
        head: <LabNo value={sample.sheet.labNo} />,
        label: sample.sheet.labNo,
        place: ({ parameterId }) => ({ sample, parameterId }),
      }),
    ),
  ];
  return { upright, lying };
}

interface CellColumn<Row> {
  readonly key: string;
  readonly head: GridColumn<Row>['head'];
  readonly label: string;
  readonly place: (row: Row) => { readonly sample: SheetSample; readonly parameterId: string };
}

/** Makes columns of values, judged as the bench judges them; a test that lacks the parameter has no cell there. */
function useCellColumn(samples: readonly SheetSample[], draft: SheetDraft) {
  const t = useTexts(sheetEntryTexts);
  const entry = useTexts(entryTexts);
  const warningsOf = useSheetWarnings();
  const cells = new Map(samples.map((sample) => [sample.billTestId, cellsOf(sample, draft.draft)]));
  const overtakenWords = ({ overtaken }: EntryRow): string | undefined => {
    if (overtaken === null) return undefined;
    const { by, value } = overtaken;
    return value === '' ? entry('overtakenEmpty', { by }) : entry('overtaken', { by, value });
  };
  const type = ({ test, parameter }: EntryRow, text: string): void =>
    draft.change((now: EntryDraft) => withValue(now, { test, parameter, text }));
  return <Row,>({ place, ...column }: CellColumn<Row>): GridColumn<Row> => {
    const at = (row: Row): EntryRow | undefined => {
      const { sample, parameterId } = place(row);
      return cells.get(sample.billTestId)?.get(parameterId);
    };
    return {
      ...column,
      width: VALUE_WIDTH,
      align: 'end',
      isValue: true,
      tip: (row) => {
        const cell = at(row);
        if (cell === undefined) return t('closed');
        return `${cell.parameter.name} ${cell.value ?? ''} ${cell.parameter.unit} (${cell.parameter.range?.display ?? ''})`;
      },
      bad: (row) => {
        const cell = at(row);
        return cell === undefined ? undefined : (cell.bad ?? overtakenWords(cell));
      },
      tint: (row) => (at(row)?.critical === true ? 'danger' : undefined),
      edit: {
        value: (row) => at(row)?.text ?? '',
        commit: (row, text) => {
          const cell = at(row);
          if (cell !== undefined) type(cell, text);
        },
        can: (row) => {
          const cell = at(row);
          return cell !== undefined && isEnterable(cell);
        },
        warn: (row, text) => {
          const cell = at(row);
          const { sample } = place(row);
          return cell === undefined ? null : warningsOf(sample.sheet, draft.draft)(cell, text);
        },
        starts: (row, character) => {
          const cell = at(row);
          return cell !== undefined && valueStarts(cell, character);
        },
        inputMode: (row) => (at(row)?.parameter.kind === 'numeric' ? 'decimal' : 'text'),
        maxLength: 250,
        choices: (row) =>
          offeredChoices(at(row)?.parameter.choices ?? []).map(({ value: word, key }) => ({ word, key })),
        isFree: (row) => at(row)?.parameter.kind === 'text',
      },
      cell: (row) => {
        const cell = at(row);
        if (cell === undefined) return <span className="muted">-</span>;
        return (
          <span className="row" style={{ gap: 4, justifyContent: 'flex-end' }}>
            <ResultFlagMark flag={cell.flag} />
            <ValueCell row={cell} fraction={fractionWidth([cell.parameter.decimals])} />
          </span>
        );
      },
    };
  };
}

import { sayFault } from '../../../kernel/api/refusal-words.ts';
import {
  type ImportFinding,
  type ImportView,
  listFindings,
} from '@nidan/contract/links/imports/import-endpoints';
import { useApiPages } from '../../../kernel/api/use-api-query.ts';
import { useShortcuts } from '../../../kernel/keys/use-shortcuts.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { EmptyState } from '../../../kernel/ui/EmptyState.tsx';
import { ErrorState } from '../../../kernel/ui/ErrorState.tsx';
import { rowsOf } from '../../../kernel/ui/paged-query.ts';
import { SplitPane } from '../../../kernel/ui/SplitPane.tsx';
import { PagedTable } from '../../../kernel/ui/PagedTable.tsx';
import { FindingPane } from './FindingPane.tsx';
import styles from './Import.module.css';
import { importTexts } from '../../../kernel/master-files/texts/import-texts.ts';
import type { FindingView } from './finding-view.ts';
import { TypeCell } from './TypeCell.tsx';
import { typeKeys } from './type-keys.ts';
import { cellOfFinding, firstTypable } from './typed-place.ts';
import { useTyping } from './use-typing.ts';

interface FindingDeskProps {
  readonly view: ImportView;
  readonly shown: FindingView;
  /** Number of the chosen row; '' for none. */
  readonly row: string;
  readonly onRow: (row: string) => void;
}

const NONE = {
  bad: 'noBad',
  new: 'noNew',
  changed: 'noChanged',
  fixed: 'noFixed',
  typed: 'noTyped',
} as const;

/** The rows of a file that something would become of, with the chosen one beside them. */
export function FindingDesk({ view, shown, row, onRow }: FindingDeskProps) {
  const t = useTexts(importTexts);
  const filter = shown === 'typed' || shown === 'fixed' ? { [shown]: true as const } : { verdict: shown };
  const query = useApiPages(
    listFindings,
    { params: { importId: view.importId }, query: { ...filter, limit: 200 } },
    { keepFormer: false },
  );
  const rows = rowsOf(query);
  const current = rows.find(({ rowNo }) => String(rowNo) === row) ?? null;
  const { place, begin, type, leave, refusal } = useTyping(view.importId);
  const mayType = view.can.includes('typeCell');
  const typeIn = (finding: ImportFinding, column = firstTypable(finding)): void => {
    if (column === null) return;
    onRow(String(finding.rowNo));
    begin({ rowNo: finding.rowNo, column, value: null });
  };
  const here = current ?? rows[0];
  const typeHere =
    mayType && here !== undefined && firstTypable(here) !== null ? () => typeIn(here) : undefined;
  useShortcuts(typeKeys, { type: typeHere });
  const columnOf = (finding: ImportFinding): string => {
    if (place?.rowNo === finding.rowNo) return place.column;
    const { faults, typed, fixes, changes } = finding;
    const [first] = { bad: faults, new: [], changed: changes, fixed: fixes, typed }[shown];
    return first?.column ?? '';
  };
  const foundIn = (finding: ImportFinding): string => cellOfFinding(finding, columnOf(finding)).found;
  const hasCells = shown === 'bad' || shown === 'fixed' || shown === 'typed';
  const more = (first: string, count: number): string =>
    count > 1 ? t('more', { first, count: count - 1 }) : first;
  const told = ({ faults, changes, verdict: is }: ImportFinding): string => {
    const [fault] = faults;
    if (fault !== undefined) return more(sayFault({ ...fault, msg: fault.reason }), faults.length);
    const [change] = changes;
    if (is === 'same') return t('sameRows');
    if (is === 'new' || change === undefined) return t('added');
    return more(t('became', shownChange(change, t('empty'))), changes.length);
  };
  const used = (finding: ImportFinding) => {
    const column = columnOf(finding);
    const { found, value } = cellOfFinding(finding, column);
    const isTypable = mayType && finding.typable.includes(column);
    if (place?.rowNo === finding.rowNo)
      return (
        <TypeCell
          key={column}
          label={t('typeFor', { column, row: finding.rowNo.toLocaleString('en-IN') })}
          value={place.value ?? value ?? found}
          onType={(typed) => type(finding, typed)}
          onLeave={leave}
        />
      );
    if (shown === 'fixed') return <b>{finding.fixes[0]?.used}</b>;
    if (value !== null) return <b>{value === '' ? t('empty') : value}</b>;
    return (
      isTypable && (
        <Button kind="link" tabIndex={-1} onClick={() => typeIn(finding, column)}>
          {t('typeValue')}
        </Button>
      )
    );
  };
  return (
    <>
      {refusal && <ErrorState kind="row" refusal={refusal} />}
      <SplitPane
        name="import"
        label={t('views')}
        width={400}
        narrowest={320}
        pane={
          <FindingPane
            view={view}
            finding={current}
            onType={mayType && current !== null ? (column) => typeIn(current, column) : null}
          />
        }
      >
        <PagedTable
          label={t('views')}
          query={query}
          rowKey={({ rowNo }) => String(rowNo)}
          current={row}
          onCurrent={onRow}
          empty={<EmptyState kind="done" title={t(NONE[shown])} text={t('noRowsHelp')} />}
          columns={[
            {
              key: 'row',
              head: t('row'),
              width: 64,
              align: 'end',
              value: ({ rowNo }) => rowNo.toLocaleString('en-IN'),
            },
            {
              key: 'record',
              head: t('record'),
              width: 110,
              tip: ({ record }) => record,
              value: ({ record }) => record,
              cell: ({ record }) => <b>{record}</b>,
            },
            { key: 'column', head: t('column'), width: 120, tip: columnOf, cell: columnOf },
            ...(hasCells
              ? [
                  {
                    key: 'found',
                    head: t('found'),
                    width: 120,
                    tip: foundIn,
                    value: (finding: ImportFinding) => foundIn(finding),
                    cell: (finding: ImportFinding) => (
                      <span className={shown === 'fixed' ? styles.fixed : styles.found}>
                        {foundIn(finding)}
                      </span>
                    ),
                  },
                ]
              : []),
            { key: 'why', head: t(shown === 'bad' ? 'why' : 'what'), tip: told, cell: told },
            ...(hasCells ? [{ key: 'use', head: t('use'), width: 150, cell: used }] : []),
          ]}
        />
      </SplitPane>
    </>
  );
}

/** Both sides of a change, with a word for nothing. */
export function shownChange({ before, after }: ImportFinding['changes'][number], empty: string) {
  return { before: before === '' ? empty : before, after: after === '' ? empty : after };
}

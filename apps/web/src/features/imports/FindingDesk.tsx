import { type ImportFinding, type ImportView, listFindings } from '@nidan/contract/imports/import-endpoints';
import type { RowVerdict } from '@nidan/domain/imports/import-masters';
import { useApiPages } from '../../kernel/api/use-api-query.ts';
import { useTexts } from '../../kernel/text/use-texts.ts';
import { EmptyState } from '../../kernel/ui/EmptyState.tsx';
import { rowsOf } from '../../kernel/ui/paged-query.ts';
import { SplitPane } from '../../kernel/ui/SplitPane.tsx';
import { PagedTable } from '../../kernel/ui/PagedTable.tsx';
import { FindingPane } from './FindingPane.tsx';
import { importTexts } from './import-texts.ts';

interface FindingDeskProps {
  readonly view: ImportView;
  readonly verdict: RowVerdict;
  /** Number of the chosen row; '' for none. */
  readonly row: string;
  readonly onRow: (row: string) => void;
}

function columnOf({ faults, changes }: ImportFinding): string {
  return (faults[0] ?? changes[0])?.column ?? '';
}

const NONE = { bad: 'noBad', new: 'noNew', changed: 'noChanged', same: 'noChanged' } as const;

/** The rows of a file that something would become of, with the chosen one beside them. */
export function FindingDesk({ view, verdict, row, onRow }: FindingDeskProps) {
  const t = useTexts(importTexts);
  const query = useApiPages(
    listFindings,
    { params: { importId: view.importId }, query: { verdict, limit: 200 } },
    { keepFormer: false },
  );
  const rows = rowsOf(query);
  const current = rows.find(({ rowNo }) => String(rowNo) === row) ?? null;
  const more = (first: string, count: number): string =>
    count > 1 ? t('more', { first, count: count - 1 }) : first;
  const told = ({ faults, changes, verdict: is }: ImportFinding): string => {
    const [fault] = faults;
    if (fault !== undefined) return more(fault.reason, faults.length);
    const [change] = changes;
    if (is === 'new' || change === undefined) return t('added');
    return more(t('became', shownChange(change, t('empty'))), changes.length);
  };
  return (
    <SplitPane
      name="import"
      label={t('views')}
      width={400}
      narrowest={320}
      pane={<FindingPane view={view} finding={current} />}
    >
      <PagedTable
        label={t('views')}
        query={query}
        rowKey={({ rowNo }) => String(rowNo)}
        current={row}
        onCurrent={onRow}
        empty={<EmptyState kind="done" title={t(NONE[verdict])} text={t('noRowsHelp')} />}
        columns={[
          {
            key: 'row',
            head: t('row'),
            width: 76,
            align: 'end',
            cell: ({ rowNo }) => rowNo.toLocaleString('en-IN'),
          },
          {
            key: 'record',
            head: t('record'),
            width: 140,
            tip: ({ record }) => record,
            cell: ({ record }) => <b>{record}</b>,
          },
          { key: 'column', head: t('column'), width: 150, tip: columnOf, cell: columnOf },
          ...(verdict === 'bad'
            ? [
                {
                  key: 'found',
                  head: t('found'),
                  width: 160,
                  tip: ({ faults: [fault] }: ImportFinding) => fault?.found ?? '',
                  cell: ({ faults: [fault] }: ImportFinding) => fault?.found ?? '',
                },
              ]
            : []),
          { key: 'why', head: t(verdict === 'bad' ? 'why' : 'what'), tip: told, cell: told },
        ]}
      />
    </SplitPane>
  );
}

/** Both sides of a change, with a word for nothing. */
export function shownChange({ before, after }: ImportFinding['changes'][number], empty: string) {
  return { before: before === '' ? empty : before, after: after === '' ? empty : after };
}

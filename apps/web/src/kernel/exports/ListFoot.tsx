import { exportList, MOST_LISTED_ROWS } from '@nidan/contract/base/exports/export-endpoints';
import type { ExportFormat } from '@nidan/contract/kernel/export-format';
import { groupDigits } from '@nidan/domain/money/rupees';
import { apiFile } from '../api/api.ts';
import { ApiRefusal } from '../api/api-refusal.ts';
import { useTexts } from '../text/use-texts.ts';
import type { SavedTable } from '../ui/list-column.ts';
import { ExportMenu } from './ExportMenu.tsx';
import { exportTexts } from './export-texts.ts';

interface ListFootProps {
  readonly label: string;
  readonly count: number;
  readonly isSorted: boolean;
  /** There are more rows than are loaded. */
  readonly goesOn: boolean;
  /** Loads every row, up to so many, in the order that is shown. */
  readonly readTable: (most: number) => Promise<SavedTable>;
}

/** How many rows a list has, and its export to a workbook or CSV: all of it. */
export function ListFoot({ label, count, isSorted, goesOn, readTable }: ListFootProps) {
  const t = useTexts(exportTexts);
  const fetchFile = async (format: ExportFormat): Promise<Blob> => {
    const table = await readTable(MOST_LISTED_ROWS);
    if (table.rows.length > MOST_LISTED_ROWS) {
      const msg = t('tooMany', { most: groupDigits(MOST_LISTED_ROWS) });
      throw new ApiRefusal({ status: 400, code: 'export-too-large', msg });
    }
    return apiFile(exportList, { body: { name: nameOf(label), format, ...table } });
  };
  const shown = groupDigits(count);
  return (
    <div className="ui-list-foot">
      {goesOn && isSorted && <span>{t('sortedSome', { count: shown })}</span>}
      <span>{goesOn ? t('rowsSoFar', { count: shown }) : t('rows', { count })}</span>
      <ExportMenu name={nameOf(label)} fetchFile={fetchFile} label={t('exportList')} off={undefined} />
    </div>
  );
}

/** A file name of the letters and digits of a title; one in another script is named for what it is. */
function nameOf(label: string): string {
  const name = label
    .replaceAll(/[^A-Za-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .toLowerCase();
  return name === '' ? 'list' : name.slice(0, 60);
}

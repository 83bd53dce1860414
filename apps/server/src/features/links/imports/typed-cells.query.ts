import type { ImportFinding } from '@nidan/contract/links/imports/import-endpoints';
import type { TypedCell } from '@nidan/domain/imports/typed-cells';
import { maskName } from '@nidan/domain/people/demo-mask';
import { sql } from 'kysely';
import type { Db } from '../../../kernel/database/connections/open-database.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import type { ImportKey } from './import-rows.ts';

/** The values that were typed for cells of a file, first to last. */
export async function readTypedCells(db: Db, { lId, importId }: ImportKey): Promise<readonly TypedCell[]> {
  const { rows } = await sql<TypedCell>`
    select row_no as "rowNo", title as column, value from import_typed_cell
    where l_id = ${lId} and import_id = ${importId} order by row_no, version`.execute(db);
  return rows;
}

/** The cells of an import `j`, or of a finding `f`, where a typed value stands for what the file says: as SQL, by row. */
export function standingCells(of: 'j' | 'f'): string {
  return `select last.row_no from (
    select distinct on (c.row_no, c.title) c.row_no, c.found, c.value from import_typed_cell c
    where c.l_id = ${of}.l_id and c.import_id = ${of}.import_id
    order by c.row_no, c.title, c.version desc) last where last.value <> last.found`;
}

interface LastTyped {
  readonly rowNo: number;
  readonly column: string;
  readonly found: string;
  readonly value: string;
  readonly version: number;
  readonly typedBy: string;
  readonly typedAt: Date;
}

/** What was typed in a row: the last value of each of its cells, and the version that these make. */
export interface TypedRow {
  readonly cells: readonly LastTyped[];
  readonly version: number;
}

/** A row as it came. */
const UNTOUCHED: TypedRow = { cells: [], version: 1 };

/** What was typed in some rows of a file; asked for any row it answers. */
export async function readTypedRows(
  { db, lId }: Pick<Ctx, 'db' | 'lId'>,
  importId: string,
  rowNos: readonly number[],
): Promise<(rowNo: number) => TypedRow> {
  const { rows } = await sql<LastTyped>`
    select distinct on (c.row_no, c.title) c.row_no as "rowNo", c.title as column, c.found, c.value, c.version,
      u.name as "typedBy", c.typed_at as "typedAt"
    from import_typed_cell c join login_user u on u.user_id = c.typed_by
    where c.l_id = ${lId} and c.import_id = ${importId} and c.row_no = any(${rowNos}::int[])
    order by c.row_no, c.title, c.version desc`.execute(db);
  const byRow = Map.groupBy(rows, ({ rowNo }) => rowNo);
  return (rowNo) => {
    const cells = byRow.get(rowNo);
    return cells === undefined
      ? UNTOUCHED
      : { cells, version: Math.max(...cells.map(({ version }) => version)) };
  };
}

interface FoundRow {
  readonly faults: ImportFinding['faults'];
}

/** What may be typed in a row and what was; what was typed back to what the file says stands for nothing. */
export function presentTyped(
  { caller }: Pick<Ctx, 'caller'>,
  { faults }: FoundRow,
  { typed: { cells, version }, columns }: { readonly typed: TypedRow; readonly columns: ReadonlySet<string> },
): Pick<ImportFinding, 'typed' | 'typable' | 'version'> {
  const refused = new Set([...faults, ...cells].map(({ column }) => column));
  return {
    typed: cells
      .filter(({ found, value }) => value !== found)
      .map(({ column, found, value, typedBy, typedAt }) => ({
        column,
        found,
        value,
        typedBy: caller.isDemoUser ? maskName(typedBy) : typedBy,
        typedAt: typedAt.toISOString(),
      })),
    typable: [...refused].filter((column) => columns.has(column)),
    version,
  };
}

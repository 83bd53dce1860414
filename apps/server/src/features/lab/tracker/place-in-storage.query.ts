import { positionCode } from '@nidan/domain/storage/storage-scan';
import { sql } from 'kysely';
import type { Ctx } from '../../../kernel/http/context.ts';
import { unitInScope } from '../storage/unit-in-scope.ts';

/** The position of a stored tube. */
export interface StoredPlace {
  readonly unitId: string;
  /** From the room on. */
  readonly path: string;
  /** 'C-04.E7'. */
  readonly position: string;
  readonly keepUntil: Date;
}

/** Names by the code of a rack: 'Fridge 2, C-04'; a place that the caller does not see has its code alone. */
export type RackNames = (code: string) => string;

interface Stored {
  readonly unit_id: string;
  readonly code: string;
  readonly row_no: number;
  readonly column_no: number;
  readonly keep_until: Date;
}

interface Way {
  readonly rack: string;
  /** Of the rack and what it stands in, the room first. */
  readonly names: readonly string[];
  readonly device: string | null;
}

/** Where racks stand that the caller sees, by their codes. */
async function readWays(ctx: Ctx, codes: readonly string[]): Promise<ReadonlyMap<string, Way>> {
  if (codes.length === 0) return new Map();
  const { rows } = await sql<Way>`
    with recursive way as (
      select u.l_id, u.parent_id, u.code as rack, u.name, u.kind, 0 as depth from storage_unit u
      where u.l_id = ${ctx.lId} and u.code = any(${[...codes]}) and ${unitInScope(ctx.caller)}
      union all
      select u.l_id, u.parent_id, way.rack, u.name, u.kind, way.depth + 1
      from way join storage_unit u on u.l_id = way.l_id and u.unit_id = way.parent_id)
    select rack, array_agg(name order by depth desc) as names, max(name) filter (where kind = 'device') as device
    from way group by rack`.execute(ctx.db);
  return new Map(rows.map((row) => [row.rack, row]));
}

/** Where a tube is in the storage, null where it is not, and the names of the racks that it was in. */
export async function readStorageOf(
  ctx: Ctx,
  { sampleId, racks }: { readonly sampleId: string; readonly racks: readonly string[] },
): Promise<{ readonly place: StoredPlace | null; readonly rackName: RackNames }> {
  const { rows } = await sql<Stored>`
    select st.unit_id, u.code, st.row_no, st.column_no, st.keep_until
    from stored_tube st join storage_unit u on u.l_id = st.l_id and u.unit_id = st.unit_id
    where st.l_id = ${ctx.lId} and st.sample_id = ${sampleId}`.execute(ctx.db);
  const [stored] = rows;
  const ways = await readWays(ctx, [...new Set([...racks, ...rows.map(({ code }) => code)])]);
  const rackName = (code: string): string => {
    const device = ways.get(code)?.device ?? null;
    return device === null ? code : `${device}, ${code}`;
  };
  if (stored === undefined) return { place: null, rackName };
  const { unit_id: unitId, code, row_no: row, column_no: column, keep_until: keepUntil } = stored;
  const path = ways.get(code)?.names.join(', ') ?? code;
  return { place: { unitId, path, position: positionCode(code, { row, column }), keepUntil }, rackName };
}

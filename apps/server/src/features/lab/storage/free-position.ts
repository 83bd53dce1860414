import {
  isInGrid,
  nextFreePosition,
  parsePosition,
  positionName,
  type RackPosition,
} from '@nidan/domain/storage/rack-positions';
import { hasPositions } from '@nidan/domain/storage/storage-kinds';
import { masterData } from '@nidan/domain/status-sets/master-data';
import { sql } from 'kysely';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import type { UnitRow } from './unit-rows.ts';

interface Taken extends RackPosition {
  readonly barcode: string;
}

async function takenIn({ db, lId }: Ctx, unitId: string): Promise<readonly Taken[]> {
  const { rows } = await sql<Taken>`
    select st.row_no as row, st.column_no as column, s.barcode
    from stored_tube st join sample s on s.l_id = st.l_id and s.sample_id = st.sample_id
    where st.l_id = ${lId} and st.unit_id = ${unitId}`.execute(db);
  return rows;
}

/** The next free position of a rack by name; null: it is full. */
export async function nextFreeIn(ctx: Ctx, rack: UnitRow): Promise<string | null> {
  const next = nextFreePosition(gridOf(rack), await takenIn(ctx, rack.unit_id));
  return next && positionName(next);
}

function gridOf({ row_count: rows, column_count: columns }: UnitRow) {
  return { rows, columns };
}

/**
 * The position of a locked rack that a tube takes: the one that is named, or the next free one. Refused when the rack is none, out
 * of use, somewhere else than the caller works, or full, and when the position is taken, with the next one that is free.
 */
export async function positionFor(ctx: Ctx, rack: UnitRow, named: string | null): Promise<RackPosition> {
  const { name, code } = rack;
  if (!hasPositions(rack.kind)) throw refuse('place-no-positions', { details: { name } });
  if (rack.status !== masterData.codes.enabled) throw refuse('place-disabled', { details: { name } });
  const taken = await takenIn(ctx, rack.unit_id);
  const next = nextFreePosition(gridOf(rack), taken);
  if (named === null) {
    if (next === null) throw refuse('rack-full', { details: { rack: code } });
    return next;
  }
  const wanted = parsePosition(named);
  if (wanted === null || !isInGrid(gridOf(rack), wanted)) {
    throw refuse('position-unknown', { details: { rack: code, position: named.toUpperCase() } });
  }
  const holder = taken.find(({ row, column }) => row === wanted.row && column === wanted.column);
  if (holder === undefined) return wanted;
  if (next === null) throw refuse('rack-full', { details: { rack: code } });
  throw refuse('position-taken', {
    details: { position: positionName(wanted), barcode: holder.barcode, next: positionName(next) },
  });
}

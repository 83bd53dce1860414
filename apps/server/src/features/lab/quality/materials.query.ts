import * as materialEndpoints from '@nidan/contract/lab/quality/material-endpoints';
import type { LotView, MaterialView } from '@nidan/contract/lab/quality/quality-views';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { calendarDateIn } from '@nidan/domain/time/zone';
import { sql } from 'kysely';
import { hasRight } from '../../../kernel/access/require-right.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { serve } from '../../../kernel/http/serve.ts';

type Lot = Omit<LotView, 'isExpired' | 'can' | 'openedAt' | 'closedAt'> & {
  readonly openedAt: string;
  readonly closedAt: string | null;
};
interface Row extends Omit<MaterialView, 'lots'> {
  readonly lots: readonly Lot[];
}

async function readRows({ db, lId }: Ctx, materialId: string | null): Promise<readonly Row[]> {
  const only = materialId === null ? sql`true` : sql`m.material_id = ${materialId}`;
  const { rows } = await sql<Row>`
    select m.material_id as "materialId", m.name, m.maker, m.levels, m.version,
      coalesce((select json_agg(json_build_object('lotId', lot.lot_id, 'lotNo', lot.lot_no, 'expiresOn', lot.expires_on,
          'openedAt', lot.opened_at, 'closedAt', lot.closed_at, 'version', lot.version,
          'seriesCount', (select count(*) from qc_series s where s.l_id = lot.l_id and s.lot_id = lot.lot_id))
          order by lot.opened_at desc, lot.lot_id)
        from qc_lot lot where lot.l_id = m.l_id and lot.material_id = m.material_id), '[]') as lots
    from qc_material m where m.l_id = ${lId} and ${only} order by lower(m.name)`.execute(db);
  return rows;
}

function presentLot({ caller, lab, now }: Ctx, lot: Lot): LotView {
  const mayClose = lot.closedAt === null && hasRight(caller, 'quality', PERMISSION.update);
  return {
    ...lot,
    openedAt: new Date(lot.openedAt).toISOString(),
    closedAt: lot.closedAt === null ? null : new Date(lot.closedAt).toISOString(),
    isExpired: lot.expiresOn < calendarDateIn(lab.timeZone, now),
    can: mayClose ? ['close'] : [],
  };
}

function present(ctx: Ctx, row: Row): MaterialView {
  return { ...row, lots: row.lots.map((lot) => presentLot(ctx, lot)) };
}

/** The control materials of the lab with their lots, by name. */
export const listMaterialsOf = serve(materialEndpoints.listMaterials, async (ctx) => {
  return { materials: (await readRows(ctx, null)).map((row) => present(ctx, row)) };
});

/** One control material; refused when the lab has none of this id. */
export async function readMaterial(ctx: Ctx, materialId: string): Promise<MaterialView> {
  const [row] = await readRows(ctx, materialId);
  if (row === undefined) throw refuse('not-found');
  return present(ctx, row);
}

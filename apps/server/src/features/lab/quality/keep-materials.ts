import * as materialEndpoints from '@nidan/contract/lab/quality/material-endpoints';
import type { MaterialView } from '@nidan/contract/lab/quality/quality-views';
import { calendarDateIn } from '@nidan/domain/time/zone';
import { formatDate } from '@nidan/domain/time/indian-date';
import { sql } from 'kysely';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { expectVersion } from '../../../kernel/http/expect-version.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { insertLot, insertMaterial, lockLot, markLotClosed } from './material-rows.ts';
import { readMaterial } from './materials.query.ts';
import { markSeriesOfLotClosed } from './series-rows.ts';
import { serve } from '../../../kernel/http/serve.ts';

/** Adds a control material. */
export const addMaterial = serve(materialEndpoints.addMaterial, async (ctx, given): Promise<MaterialView> => {
  const body = {
    ...given,
    name: given.name.trim(),
    maker: given.maker.trim(),
    levels: given.levels.map((level) => level.trim()),
  };
  await insertMaterial(ctx, body);
  recordEvent(ctx, {
    entityKind: 'QC_MATERIAL',
    entityId: body.materialId,
    action: 'create',
    after: { name: body.name, maker: body.maker, levels: body.levels },
  });
  return readMaterial(ctx, body.materialId);
});

/** Opens a lot of a control material. */
export const openLot = serve(materialEndpoints.openLot, async (ctx, given): Promise<MaterialView> => {
  const body = { ...given, lotNo: given.lotNo.trim() };
  await readMaterial(ctx, body.materialId);
  if (body.expiresOn < calendarDateIn(ctx.lab.timeZone, ctx.now)) {
    throw refuse('qc-lot-past', { details: { lot: body.lotNo, expires: formatDate(body.expiresOn) } });
  }
  await insertLot(ctx, body);
  recordEvent(ctx, {
    entityKind: 'QC_LOT',
    entityId: body.lotId,
    action: 'open',
    after: { lot: body.lotNo, expiresOn: body.expiresOn },
  });
  return readMaterial(ctx, body.materialId);
});

/** A run that is not completed and has a point of a lot; null: none. */
async function openRunOf({ db, lId }: Ctx, lotId: string): Promise<string | null> {
  const { rows } = await sql<{ machine: string }>`
    select m.name as machine from qc_run r
    join machine m on m.l_id = r.l_id and m.machine_id = r.machine_id
    where r.l_id = ${lId} and r.completed_at is null and exists (
      select from qc_point x join qc_series s on s.l_id = x.l_id and s.series_id = x.series_id
      where x.l_id = r.l_id and x.run_id = r.run_id and s.lot_id = ${lotId})
    limit 1`.execute(db);
  return rows[0]?.machine ?? null;
}

/** Closes a lot with its series. */
export const closeLot = serve(
  materialEndpoints.closeLot,
  async (ctx, { lotId, version, reason }): Promise<MaterialView> => {
    const lot = await lockLot(ctx, lotId);
    await expectVersion(ctx, { entityId: lotId, expected: version, found: lot.version });
    if (lot.closed_at !== null) throw refuse('qc-lot-closed', { details: { lot: lot.lot_no } });
    const machine = await openRunOf(ctx, lotId);
    if (machine !== null) throw refuse('qc-lot-in-use', { details: { lot: lot.lot_no, machine } });
    await markLotClosed(ctx, lotId);
    const series = await markSeriesOfLotClosed(ctx, lotId);
    recordEvent(ctx, {
      entityKind: 'QC_LOT',
      entityId: lotId,
      parts: series,
      action: 'close',
      after: { lot: lot.lot_no, series: series.length },
      reason: reason.trim(),
    });
    return readMaterial(ctx, lot.material_id);
  },
);

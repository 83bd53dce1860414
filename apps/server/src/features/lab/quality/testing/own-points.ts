import { LEAST_OWN_POINTS } from '@nidan/domain/quality/qc-target';
import { sql } from 'kysely';
import { newId } from '../../../../kernel/database/new-id.ts';
import { inTransaction } from '../../../../kernel/database/connections/in-transaction.ts';
import { insertRows } from '../../../../kernel/database/insert-rows.ts';
import type { LabWorld } from '../../../../testing/matrix/lab-world.ts';
import { completedRun, qcOfLab } from './qc-of-lab.ts';

/** A series with a run of each of the last hours, in its table at once, so that its lab can take its own target. */
export async function seriesWithOwnPoints(app: LabWorld['app']): Promise<string> {
  const qc = await qcOfLab(app);
  const [seriesId] = qc.seriesIds;
  const { run } = await completedRun(app, qc, [0, 0]);
  const { lId, users } = app.lab;
  const entered_by = users.get('Technician')?.userId ?? '';
  const now = Date.now();
  await inTransaction(app.db, lId, async (db) => {
    // Before its first point.
    await sql`update qc_lot set opened_at = ${new Date(now - LEAST_OWN_POINTS * 60_000)}
      where l_id = ${lId} and lot_id = ${qc.lotId}`.execute(db);
    await insertRows(db, 'qc_point', {
      shared: {
        l_id: lId,
        run_id: run.runId,
        series_id: seriesId,
        entered_by,
        entered_at: new Date(),
        verdict: 'in',
      },
      rows: Array.from({ length: LEAST_OWN_POINTS - 1 }, (_, n) => ({
        point_id: newId(),
        value: n % 2 === 0 ? 0.95 : 1.05,
        z: n % 2 === 0 ? -0.5 : 0.5,
        measured_at: new Date(now - (n + 1) * 60_000),
      })),
    });
  });
  return seriesId;
}

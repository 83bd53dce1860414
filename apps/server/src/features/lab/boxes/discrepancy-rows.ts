import type { DiscrepancyKind, DiscrepancyOutcome } from '@nidan/domain/boxes/discrepancy';
import { sql } from 'kysely';
import { insertRows } from '../../../kernel/database/insert-rows.ts';
import { newId } from '../../../kernel/database/new-id.ts';
import { sendLater } from '../../../kernel/database/connections/send-later.ts';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import type { Ctx } from '../../../kernel/http/context.ts';

interface Found {
  readonly kind: DiscrepancyKind;
  readonly sampleId: string | null;
  /** Of the tube; null for the box as a whole. */
  readonly barcode: string | null;
}

/** Writes down what was not in order in a locked box, one event each. */
export async function insertDiscrepancies(
  ctx: Ctx,
  box: { readonly batchId: string; readonly code: string },
  found: readonly Found[],
): Promise<void> {
  const rows = found.map((one) => ({ ...one, discrepancyId: newId() }));
  await insertRows(ctx.db, 'box_discrepancy', {
    shared: { l_id: ctx.lId, batch_id: box.batchId, found_at: ctx.now, found_by: ctx.caller.userId },
    rows: rows.map(({ discrepancyId, kind, sampleId }) => ({
      discrepancy_id: discrepancyId,
      kind,
      sample_id: sampleId,
    })),
  });
  for (const { discrepancyId, kind, barcode } of rows) {
    recordEvent(ctx, {
      entityKind: 'BOX_DISCREPANCY',
      entityId: discrepancyId,
      action: 'create',
      after: { box: box.code, kind, barcode },
    });
  }
}

export interface OpenDiscrepancy {
  readonly discrepancyId: string;
  readonly batchId: string;
  readonly kind: DiscrepancyKind;
  readonly sampleId: string | null;
  readonly closedBy: string | null;
  readonly version: number;
}

/** A discrepancy, whose box is to be locked; null for none. */
export async function findDiscrepancy(
  { db, lId }: Ctx,
  discrepancyId: string,
): Promise<OpenDiscrepancy | null> {
  const { rows } = await sql<OpenDiscrepancy>`
    select d.discrepancy_id as "discrepancyId", d.batch_id as "batchId", d.kind, d.sample_id as "sampleId", c.name as "closedBy",
      d.version
    from box_discrepancy d left join login_user c on c.user_id = d.closed_by
    where d.l_id = ${lId} and d.discrepancy_id = ${discrepancyId}`.execute(db);
  return rows[0] ?? null;
}

/** Ids of open discrepancies of a locked box, of one kind and tube where told. */
export async function openDiscrepancies(
  { db, lId }: Ctx,
  batchId: string,
): Promise<readonly Pick<OpenDiscrepancy, 'discrepancyId' | 'kind' | 'sampleId'>[]> {
  const { rows } = await sql<Pick<OpenDiscrepancy, 'discrepancyId' | 'kind' | 'sampleId'>>`
    select discrepancy_id as "discrepancyId", kind, sample_id as "sampleId" from box_discrepancy
    where l_id = ${lId} and batch_id = ${batchId} and closed_at is null`.execute(db);
  return rows;
}

interface Closing {
  readonly discrepancyId: string;
  readonly outcome: DiscrepancyOutcome;
  readonly word: string;
}

/** Closes an open discrepancy of a locked box, with its event. */
export async function writeClosing(ctx: Ctx, { discrepancyId, outcome, word }: Closing): Promise<void> {
  const { db, lId, now, caller } = ctx;
  await sendLater(
    db,
    sql`update box_discrepancy set outcome = ${outcome}, word = ${word}, closed_at = ${now}, closed_by = ${caller.userId},
      version = version + 1 where l_id = ${lId} and discrepancy_id = ${discrepancyId}`,
  );
  recordEvent(ctx, {
    entityKind: 'BOX_DISCREPANCY',
    entityId: discrepancyId,
    action: 'close',
    after: { outcome },
    reason: word,
  });
}

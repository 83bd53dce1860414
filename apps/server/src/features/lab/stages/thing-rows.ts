import type { Laterality, SlideReason, ThingKind } from '@nidan/domain/stages/case-tree';
import { sql } from 'kysely';
import { insertRows } from '../../../kernel/database/insert-rows.ts';
import type { Ctx } from '../../../kernel/http/context.ts';

export interface NewThing {
  readonly thingId: string;
  readonly billTestId: string;
  readonly parentId: string | null;
  readonly parentKind: ThingKind | null;
  readonly kind: ThingKind;
  readonly ordinal: number;
  readonly label: string;
  readonly barcode: string;
  readonly description: string;
  readonly sampleId: string | null;
  readonly site: string;
  readonly laterality: Laterality | null;
  readonly receivedAs: string;
  readonly stain: string;
  readonly madeOf: string | null;
  readonly why: SlideReason;
}

export async function insertThings(ctx: Ctx, things: readonly NewThing[]): Promise<void> {
  await insertRows(ctx.db, 'case_thing', {
    shared: { l_id: ctx.lId, made_at: ctx.now, made_by: ctx.caller.userId },
    rows: things.map((thing) => ({
      thing_id: thing.thingId,
      bill_test_id: thing.billTestId,
      parent_id: thing.parentId,
      parent_kind: thing.parentKind,
      kind: thing.kind,
      ordinal: thing.ordinal,
      label: thing.label,
      barcode: thing.barcode,
      description: thing.description,
      sample_id: thing.sampleId,
      site: thing.site,
      laterality: thing.laterality,
      received_as: thing.receivedAs,
      stain: thing.stain,
      made_of: thing.madeOf,
      why: thing.why,
    })),
  });
}

/** What of a thing may be changed; a missing one stays. */
export interface ThingChange {
  readonly description?: string;
  readonly site?: string;
  readonly laterality?: Laterality | null;
  readonly received_as?: string;
  readonly removed_at?: Date | null;
  readonly fixed_at?: Date | null;
  readonly fixation_ended_at?: Date | null;
}

export async function updateThing({ db, lId }: Ctx, thingId: string, change: ThingChange): Promise<void> {
  await db
    .updateTable('case_thing')
    .set((expression) => ({ ...change, version: expression('version', '+', 1) }))
    .where('l_id', '=', lId)
    .where('thing_id', '=', thingId)
    .execute();
}

/** Takes things of a locked case out of it. */
export async function discardThings(ctx: Ctx, thingIds: readonly string[], reason: string): Promise<void> {
  if (thingIds.length === 0) return;
  await sql`
    update case_thing set discarded_at = ${ctx.now}, discarded_by = ${ctx.caller.userId}, discard_reason = ${reason},
      version = version + 1
    where l_id = ${ctx.lId} and thing_id = any(${[...thingIds]})`.execute(ctx.db);
}

/** Counts a print of the labels of things. */
export async function countThingPrints(ctx: Ctx, thingIds: readonly string[]): Promise<void> {
  await sql`
    update case_thing set prints = prints + 1, version = version + 1
    where l_id = ${ctx.lId} and thing_id = any(${[...thingIds]})`.execute(ctx.db);
}

import * as storageEndpoints from '@nidan/contract/lab/storage/storage-endpoints';
import { PACKED_STATES } from '@nidan/domain/boxes/box-life';
import { labSettingOf } from '@nidan/domain/settings/lab-settings';
import { sampleBatchItem } from '@nidan/domain/status-sets/lab/sample-batch-item';
import { physicalSample } from '@nidan/domain/status-sets/lab/physical-sample';
import { KEEP_DAYS_SETTING, keepUntil, retentionClassOf } from '@nidan/domain/storage/retention';
import { positionCode } from '@nidan/domain/storage/storage-scan';
import { waitsForFirstResult } from '@nidan/domain/storage/storing-rules';
import { sql } from 'kysely';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { takeStorageStep } from '../samples/storage-steps.ts';
import { nextFreeIn, positionFor } from './free-position.ts';
import { requirePlaceHere } from './place-in-use.ts';
import { lockScannedTube, requireStored, type TubeInHand } from './scanned-tube.ts';
import { insertStoredTube, placeStoredTube } from './stored-tube-rows.ts';
import { positionOf, readStoredTube } from './stored-tubes.query.ts';
import { lockUnit, type UnitRow } from './unit-rows.ts';
import { readTree, wayTo } from './units.query.ts';
import { serve } from '../../../kernel/http/serve.ts';

/** Refuses a tube that is not there to be stored, with what is to be done first. */
async function requireStorable(ctx: Ctx, { tube }: TubeInHand): Promise<void> {
  const { barcode } = tube;
  const state = physicalSample.stateOf(tube.status);
  const outcome = physicalSample.step('archive', state);
  if (outcome.ok) return;
  const told = { state, can: outcome.refusal.possible };
  if (state === 'archival') {
    const position = (await positionOf(ctx, tube.sample_id)) ?? '';
    throw refuse('tube-stored-already', { details: { barcode, position }, ...told });
  }
  const isOver = physicalSample.states[state].final === true;
  const details = { barcode, label: physicalSample.labelOf(state) };
  throw refuse(isOver ? 'tube-over' : 'tube-before-accession', { details, ...told });
}

interface Whereabouts {
  readonly at: string | null;
  readonly location: string | null;
  readonly specimen: string;
}

/** Refuses a tube that was last scanned at another location than that of the rack, and a rack elsewhere than the caller works. */
async function requireHere(ctx: Ctx, { tube }: TubeInHand, rack: UnitRow): Promise<Whereabouts> {
  const { rows } = await sql<Whereabouts>`
    select s.at_location_id as at, place.name as location, t.specimen
    from sample s
    join sample_type t on t.l_id = s.l_id and t.sample_type_id = s.sample_type_id
    left join location place on place.l_id = s.l_id and place.location_id = s.at_location_id
    where s.l_id = ${ctx.lId} and s.sample_id = ${tube.sample_id}`.execute(ctx.db);
  const [found] = rows;
  if (found === undefined) throw new Error(`Tube ${tube.sample_id} vanished`);
  await requirePlaceHere(ctx, rack);
  if (found.at !== null && found.at !== rack.location_id) {
    throw refuse('tube-elsewhere', { details: { barcode: tube.barcode, location: found.location ?? '' } });
  }
  return found;
}

const PACKED = PACKED_STATES.map((state) => sampleBatchItem.codeOf(state));

/** Refuses a tube that is packed in a box which has not left: it would be in two places. */
async function requireUnpacked(ctx: Ctx, { tube }: TubeInHand): Promise<void> {
  const { rows } = await sql<{ code: string }>`
    select b.code from sample_batch_item i join sample_batch b on b.l_id = i.l_id and b.batch_id = i.batch_id
    where i.l_id = ${ctx.lId} and i.sample_id = ${tube.sample_id} and i.state = any(${PACKED}) limit 1`.execute(
    ctx.db,
  );
  const [box] = rows;
  if (box !== undefined)
    throw refuse('tube-in-other-box', { details: { barcode: tube.barcode, box: box.code } });
}

async function requireReasonForOpen(
  { tube, row }: TubeInHand,
  reason: string | null,
): Promise<string | null> {
  const open = row.tests.filter(({ state }) => waitsForFirstResult(state));
  if (open.length === 0) return null;
  const given = reason?.trim() ?? '';
  if (given !== '') return given;
  const tests = open.map(({ code }) => code).join(', ');
  throw refuse('tube-has-open-tests', { details: { barcode: tube.barcode, tests } });
}

async function keptUntil(ctx: Ctx, rack: UnitRow, specimen: string): Promise<Date> {
  const device = wayTo(await readTree(ctx), rack.unit_id).find(({ kind }) => kind === 'device');
  const retentionClass = device?.retention_class ?? retentionClassOf(specimen);
  return keepUntil(ctx.now, labSettingOf(ctx.lab.switches, KEEP_DAYS_SETTING[retentionClass]));
}

/** Puts a scanned tube into a position of a rack: it is archived with its position, or not at all. */
export const storeTube = serve(
  storageEndpoints.storeTube,
  async (ctx, { scan, unitId, position, openReason }) => {
    const inHand = await lockScannedTube(ctx, scan);
    await requireStorable(ctx, inHand);
    await requireUnpacked(ctx, inHand);
    const rack = await lockUnit(ctx, unitId);
    const { specimen } = await requireHere(ctx, inHand, rack);
    const place = await positionFor(ctx, rack, position);
    const reason = await requireReasonForOpen(inHand, openReason);
    const sampleId = inHand.tube.sample_id;
    await insertStoredTube(ctx, {
      sampleId,
      unitId,
      ...place,
      keepUntil: await keptUntil(ctx, rack, specimen),
      openReason: reason,
    });
    await takeStorageStep(ctx, {
      action: 'archive',
      tubes: [inHand.tube],
      told: () => ({ after: { position: positionCode(rack.code, place) }, reason }),
    });
    return { tube: await readStoredTube(ctx, sampleId), next: await nextFreeIn(ctx, rack) };
  },
);

/** Puts a stored tube into another position. */
export const moveTube = serve(storageEndpoints.moveTube, async (ctx, { scan, unitId, position }) => {
  const inHand = await lockScannedTube(ctx, scan);
  const { tube } = inHand;
  requireStored(tube);
  const rack = await lockUnit(ctx, unitId);
  await requireHere(ctx, inHand, rack);
  const place = await positionFor(ctx, rack, position);
  const from = await positionOf(ctx, tube.sample_id);
  await placeStoredTube(ctx, tube.sample_id, { unitId, ...place });
  recordEvent(ctx, {
    entityKind: 'BILL_SAMPLE',
    entityId: tube.sample_id,
    billId: tube.bill_id,
    action: 'moveInStorage',
    before: { position: from },
    after: { position: positionCode(rack.code, place) },
  });
  return { tube: await readStoredTube(ctx, tube.sample_id), next: await nextFreeIn(ctx, rack) };
});

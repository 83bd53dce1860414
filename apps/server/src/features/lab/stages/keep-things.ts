import * as thingPlaceEndpoints from '@nidan/contract/lab/stages/thing-place-endpoints';
import type { StoredThing } from '@nidan/contract/lab/stages/thing-place-endpoints';
import { labSettingOf } from '@nidan/domain/settings/lab-settings';
import type { ThingKind } from '@nidan/domain/stages/case-tree';
import { faultOfThingDisposal, RETENTION_OF_THING } from '@nidan/domain/stages/thing-keeping';
import { KEEP_DAYS_SETTING, keepUntil } from '@nidan/domain/storage/retention';
import { formatDateTime } from '@nidan/domain/time/indian-date';
import { type RawBuilder, sql } from 'kysely';
import { billInScope, departmentInScope } from '../../../kernel/access/in-scope.ts';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { expectVersion } from '../../../kernel/http/expect-version.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { lockPlaceInUse } from '../storage/place-in-use.ts';
import { readStoredThing } from './stored-things.query.ts';
import { insertThingPlace, markThingDisposed, moveThingPlace } from './thing-place-rows.ts';
import { serve } from '../../../kernel/http/serve.ts';

interface ThingInHand {
  readonly thing_id: string;
  readonly bill_test_id: string;
  readonly bill_id: string;
  readonly kind: ThingKind;
  /** 'S-26-000123 A1-2'. */
  readonly name: string;
  readonly is_complete: boolean;
  readonly discard_reason: string | null;
}

interface Kept {
  readonly keep_until: Date;
  readonly disposed_at: Date | null;
  readonly version: number;
}

/** Locks a thing `g` that the caller sees, then reads where it is kept; null when there is none. */
async function lockThing(ctx: Ctx, which: RawBuilder<unknown>) {
  const { rows } = await sql<ThingInHand>`
    select g.thing_id, g.bill_test_id, c.bill_id, g.kind, c.case_no || ' ' || g.label as name,
      c.completed_at is not null as is_complete, g.discard_reason
    from case_thing g
    join staged_case c on c.l_id = g.l_id and c.bill_test_id = g.bill_test_id
    join bill_test t on t.l_id = c.l_id and t.bill_test_id = c.bill_test_id
    join bill b on b.l_id = c.l_id and b.bill_id = c.bill_id
    where g.l_id = ${ctx.lId} and ${which} and ${billInScope(ctx.caller)}
      and ${departmentInScope(ctx.caller, sql.ref('t.department_id'))}
    for no key update of g`.execute(ctx.db);
  const [thing] = rows;
  if (thing === undefined) return null;
  const { rows: places } = await sql<Kept>`
    select keep_until, disposed_at, version from case_thing_place
    where l_id = ${ctx.lId} and thing_id = ${thing.thing_id}`.execute(ctx.db);
  return { thing, kept: places[0] ?? null };
}

/** Puts a scanned thing into a place of the storage, or into another one. */
export const storeThing = serve(
  thingPlaceEndpoints.storeThing,
  async (ctx, { scan, unitId, spot: given }): Promise<StoredThing> => {
    const barcode = scan.trim().toUpperCase();
    const found = await lockThing(ctx, sql`g.barcode = ${barcode}`);
    if (found === null) throw refuse('thing-unknown', { details: { barcode } });
    const { thing, kept } = found;
    if (kept !== null && kept.disposed_at !== null) {
      throw refuse('thing-disposed', { details: { thing: thing.name } });
    }
    if (thing.discard_reason !== null) {
      throw refuse('thing-gone', { details: { thing: thing.name, reason: thing.discard_reason } });
    }
    await lockPlaceInUse(ctx, unitId);
    const place = { thingId: thing.thing_id, unitId, spot: given.trim() };
    if (kept === null) {
      const days = labSettingOf(ctx.lab.switches, KEEP_DAYS_SETTING[RETENTION_OF_THING[thing.kind]]);
      await insertThingPlace(ctx, place, keepUntil(ctx.now, days));
    } else await moveThingPlace(ctx, place);
    const stored = await readStoredThing(ctx, thing.thing_id);
    const { path, spot } = stored;
    recordEvent(ctx, {
      entityKind: 'BILL_TEST',
      entityId: thing.bill_test_id,
      billId: thing.bill_id,
      parts: [thing.thing_id],
      action: 'storeThing',
      after: { thing: thing.name, place: path, spot },
    });
    return stored;
  },
);

/** Disposes of a stored thing after its retention. */
export const disposeThing = serve(
  thingPlaceEndpoints.disposeThing,
  async (ctx, { thingId, version, reason: given }): Promise<StoredThing> => {
    const found = await lockThing(ctx, sql`g.thing_id = ${thingId}`);
    if (found?.kept == null) throw refuse('not-found');
    const { thing, kept } = found;
    const fault = faultOfThingDisposal(
      {
        keepUntil: kept.keep_until,
        isCaseComplete: thing.is_complete,
        isDisposed: kept.disposed_at !== null,
      },
      ctx.now,
    );
    const { name } = thing;
    const billId = thing.bill_id;
    await expectVersion(ctx, {
      entityId: thing.bill_test_id,
      billId,
      expected: version,
      found: kept.version,
    });
    if (fault === 'disposed') throw refuse('thing-disposed', { details: { thing: name } });
    if (fault === 'case open') throw refuse('thing-case-open', { details: { thing: name } });
    if (fault === 'too early') {
      throw refuse('thing-kept-until', {
        details: { thing: name, until: formatDateTime(ctx.lab.timeZone, kept.keep_until).slice(0, 16) },
      });
    }
    const reason = given.trim();
    const { path, spot } = await readStoredThing(ctx, thingId);
    await markThingDisposed(ctx, thingId, reason);
    recordEvent(ctx, {
      entityKind: 'BILL_TEST',
      entityId: thing.bill_test_id,
      billId,
      parts: [thingId],
      action: 'disposeThing',
      before: { thing: name, place: path, spot },
      reason,
    });
    return readStoredThing(ctx, thingId);
  },
);

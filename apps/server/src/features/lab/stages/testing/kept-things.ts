import type { CaseView } from '@nidan/contract/lab/stages/case-view';
import { type StoredThing, storeThing } from '@nidan/contract/lab/stages/thing-place-endpoints';
import { sql } from 'kysely';
import { asOwner } from '../../../../testing/as-owner.ts';
import type { LabWorld } from '../../../../testing/matrix/lab-world.ts';
import { rackOfLab } from '../../storage/testing/rack-of-lab.ts';
import { completeCase, cutCase, thingOf } from './case-at-work.ts';

type World = Pick<LabWorld, 'app' | 'lab'>;

async function stored(world: World, found: CaseView): Promise<StoredThing> {
  const { shelfId } = await rackOfLab(world, { rows: 1, columns: 1 });
  const { barcode } = thingOf(found, 'A1');
  const body = { scan: barcode, unitId: shelfId, spot: 'Tray 4' };
  return world.app.as('Manager').ok(storeThing, { body });
}

/** The block of a case at work, on a shelf of its own. */
export async function storedBlock(world: World): Promise<StoredThing> {
  return stored(world, await cutCase(world.app));
}

/** Lets the time pass until which a thing is kept. */
export async function letKeepingPass({ app }: Pick<World, 'app'>, thingId: string): Promise<void> {
  await asOwner(app, (db) =>
    db
      .updateTable('case_thing_place')
      .set({ keep_until: sql`stored_at - interval '1 day'` })
      .where('thing_id', '=', thingId)
      .execute(),
  );
}

/** The stored block of a complete case, past its retention. */
export async function dueBlock(world: World): Promise<StoredThing> {
  const block = await stored(world, await completeCase(world.app));
  await letKeepingPass(world, block.thingId);
  return block;
}

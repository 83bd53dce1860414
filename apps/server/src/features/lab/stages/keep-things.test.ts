import { discardThing, readCase } from '@nidan/contract/lab/stages/stage-endpoints';
import { disposeThing, listStoredThings, storeThing } from '@nidan/contract/lab/stages/thing-place-endpoints';
import { changeStorageUnit, createStorageUnit } from '@nidan/contract/lab/storage/storage-endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../kernel/database/new-id.ts';
import { eventsOf } from '../../../testing/events-of.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { otherPlaceOf } from '../boxes/testing/box-at-work.ts';
import { rackOfLab } from '../storage/testing/rack-of-lab.ts';
import { completeCase, cutCase, thingOf } from './testing/case-at-work.ts';
import { dueBlock, letKeepingPass, storedBlock } from './testing/kept-things.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const world = () => ({ app, lab: app.lab });
const technician = () => app.as('Technician');
const rack = () => rackOfLab(world(), { rows: 1, columns: 1 });
const into = (scan: string, unitId: string, spot = '') => ({ body: { scan, unitId, spot } });
const listed = async (q: string, view: 'kept' | 'due' | 'disposed') =>
  (await technician().ok(listStoredThings, { query: { q, view } })).rows.map(({ label }) => label);

const off = (unitId: string) => ({ body: { unitId, version: 1, isEnabled: false } });
const dispose = (of: { thingId: string; version: number }) => ({
  body: { thingId: of.thingId, version: of.version, reason: ' Ten years are over ' },
});

describe('a block or a slide', () => {
  it('is put on a shelf by its barcode, listed there with where it is, and moved', async () => {
    const found = await cutCase(app);
    const { barcode } = thingOf(found, 'A1');
    const [first, second] = [await rack(), await rack()];
    const stored = await technician().ok(
      storeThing,
      into(` ${barcode.toLowerCase()} `, first.shelfId, ' Tray 4 '),
    );
    expect(stored).toMatchObject({ caseNo: found.caseNo, label: 'A1', spot: 'Tray 4', isDue: false });
    expect(stored.path).toMatch(/^Cold room (\d+), Fridge \1, Shelf \1$/);
    const kept = (Date.parse(stored.keepUntil) - Date.parse(stored.storedAt)) / 86_400_000;
    expect(kept).toBe(3650);
    const moved = await technician().ok(storeThing, into(barcode, second.rackId));
    expect(moved).toMatchObject({ unitId: second.rackId, spot: '', keepUntil: stored.keepUntil, version: 2 });
    expect(await listed(found.caseNo, 'kept')).toEqual(['A1']);
    const events = await eventsOf(app, found.billTestId, 'storeThing');
    expect(events.map(({ after }) => after)).toMatchObject([
      { place: stored.path, spot: 'Tray 4' },
      { place: moved.path, spot: '' },
    ]);
  });

  it('holds its place in use, and goes into none that is not', async () => {
    const block = await storedBlock(world());
    const { rackId } = await rack();
    const full = await rack();
    await technician().ok(storeThing, into(block.barcode, full.rackId));
    expect(await app.as('Manager').refused(changeStorageUnit, off(full.rackId))).toMatchObject({
      code: 'place-in-use',
      details: { count: '1' },
    });
    await app.as('Manager').ok(changeStorageUnit, off(rackId));
    expect((await technician().refused(storeThing, into(block.barcode, rackId))).code).toBe('place-disabled');
    const unitId = newId();
    const room = { unitId, parentId: null, kind: 'room' as const, code: 'FARTHER-1', name: 'Far room' };
    const locationId = await otherPlaceOf(app);
    const plain = { locationId, rows: 0, columns: 0, lowestC: null, highestC: null, retentionClass: null };
    await app.as('Manager').ok(createStorageUnit, { body: { ...room, ...plain } });
    const far = await technician().refused(storeThing, into(block.barcode, unitId));
    expect(far.code).toBe('place-of-other-location');
  });

  it('is not stored without a label of the lab, or when it is gone', async () => {
    const { shelfId } = await rack();
    expect((await technician().refused(storeThing, into('NONE', shelfId))).code).toBe('thing-unknown');
    const found = await cutCase(app);
    const { thingId, version, barcode } = thingOf(found, 'A1-2');
    await technician().ok(discardThing, { body: { thingId, version, reason: 'Broken' } });
    expect((await technician().refused(storeThing, into(barcode, shelfId))).code).toBe('thing-gone');
  });
});

describe('the disposal of a block', () => {
  it('comes after its retention, once, with who and why', async () => {
    const block = await dueBlock(world());
    expect(await listed(block.barcode, 'due')).toEqual(['A1']);
    const stale = { ...block, version: block.version + 1 };
    expect((await technician().refused(disposeThing, dispose(stale))).code).toBe('stale-version');
    const gone = await technician().ok(disposeThing, dispose(block));
    expect(gone).toMatchObject({ disposeReason: 'Ten years are over', isDue: false });
    expect(gone.disposedBy).not.toBeNull();
    expect((await technician().refused(disposeThing, dispose(gone))).code).toBe('thing-disposed');
    expect((await technician().refused(storeThing, into(block.barcode, block.unitId))).code).toBe(
      'thing-disposed',
    );
    expect(await listed(block.barcode, 'kept')).toEqual([]);
    expect(await listed(block.barcode, 'disposed')).toEqual(['A1']);
    const [event] = await eventsOf(app, block.billTestId, 'disposeThing');
    expect(event).toMatchObject({
      before: { place: block.path, spot: 'Tray 4' },
      reason: 'Ten years are over',
    });
  });

  it('waits for its time, for the end of its case, and is of what is stored', async () => {
    const found = await completeCase(app);
    const { shelfId } = await rack();
    const slide = thingOf(found, 'A1-1');
    expect((await technician().refused(disposeThing, dispose(slide))).code).toBe('not-found');
    const early = await technician().ok(storeThing, into(slide.barcode, shelfId));
    expect((await technician().refused(disposeThing, dispose(early))).code).toBe('thing-kept-until');
    const open = await storedBlock(world());
    await letKeepingPass(world(), open.thingId);
    expect(await listed(open.barcode, 'due')).toEqual([]);
    expect((await technician().refused(disposeThing, dispose(open))).code).toBe('thing-case-open');
    const after = await technician().ok(readCase, { query: { billTestId: open.billTestId } });
    expect(thingOf(after, 'A1').discardedAt).toBeNull();
  });
});

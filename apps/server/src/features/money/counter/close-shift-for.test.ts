import {
  closeShift,
  closeShiftFor,
  countShiftFor,
  listShifts,
  readCounter,
  readShift,
} from '@nidan/contract/money/counter/counter-endpoints';
import type { Shift } from '@nidan/contract/money/counter/counter-view';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '../../../kernel/database/connections/in-transaction.ts';
import { eventsOf } from '../../../testing/events-of.ts';
import { offencesIn } from '../../../testing/offences-in.ts';
import { orderBill } from '../../../testing/order-bill.ts';
import { personWith } from '../../../testing/person-with.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { begunShift, closeIt, countIt, countItFor } from './testing/counted-shift.ts';

let app: TestApp;
beforeEach(async () => {
  app = await startTestApp();
});
afterEach(() => app.close());

const desk = () => app.as('Front desk');
const accountant = () => app.as('Accountant');
type Person = 'Manager' | 'Front desk' | 'Accountant' | 'Technician';
const idOf = (person: Person): string => app.lab.users.get(person)?.userId ?? '';

/** What closes a shift for its person: all but the float of ₹20 goes to the manager. */
const closing = ({ shiftId, version, expectedPaise }: Shift) => ({
  shiftId,
  version,
  expectedPaise: expectedPaise ?? 0,
  floatLeftPaise: 2_000,
  handTo: idOf('Manager'),
  differenceReason: 'unknown' as const,
  reason: 'Fell ill and went home',
});

/** A shift of the front desk whose drawer should hold ₹120. */
async function absent(): Promise<Shift> {
  const begun = await begunShift(desk());
  await orderBill(app, { testCodes: ['RBS', 'HB'], payments: [{ mode: 'Cash', amountPaise: 10_000 }] });
  return begun;
}

describe('the shift of somebody who is absent', () => {
  it('is counted blind and closed by who holds the finance right, and the third person confirms the money', async () => {
    const begun = await absent();
    const seen = await accountant().ok(readShift, { query: { shiftId: begun.shiftId } });
    expect(seen).toMatchObject({ expectedPaise: null, can: ['countFor'], takers: [] });
    const counted = await countItFor(accountant(), begun, 11);
    expect(counted).toMatchObject({ expectedPaise: 12_000, can: ['countFor', 'closeFor'] });
    expect(counted.takers.map(({ userId }) => userId)).toContain(idOf('Manager'));
    for (const person of ['Front desk', 'Accountant'] as const) {
      expect(counted.takers.map(({ userId }) => userId)).not.toContain(idOf(person));
    }
    const closed = await accountant().ok(closeShiftFor, { body: closing(counted) });
    expect(closed).toMatchObject({
      state: 'closed',
      handedPaise: 9_000,
      closeReason: 'Fell ill and went home',
      can: [],
    });
    const [event] = await eventsOf(app, begun.shiftId, 'close');
    expect(event).toMatchObject({
      user_id: idOf('Accountant'),
      reason: 'Fell ill and went home',
      before: { userId: idOf('Front desk') },
      after: { differencePaise: -1_000, differenceReason: 'unknown' },
    });
    const rows = await inTransaction(app.db, 1, (db) =>
      db.selectFrom('journal_posting').selectAll().where('shift_id', '=', begun.shiftId).execute(),
    );
    expect(rows).toMatchObject([
      {
        kind: 'cashDifference',
        amount_paise: 1_000,
        posted_by: idOf('Accountant'),
        credit_account: 'mode:Cash',
      },
    ]);
    expect((await app.as('Manager').ok(readCounter, {})).toConfirm).toMatchObject([{ handedPaise: 9_000 }]);
    // Neither the money nor the difference is in a shift of who closed it.
    expect(await countIt(accountant(), await begunShift(accountant()), 2)).toMatchObject({
      expectedPaise: 2_000,
    });
    expect(await offencesIn(app)).toEqual([]);
  });

  it('needs the finance right, a reason, and a count of who closes it', async () => {
    const counted = await countIt(desk(), await absent(), 12);
    const colleague = await personWith(app, { payments: 15, finance: 4 });
    expect((await colleague.client.refused(closeShiftFor, { body: closing(counted) })).status).toBe(403);
    const uncounted = await accountant().refused(closeShiftFor, { body: closing(counted) });
    expect(uncounted.code).toBe('shift-not-counted');
    const again = await countItFor(accountant(), counted, 12);
    const blank = await accountant().refused(closeShiftFor, { body: { ...closing(again), reason: ' ' } });
    expect(blank).toMatchObject({ status: 400, errors: [{ field: 'reason' }] });
    // Its person is back: they count again before they close.
    expect((await desk().ok(readCounter, {})).shift?.can).toEqual(['count']);
    const { reason: _, ...own } = closing(again);
    expect((await desk().refused(closeShift, { body: own })).code).toBe('shift-not-counted');
    await closeIt(desk(), await countIt(desk(), again, 12), idOf('Manager'));
    expect(await offencesIn(app)).toEqual([]);
  });

  it('goes to neither its person nor who closes it', async () => {
    const counted = await countItFor(accountant(), await absent(), 12);
    for (const person of ['Front desk', 'Accountant', 'Technician'] as const) {
      const body = { ...closing(counted), handTo: idOf(person) };
      expect((await accountant().refused(closeShiftFor, { body })).code).toBe('hand-over-refused');
    }
  });

  it('is not the own one, not a stale one, and not closed already', async () => {
    const own = await begunShift(accountant());
    const count = { notes: {}, coins: 0 };
    const body = { shiftId: own.shiftId, version: own.version, count };
    expect(await accountant().refused(countShiftFor, { body })).toMatchObject({
      status: 409,
      code: 'shift-of-own',
    });
    const closeOwn = closing(await countIt(accountant(), own, 2));
    expect((await accountant().refused(closeShiftFor, { body: closeOwn })).code).toBe('shift-of-own');
    const counted = await countItFor(accountant(), await absent(), 12);
    const stale = { ...closing(counted), version: counted.version - 1 };
    expect((await accountant().refused(closeShiftFor, { body: stale })).code).toBe('stale-version');
    const close = () => accountant().call(closeShiftFor, { body: closing(counted) });
    const answers = await Promise.all([close(), close(), close()]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const late = { ...closing(counted), version: counted.version + 1 };
    expect((await accountant().refused(closeShiftFor, { body: late })).code).toBe('transition-refused');
  });

  it('is found among the open ones, unless it is at a place out of reach', async () => {
    const { shiftId, version } = await absent();
    await closeIt(
      accountant(),
      await countIt(accountant(), await begunShift(accountant()), 2),
      idOf('Manager'),
    );
    const { rows } = await accountant().ok(listShifts, { query: { state: 'open' } });
    expect(rows.map((row) => row.shiftId)).toEqual([shiftId]);
    const elsewhere = await personWith(app, { payments: 15, finance: 15 }, { locationIds: [] });
    const body = { shiftId, version, count: { notes: {}, coins: 0 } };
    expect((await elsewhere.client.refused(countShiftFor, { body })).code).toBe('not-found');
  });
});

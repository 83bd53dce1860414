import { eventsByActivity } from '@nidan/contract/base/audit/audit-endpoints';
import { listLabIdSkips, nextLabId, setNextLabId } from '@nidan/contract/money/lab-ids/lab-id-endpoints';
import { MESSAGES } from '@nidan/domain/text/messages';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderBill } from '../../../testing/order-bill.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const reason = 'The former system ended there';
const next = async (): Promise<string> => (await app.as('Manager').ok(nextLabId)).labId;
/** Lab ID of the day with another serial. */
const ofToday = async (serial: string): Promise<string> => (await next()).slice(0, -4) + serial;

describe('the series of lab IDs', () => {
  it('is set by whoever manages the lab', async () => {
    const body = { labId: await ofToday('0101'), reason };
    expect(await app.asNobody().refused(setNextLabId, { body })).toMatchObject({ status: 401 });
    expect(await app.as('Front desk').refused(setNextLabId, { body })).toMatchObject({
      status: 403,
      msg: 'Your role lacks the right "labs, update"',
    });
  });

  it.each([
    ['KT-0001', MESSAGES.labId.specialCharacters],
    ['KT', MESSAGES.labId.invalid],
    ['KT9912990001', MESSAGES.labId.outOfRange],
  ])('refuses %s in the words of the specification', async (labId, msg) => {
    const body = { labId, reason };
    expect(await app.as('Manager').refused(setNextLabId, { body })).toMatchObject({
      status: 400,
      errors: [{ field: 'labId', msg }],
    });
  });

  it('goes on with the lab ID that was set, once, and says which were skipped', async () => {
    await orderBill(app, { testCodes: ['CBC'] });
    const manager = app.as('Manager');
    const after = await next();
    const labId = await ofToday('0101');
    expect(await manager.ok(setNextLabId, { body: { labId, reason } })).toEqual({ labId });
    expect((await orderBill(app, { testCodes: ['CBC'] })).labNo).toBe(labId);
    expect(await next()).toBe(await ofToday('0102'));
    const { rows } = await manager.ok(listLabIdSkips);
    expect(rows).toMatchObject([{ first: after, last: await ofToday('0100'), reason, by: 'Test Manager' }]);
    const events = await manager.ok(eventsByActivity, { query: { entityKind: 'LAB', action: 'skipLabIds' } });
    expect(events.rows).toMatchObject([{ reason }]);
  });

  it('is not set back, nor to what it is', async () => {
    const manager = app.as('Manager');
    for (const labId of [await ofToday('0050'), await next()]) {
      expect(await manager.refused(setNextLabId, { body: { labId, reason } })).toMatchObject({
        status: 400,
        errors: [{ field: 'labId', msg: `The next lab ID is ${await next()} already` }],
      });
    }
  });

  it('loses no number to bills that are saved at the same moment', async () => {
    const labId = await ofToday('0300');
    const order = () => orderBill(app, { testCodes: ['CBC'] });
    const [first, , second] = await Promise.all([
      order(),
      app.as('Manager').ok(setNextLabId, { body: { labId, reason } }),
      order(),
    ]);
    const third = await order();
    const serials = [first, second, third]
      .map(({ labNo }) => Number(labNo.slice(-4)))
      .toSorted((a, b) => a - b);
    const early = serials.filter((serial) => serial < 300);
    expect(early).toEqual([102, 103].slice(0, early.length));
    expect(serials.filter((serial) => serial >= 300)).toEqual([300, 301, 302].slice(0, 3 - early.length));
  });
});

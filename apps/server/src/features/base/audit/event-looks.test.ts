import { listWaitingLooks, lookAtEvent, readEvent } from '@nidan/contract/base/audit/audit-endpoints';
import { LOOK_RULES, lookReasonOf } from '@nidan/domain/audit/look-reasons';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../../../kernel/database/connections/in-transaction.ts';
import { newId } from '../../../kernel/database/new-id.ts';
import { billOnBench, enter, testRefs } from '../../../testing/bill-on-bench.ts';
import { check, uncheck } from '../../../testing/report-on-desk.ts';
import { eventsOf } from '../../../testing/events-of.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const manager = () => app.as('Manager');
const note = 'The print of the analyser agrees';

/** A check that the pathologist took back; answers the event and its test. */
async function checkTakenBack() {
  const billId = await billOnBench(app, { testCodes: ['HB'] });
  await enter(app, billId, { HB: { HB: '13.1' } });
  await check(app, billId);
  await uncheck(app, billId, { code: 'HB', reason: 'Wrong dilution' });
  const [{ billTestId } = { billTestId: '' }] = await testRefs(app, billId);
  const [event] = await eventsOf(app, billTestId, 'uncheck');
  return { eventId: event?.event_id ?? '', billTestId };
}

const waitingIds = async () =>
  (await manager().ok(listWaitingLooks, { query: { limit: 200 } })).rows.map(({ eventId }) => eventId);

describe('an event that needs a look', () => {
  it('waits with its reason until a second person has looked, and then tells who and what they found', async () => {
    const { eventId, billTestId } = await checkTakenBack();
    const { rows } = await manager().ok(listWaitingLooks, { query: {} });
    expect(rows[0]).toMatchObject({ eventId, why: 'checkTakenBack', reason: 'Wrong dilution' });
    expect((await manager().ok(readEvent, { query: { eventId } })).look).toEqual({
      why: 'checkTakenBack',
      looked: null,
    });
    await manager().ok(lookAtEvent, { body: { eventId, note } });
    expect(await waitingIds()).not.toContain(eventId);
    expect((await manager().ok(readEvent, { query: { eventId } })).look).toMatchObject({
      why: 'checkTakenBack',
      looked: { by: 'Test Manager', note },
    });
    expect(await eventsOf(app, billTestId, 'look')).toMatchObject([
      { entity_kind: 'BILL_TEST', after: { eventId, note } },
    ]);
  });

  it('is looked at once: the second is told who was first', async () => {
    const { eventId } = await checkTakenBack();
    const body = { eventId, note };
    const both = await Promise.allSettled([1, 2].map(() => manager().ok(lookAtEvent, { body })));
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await manager().refused(lookAtEvent, { body })).toMatchObject({
      status: 409,
      code: 'event-looked-at',
      msg: 'Test Manager has looked at this event already',
    });
  });

  it('is not looked at by who did it', async () => {
    const { eventId } = await checkTakenBack();
    const [event] = (await manager().ok(listWaitingLooks, { query: {} })).rows;
    expect(event?.eventId).toBe(eventId);
    const own = newId();
    await inTransaction(app.db, app.lab.lId, (db) =>
      sql`insert into event (l_id, event_id, at, user_id, role_name, entity_kind, entity_id, action, reason, request_id)
        values (${app.lab.lId}, ${own}, now(), ${app.lab.users.get('Manager')?.userId}, 'Manager', 'LAB_SETTING', ${newId()},
          'set', 'Accreditation visit', 'r')`.execute(db),
    );
    expect(await manager().refused(lookAtEvent, { body: { eventId: own, note } })).toMatchObject({
      status: 403,
      code: 'own-event',
    });
    expect(await waitingIds()).toContain(own);
  });

  it('comes in pages, each once', async () => {
    const all = await waitingIds();
    const paged: string[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const page: { rows: { eventId: string }[]; next: string | null } = await manager().ok(
        listWaitingLooks,
        { query: { limit: 1, cursor } },
      );
      paged.push(...page.rows.map(({ eventId }) => eventId));
      cursor = page.next;
    }
    expect(paged).toEqual(all);
  });
});

it('ordinary, absent and foreign events are refused', async () => {
  const { eventId, billTestId } = await checkTakenBack();
  const [checked] = await eventsOf(app, billTestId, 'check');
  const refusedOf = (id: string) => manager().refused(lookAtEvent, { body: { eventId: id, note } });
  expect(await refusedOf(checked?.event_id ?? '')).toMatchObject({ status: 409, code: 'event-ordinary' });
  expect(await refusedOf(newId())).toMatchObject({ status: 404 });
  expect(await app.asOther('Manager').refused(lookAtEvent, { body: { eventId, note } })).toMatchObject({
    status: 404,
  });
  expect(await app.as('Pathologist').refused(lookAtEvent, { body: { eventId, note } })).toMatchObject({
    status: 403,
  });
  expect(await manager().refused(lookAtEvent, { body: { eventId, note: '  ' } })).toMatchObject({
    status: 400,
  });
});

it('waits in the list exactly when the rules of the domain give a reason', async () => {
  const events = [...LOOK_RULES, { entityKind: 'BILL', action: 'create' }].flatMap(({ entityKind, action }) =>
    [null, { was: 1 }].flatMap((before) =>
      [null, 'Told why'].map((reason) => ({ eventId: newId(), entityKind, action, before, reason })),
    ),
  );
  const before = new Set(await waitingIds());
  await inTransaction(app.db, app.lab.lId, (db) =>
    sql`insert into event (l_id, event_id, at, user_id, role_name, entity_kind, entity_id, action, before, reason, request_id)
      select ${app.lab.lId}, e."eventId", now(), ${app.lab.users.get('Technician')?.userId}, 'Technician', e."entityKind",
        gen_random_uuid(), e.action, e.before, e.reason, 'r'
      from jsonb_to_recordset(${JSON.stringify(events)}::jsonb)
        as e ("eventId" uuid, "entityKind" text, action text, before jsonb, reason text)`.execute(db),
  );
  const waiting = new Set((await waitingIds()).filter((eventId) => !before.has(eventId)));
  expect(waiting).toEqual(
    new Set(events.filter((event) => lookReasonOf(event) !== null).map(({ eventId }) => eventId)),
  );
});

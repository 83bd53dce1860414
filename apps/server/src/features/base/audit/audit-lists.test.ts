import {
  eventsByActivity,
  eventsByEntity,
  eventsByUser,
  exportEvents,
  findAuditedRecord,
  listActivityTypes,
  listDenials,
  readEvent,
  readSeal,
  readsByUser,
  readsOfPatient,
  verifySeal,
} from '@nidan/contract/base/audit/audit-endpoints';
import { discountBill, readBill } from '@nidan/contract/money/bills/bill-endpoints';
import type { createBill } from '@nidan/contract/money/bills/bill-endpoints';
import type { AnswerOf } from '@nidan/contract/kernel/endpoint';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../../../kernel/database/connections/in-transaction.ts';
import { openDatabase } from '../../../kernel/database/connections/open-database.ts';
import { newId } from '../../../kernel/database/new-id.ts';
import { makeEvents } from '../../../testing/make-events.ts';
import { orderBill } from '../../../testing/order-bill.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { sealEventsOfLab } from './seal-events.ts';

let app: TestApp;
let bill: AnswerOf<typeof createBill>;
beforeAll(async () => {
  app = await startTestApp();
  bill = await orderBill(app, { testCodes: ['CBC', 'LFT'], collect: true });
  const body = {
    billId: bill.billId,
    version: (await app.as('Manager').ok(readBill, { query: { billId: bill.billId } })).version,
    discount: { kind: 'amount' as const, value: 5_000 },
    reason: 'Staff of the hospital',
  };
  await app.as('Manager').ok(discountBill, { body });
});
afterAll(() => app.close());

const manager = () => app.as('Manager');
const userId = (role: 'Manager' | 'Front desk'): string => app.lab.users.get(role)?.userId ?? '';

const found = async (text: string) => (await manager().ok(findAuditedRecord, { query: { text } })).record;

describe('the lists', () => {
  it('tell what one person did, and what of it changed in words', async () => {
    const { rows } = await manager().ok(eventsByUser, { query: { userId: userId('Manager') } });
    expect(rows).toMatchObject([
      {
        by: 'Test Manager',
        record: bill.labNo,
        activity: 'Discount',
        seq: null,
        reason: 'Staff of the hospital',
        changes: [{ label: 'Discount', before: '₹0', after: '₹50' }],
      },
    ]);
  });

  it('tell one activity, in pages and in a period', async () => {
    const query = { entityKind: 'BILL_SAMPLE' as const, action: 'collect' };
    const all = await manager().ok(eventsByActivity, { query });
    expect(all.rows).toHaveLength(bill.samples.length);
    expect(bill.samples.map(({ barcode }) => barcode)).toContain(all.rows[0]?.record);
    const first = await manager().ok(eventsByActivity, { query: { ...query, limit: 1 } });
    const second = await manager().ok(eventsByActivity, { query: { ...query, cursor: first.next ?? '' } });
    expect([...first.rows, ...second.rows]).toEqual(all.rows);
    const to = new Date(Date.now() - 3_600_000).toISOString();
    expect((await manager().ok(eventsByActivity, { query: { ...query, to } })).rows).toEqual([]);
    expect((await manager().ok(eventsByActivity, { query: { ...query, from: to } })).rows).toEqual(all.rows);
  });

  it('tell everything, and what has a reason', async () => {
    const { rows } = await manager().ok(eventsByActivity, { query: { limit: 200 } });
    expect(rows.map(({ activity }) => activity)).toEqual(
      expect.arrayContaining(['Create', 'Collect', 'Discount']),
    );
    const given = await manager().ok(eventsByActivity, { query: { withReason: true } });
    expect(given.rows.map(({ activity }) => activity)).toEqual(['Discount']);
    const pages: string[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const page: { rows: { eventId: string }[]; next: string | null } = await manager().ok(
        eventsByActivity,
        {
          query: { limit: 2, cursor },
        },
      );
      pages.push(...page.rows.map(({ eventId }) => eventId));
      cursor = page.next;
    }
    expect(pages).toEqual(rows.map(({ eventId }) => eventId));
  });

  it('name the activities that there are', async () => {
    const { rows } = await manager().ok(listActivityTypes, { query: {} });
    expect(rows).toContainEqual({ entityKind: 'BILL', action: 'discount', label: 'Discount' });
    expect(new Set(rows.map((row) => JSON.stringify(row))).size).toBe(rows.length);
  });

  it('find a record by what stands on paper', async () => {
    const tube = bill.samples[0];
    expect(await found(` ${bill.labNo.toLowerCase()} `)).toEqual({
      entityKind: 'BILL',
      entityId: bill.billId,
      name: bill.labNo,
      patientId: bill.patientId,
    });
    expect(await found(tube?.barcode ?? '')).toMatchObject({
      entityKind: 'BILL_SAMPLE',
      entityId: tube?.sampleId,
    });
    expect(await found('manager.1')).toMatchObject({ entityKind: 'USER', entityId: userId('Manager') });
    expect(await found('manager.2')).toBeNull();
    expect(await found('nothing of this name')).toBeNull();
  });

  it('are for those who answer for the lab', async () => {
    const desk = app.as('Front desk');
    for (const [endpoint, query] of [
      [eventsByUser, { userId: userId('Manager') }],
      [eventsByActivity, {}],
      [listDenials, {}],
      [readsByUser, { userId: userId('Manager') }],
      [readsOfPatient, { patientId: bill.patientId }],
      [verifySeal, {}],
      [exportEvents, { format: 'csv' }],
    ] as const)
      expect(await desk.refused(endpoint, { query })).toMatchObject({ status: 403, code: 'not-permitted' });
    expect(
      (await app.asOther('Manager').ok(eventsByUser, { query: { userId: userId('Manager') } })).rows,
    ).toEqual([]);
  });
});

describe('one event', () => {
  it('comes with what was written beside it and, once sealed, its place in the chain', async () => {
    const own = { entityKind: 'BILL' as const, entityId: bill.billId };
    const { rows } = await manager().ok(eventsByEntity, { query: own });
    const created = rows.find(({ entityKind, action }) => entityKind === 'BILL' && action === 'create');
    const query = { eventId: created?.eventId ?? '' };
    const open = await manager().ok(readEvent, { query });
    expect(open.seal).toBeNull();
    expect(open.together.length).toBeGreaterThan(0);
    await sealEventsOfLab(app.db, 1, new Date());
    const sealed = await manager().ok(readEvent, { query });
    expect(sealed.seal).toMatchObject({ holds: true, link: { seq: sealed.event.seq } });
    expect(sealed.seal?.before?.seq ?? 0).toBe((sealed.event.seq ?? 0) - 1);
  });

  it('says when its mark does not hold any more', async () => {
    const { rows } = await manager().ok(eventsByUser, { query: { userId: userId('Manager') } });
    const eventId = rows[0]?.eventId ?? '';
    const admin = openDatabase({ url: app.database.adminUrl, size: 1, onError: () => undefined });
    await inTransaction(admin, 1, async (db) => {
      await sql`set local session_replication_role = 'replica'`.execute(db);
      await sql`update event set reason = 'none' where event_id = ${eventId}`.execute(db);
    });
    await admin.destroy();
    expect((await manager().ok(readEvent, { query: { eventId } })).seal).toMatchObject({ holds: false });
    const { breaks, isDone } = await manager().ok(verifySeal, { query: {} });
    expect([isDone, breaks]).toMatchObject([true, [{ kind: 'edited', eventIds: [eventId] }]]);
  });

  it('that is not there, or of another lab, is not found', async () => {
    const { rows } = await manager().ok(eventsByUser, { query: { userId: userId('Manager') } });
    const query = { eventId: rows[0]?.eventId ?? '' };
    expect(await app.asOther('Manager').refused(readEvent, { query })).toMatchObject({ status: 404 });
    expect(await manager().refused(readEvent, { query: { eventId: newId() } })).toMatchObject({
      status: 404,
    });
  });
});

it('the seal tells how far it is and what waits', async () => {
  await sealEventsOfLab(app.db, 1, new Date());
  const before = await manager().ok(readSeal);
  await inTransaction(app.db, 1, (db) => makeEvents(db, 1, 3));
  const after = await manager().ok(readSeal);
  expect([before.waiting, after.waiting]).toEqual([0, 3]);
  expect(after.last).toEqual(before.last);
  await sealEventsOfLab(app.db, 1, new Date());
  expect((await manager().ok(readSeal)).last?.seq).toBe((before.last?.seq ?? 0) + 3);
});

describe('who saw whom', () => {
  it('is told from the patient and from the person', async () => {
    await app.as('Technician').ok(readBill, { query: { billId: bill.billId } });
    const seen = await manager().ok(readsOfPatient, { query: { patientId: bill.patientId } });
    expect(seen.rows.map(({ by }) => by)).toContain('Test Technician');
    expect(seen.rows.find(({ by }) => by === 'Test Technician')).toMatchObject({
      count: 1,
      routes: ['GET /api/bills/details'],
    });
    const technician = app.lab.users.get('Technician')?.userId ?? '';
    const { rows } = await manager().ok(readsByUser, { query: { userId: technician } });
    expect(rows[0]).toMatchObject({ peopleCount: 1, people: [{ patientId: bill.patientId }] });
    const masked = await app.asUser(app.lab.demoUser).ok(readsByUser, { query: { userId: technician } });
    expect(masked.rows[0]?.people[0]?.name).toMatch(/\*/);
  });

  it('and who was refused', async () => {
    await app.as('Phlebotomist').refused(listDenials, { query: {} });
    const { rows } = await manager().ok(listDenials, { query: {} });
    expect(rows[0]).toMatchObject({
      by: 'Test Phlebotomist',
      route: 'GET /api/audit/denials',
      code: 'not-permitted',
    });
    const whole = await manager().ok(listDenials, { query: { limit: 200 } });
    const first = await manager().ok(listDenials, { query: { limit: 2 } });
    const rest = await manager().ok(listDenials, { query: { limit: 200, cursor: first.next ?? '' } });
    expect([...first.rows, ...rest.rows]).toEqual(whole.rows);
  });
});

describe('the export', () => {
  it('is the list as a table', async () => {
    const answer = await manager().call(exportEvents, {
      query: { userId: userId('Manager'), format: 'csv' },
    });
    expect(answer.headers['content-type']).toContain('text/csv');
    const [head, first] = answer.bytes.toString().split('\r\n');
    expect(head).toContain('"Event","Time","Who"');
    expect(first).toContain('Discount: ₹0 → ₹50');
  });

  it('is refused when the filter holds more than it may', async () => {
    for (let n = 0; n < 21; n += 1) await inTransaction(app.db, 1, (db) => makeEvents(db, 1, 1_000));
    const refusal = await manager().refused(exportEvents, { query: { format: 'csv' } });
    expect(refusal).toMatchObject({ status: 400, code: 'export-too-large' });
  });
});

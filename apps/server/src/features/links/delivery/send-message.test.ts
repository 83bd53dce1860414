import type { BodyOf } from '@nidan/contract/kernel/endpoint';
import { getEmailContent } from '@nidan/contract/links/messages/message-endpoints';
import { listMessages, sendMessage } from '@nidan/contract/links/delivery/delivery-endpoints';
import { takeAdvance } from '@nidan/contract/money/advances/advance-endpoints';
import { makeNote } from '@nidan/contract/money/notes/note-endpoints';
import { channelBits } from '@nidan/domain/reports/channels';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../kernel/database/new-id.ts';
import { eventsOf } from '../../../testing/events-of.ts';
import { orderBill } from '../../../testing/order-bill.ts';
import { type DeliveryDesk, startDeliveryDesk } from './testing/delivery-desk.ts';

let desk: DeliveryDesk;
beforeAll(async () => {
  desk = await startDeliveryDesk();
});
afterAll(() => desk.close());

const AGREED = channelBits(['whatsapp', 'sms', 'email']);

type Body = BodyOf<typeof sendMessage>;

const front = () => desk.app.as('Front desk');

/** CBC (₹350) of somebody with an address, of which ₹50 are paid. */
async function bill(paidPaise = 5_000, email = 'ravi@example.in', channels = AGREED) {
  return orderBill(desk.app, {
    testCodes: ['CBC'],
    newPatient: {
      name_title: 'Mr.',
      name: 'Ravi Kumar Pandit',
      age_sex: { age: 34, sex: 'M', unit: 'Yrs.' },
      phone: '9876543210',
      ...(email === '' ? {} : { email }),
    },
    payments: [{ mode: 'Cash', amountPaise: paidPaise }],
    channels,
  });
}

async function mailOf(entityId: string) {
  await desk.run('email');
  return desk.inbox({ entityId });
}

describe('what is told of money', () => {
  it('goes out with its paper in the words of the lab, and is seen on the bill', async () => {
    const { billId, labNo } = await bill();
    const { services } = await front().ok(getEmailContent, { query: { kind: 'bill', billId } });
    expect(services).toEqual([
      { channel: 'whatsapp', problem: 'no-template', isAgreed: true },
      { channel: 'sms', problem: 'no-template', isAgreed: true },
      { channel: 'email', problem: null, isAgreed: true },
    ]);
    const body: Body = { kind: 'bill', billId, channels: ['whatsapp', 'email'] };
    const { messageId, channels } = await front().ok(sendMessage, { body });
    expect(channels).toEqual(['email']);
    expect(await eventsOf(desk.app, messageId, 'send')).toHaveLength(1);
    const [mail] = await mailOf(billId);
    expect(mail?.text).toContain('To pay: ₹350. Paid: ₹50.');
    expect(mail?.files.map(({ name }) => name)).toEqual([`bill-${labNo}.pdf`]);
    expect(mail?.files[0]?.bytes).toBeGreaterThan(5_000);
    const { rows } = await front().ok(listMessages, { query: { billId } });
    expect(rows).toMatchObject([{ kind: 'bill', outcome: 'SUCCESS' }]);
  });

  it('may be said again, once however many press at one time', async () => {
    const { billId } = await bill();
    const body: Body = { kind: 'due', billId, channels: ['email'] };
    await front().ok(sendMessage, { body });
    await Promise.all([1, 2, 3].map(() => front().call(sendMessage, { body })));
    const { rows } = await front().ok(listMessages, { query: { billId } });
    expect(rows.length).toBeGreaterThan(1);
    expect(new Set(rows.map(({ entityVersion }) => entityVersion)).size).toBe(rows.length);
    expect(await mailOf(billId)).toHaveLength(rows.length);
  });

  it('of an advance and of a note goes with its receipt', async () => {
    const { billId, patientId } = await bill();
    const advanceId = newId();
    const advance = { advanceId, patientId, mode: 'Cash', amountPaise: 10_000 } as const;
    await front().ok(takeAdvance, { body: advance });
    await front().ok(sendMessage, { body: { kind: 'advance', advanceId, channels: ['email'] } });
    const [told] = await mailOf(advanceId);
    expect(told?.files.map(({ name }) => name)).toEqual([expect.stringMatching(/^advance-.+\.pdf$/u)]);

    const noteId = newId();
    const note = { noteId, kind: 'credit', billId, amountPaise: 2_000, reason: 'Came a day late' } as const;
    await desk.app.as('Accountant').ok(makeNote, { body: note });
    await front().ok(sendMessage, { body: { kind: 'note', noteId, channels: ['email'] } });
    expect((await mailOf(noteId))[0]?.files).toHaveLength(1);
  });

  it('goes where a person sends it now, and after that only to channels that the patient agreed to on the bill', async () => {
    const { billId } = await bill(5_000, 'ravi@example.in', 0);
    const { services } = await front().ok(getEmailContent, { query: { kind: 'bill', billId } });
    expect(services.map(({ isAgreed }) => isAgreed)).toEqual([false, false, false]);
    const chosen: Body = { kind: 'bill', billId, channels: ['email', 'whatsapp', 'sms'] };
    expect((await front().ok(sendMessage, { body: chosen })).channels).toEqual(['email']);
    const other: Body = { kind: 'bill', billId, channels: ['whatsapp', 'email'] };
    expect(await front().refused(sendMessage, { body: other })).toMatchObject({
      code: 'message-no-way',
      msg: expect.stringContaining('email: not-agreed'),
    });
  });

  it('is refused where nobody can bring it, or nothing is to be said', async () => {
    const without = await bill(5_000, '');
    const body: Body = { kind: 'bill', billId: without.billId, channels: ['email', 'sms'] };
    expect(await front().refused(sendMessage, { body })).toMatchObject({
      code: 'message-no-way',
      msg: expect.stringContaining('no-address'),
    });
    expect((await front().ok(listMessages, { query: { billId: without.billId } })).rows).toEqual([]);
    const paid = await bill(35_000);
    const due: Body = { kind: 'due', billId: paid.billId, channels: ['email'] };
    expect(await front().refused(sendMessage, { body: due })).toMatchObject({ code: 'message-nothing-due' });
    const both: Body = { kind: 'bill', billId: paid.billId, noteId: newId(), channels: ['email'] };
    expect(await front().refused(sendMessage, { body: both })).toMatchObject({ code: 'invalid-input' });
  });
});

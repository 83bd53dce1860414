import {
  changeOptOut,
  listMessages,
  readMessage,
  readOptOuts,
  resendMessage,
} from '@nidan/contract/links/delivery/delivery-endpoints';
import { countNotices, listNotices, readNotices } from '@nidan/contract/links/delivery/notice-endpoints';
import {
  listTemplates,
  previewTemplate,
  resetTemplate,
  saveTemplate,
} from '@nidan/contract/links/delivery/template-endpoints';
import {
  listIntegrationLogs,
  readIntegrationLog,
  repostLog,
} from '@nidan/contract/links/integration/integration-endpoints';
import { listDispatches, markDispatched, markPrinted } from '@nidan/contract/lab/reports/dispatch-endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventsOf } from '../../../testing/events-of.ts';
import { onDesk, releasedReport } from '../../../testing/report-on-desk.ts';
import { type DeliveryDesk, SMS_BODY, SMS_ID, startDeliveryDesk } from './testing/delivery-desk.ts';

let desk: DeliveryDesk;
beforeAll(async () => {
  desk = await startDeliveryDesk();
});
afterAll(() => desk.close());

const front = () => desk.app.as('Front desk');
const manager = () => desk.app.as('Manager');

/** A report that was dispatched over these channels. */
async function dispatched(
  channels: readonly ('whatsapp' | 'sms' | 'email' | 'print')[],
  phone = '9876543210',
) {
  const newPatient = {
    name_title: 'Mr.',
    name: 'Ravi Kumar Pandit',
    age_sex: { age: 34, sex: 'M', unit: 'Yrs.' },
    phone,
  } as const;
  const report = await releasedReport(desk.app, { HB: { HB: '13.4' } }, { newPatient });
  const refs = async () => {
    const { reportId, version } = await onDesk(desk.app, report.billId);
    return [{ reportId, version }];
  };
  await front().ok(markPrinted, { body: { reports: await refs() } });
  await front().ok(markDispatched, { body: { reports: await refs(), channels: [...channels] } });
  return report;
}

async function statesOf(billId: string) {
  const { channels } = await onDesk(desk.app, billId);
  return Object.fromEntries(channels.map(({ channel, state, problem }) => [channel, problem ?? state]));
}

describe('a report sent at the desk', () => {
  it('really goes out at one press, and its ticks say how far it came', async () => {
    const { billId, reportId } = await dispatched(['whatsapp', 'sms', 'print']);
    expect(await statesOf(billId)).toMatchObject({ whatsapp: 'waiting', sms: 'in queue', print: 'sent' });
    await desk.run('whatsapp');
    expect(await statesOf(billId)).toMatchObject({ whatsapp: 'sent', sms: 'in queue' });
    const [came] = desk.inbox({ entityId: reportId });
    expect(came?.text).toContain('/verify/');
    const { rows } = await front().ok(listMessages, { query: { entityId: reportId } });
    const { said } = await front().ok(readMessage, { query: { messageId: rows[0]?.messageId ?? '' } });
    expect(said).toMatchObject({ channel: 'whatsapp', text: expect.stringContaining('is ready') });
  });

  it('that reached nobody stands among the failed, and is sent again under its key by hand', async () => {
    const { billId, reportId } = await dispatched(['sms']);
    desk.sim.state.smsTexts.delete(SMS_ID);
    await desk.run('sms');
    expect(await statesOf(billId)).toMatchObject({ sms: 'no-template' });
    const failed = await front().ok(listDispatches, { query: { failed: true } });
    expect(failed.rows.map((row) => row.billId)).toEqual([billId]);
    const [message] = (await front().ok(listMessages, { query: { billId } })).rows;
    const messageId = message?.messageId ?? '';
    expect(message).toMatchObject({ outcome: 'FAILURE', can: ['resend'] });
    desk.sim.state.smsTexts.set(SMS_ID, '{#var#}: the report for {#var#} is ready. {#var#}');
    const { rows: logs } = await manager().ok(listIntegrationLogs, {
      query: { entityId: messageId, outcome: 2 },
    });
    expect(await front().refused(resendMessage, { body: { messageId, channel: 'email' } })).toMatchObject({
      code: 'message-not-failed',
    });
    const sent = await front().ok(resendMessage, { body: { messageId, channel: 'sms' } });
    expect(sent).toMatchObject({ outcome: 'PENDING', can: [] });
    expect(await eventsOf(desk.app, messageId, 'resend')).toHaveLength(1);
    await desk.run('sms');
    expect(desk.inbox({ entityId: reportId })).toHaveLength(1);
    const { log, calls } = await manager().ok(readIntegrationLog, { query: { logId: logs[0]?.logId ?? '' } });
    expect([log.outcome, log.tries, calls.map(({ problem }) => problem)]).toEqual([
      1,
      2,
      [null, 'no-template'],
    ]);
    expect(await manager().refused(repostLog, { body: { logId: log.logId } })).toMatchObject({
      code: 'transition-refused',
    });
  });

  it('is not written to who opted out at the desk', async () => {
    const first = await dispatched(['sms'], '9000000077');
    const [bill] = (await front().ok(listDispatches, { query: { billId: first.billId } })).rows;
    const patientId = bill?.patient.patientId ?? '';
    const body = { patientId, channel: 'sms', isOptedOut: true } as const;
    const noted = await front().ok(changeOptOut, { body });
    expect(noted.channels).toMatchObject([
      { channel: 'whatsapp', isOptedOut: false },
      { isOptedOut: true, source: 'desk' },
      {},
    ]);
    await front().ok(changeOptOut, { body });
    expect(await eventsOf(desk.app, patientId, 'optOut')).toHaveLength(1);
    await desk.run('sms');
    expect(await statesOf(first.billId)).toMatchObject({ sms: 'opted-out' });
    await front().ok(changeOptOut, { body: { ...body, isOptedOut: false } });
    expect((await front().ok(readOptOuts, { query: { patientId } })).channels[1]?.isOptedOut).toBe(false);
  });
});

describe('a notice', () => {
  it('is shown once to a colleague, counted until it is read, and to nobody else', async () => {
    const userId = desk.app.lab.users.get('Manager')?.userId ?? '';
    const recipient = { kind: 'user', id: userId, name: 'Manager', phone: null, email: null } as const;
    await desk.queue({ recipient, channels: ['platform'] });
    await desk.run('platform');
    await desk.run('platform');
    expect(await manager().ok(countNotices)).toEqual({ unread: 1 });
    expect(await front().ok(countNotices)).toEqual({ unread: 0 });
    const [notice] = (await manager().ok(listNotices, { query: { unread: true } })).rows;
    expect(notice?.subject).toContain('is ready');
    const noticeIds = [notice?.noticeId ?? ''];
    expect(await front().ok(readNotices, { body: { noticeIds } })).toEqual({ unread: 0 });
    expect(await manager().ok(readNotices, { body: { noticeIds } })).toEqual({ unread: 0 });
    expect((await manager().ok(listNotices)).rows[0]?.readAt).not.toBeNull();
  });
});

describe('words of the lab', () => {
  const sms = {
    name: 'due',
    channel: 'sms',
    language: 'en',
    subject: '',
    body: '{lab}: {due} is due.',
    registeredId: SMS_ID,
    registeredText: '{#var#}: {#var#} is due.',
    category: 'service',
    version: 0,
  } as const;

  it.each([
    ['template-unknown-variable', { body: '{lab}: {dues}', registeredText: '{#var#}: {#var#}' }, '{dues}'],
    ['template-text-differs', { body: `${sms.body} ` }, 'is due.'],
    ['template-registered-id', { registeredId: '12' }, '19 digits'],
    ['template-too-long', { body: 'क'.repeat(410), registeredText: 'क'.repeat(410) }, '6 SMS'],
    ['template-unclosed-brace', { body: '{lab: due', registeredText: '{lab: due' }, '{labNo}'],
    ['template-subject-missing', { channel: 'email' }, 'subject'],
    ['template-english-missing', { language: 'mr' }, 'English'],
  ] as const)('are refused as %s before they are kept', async (...[code, other, said]) => {
    const body = { ...sms, ...other };
    expect(await manager().refused(saveTemplate, { body })).toMatchObject({
      code,
      msg: expect.stringContaining(said),
    });
  });

  it('are kept, shown as they will look, and taken away', async () => {
    const { version: _, ...words } = sms;
    expect(await manager().ok(previewTemplate, { body: words })).toMatchObject({
      text: 'Sahyadri Diagnostics: ₹500 is due.',
      smsParts: 1,
      faults: [],
    });
    const kept = await manager().ok(saveTemplate, { body: sms });
    expect(kept).toMatchObject({ isOfProduct: false, isUsable: true, version: 1 });
    expect(await manager().refused(saveTemplate, { body: sms })).toMatchObject({ code: 'stale-version' });
    const which = { name: 'due', channel: 'sms', language: 'en', version: 1 } as const;
    expect(await manager().ok(resetTemplate, { body: which })).toMatchObject({
      isOfProduct: true,
      isUsable: false,
    });
    const { templates } = await manager().ok(listTemplates);
    const report = templates.find(
      ({ name, channel, language }) => name === 'report' && channel === 'sms' && language === 'en',
    );
    expect(report?.body).toBe(SMS_BODY);
  });
});

it('promotions wait for their hours', async () => {
  const words = {
    name: 'amendedReport',
    channel: 'sms',
    language: 'en',
    subject: '',
    category: 'promotion',
  } as const;
  const body = {
    ...words,
    body: 'Come again',
    registeredId: SMS_ID,
    registeredText: 'Come again',
    version: 0,
  };
  await manager().ok(saveTemplate, { body });
  // To eleven at night in India.
  const night = new Date();
  night.setUTCHours(17, 30, 0, 0);
  desk.later((night.getTime() + 86_400_000 - desk.services.clock().getTime()) / 60_000);
  const one = await desk.queue({ template: 'amendedReport', channels: ['sms'] });
  await desk.run('sms');
  expect([desk.inbox(one), (await desk.told(one)).steps[0]?.step]).toEqual([[], 'queued']);
  desk.later(11 * 60);
  desk.sim.state.smsTexts.set(SMS_ID, 'Come again');
  await desk.run('sms');
  expect(desk.inbox(one)).toHaveLength(1);
});

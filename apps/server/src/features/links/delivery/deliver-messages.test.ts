import {
  confirmWhatsAppWebhook,
  takeSmsTelling,
  takeWhatsAppTelling,
} from '@nidan/contract/links/integration/integration-endpoints';
import {
  signTelling,
  smsTelling,
  whatsAppAnswer,
  whatsAppTelling,
} from '@nidan/simulators/msg-sim/tell-status';
import type { SimMessage } from '@nidan/simulators/msg-sim/msg-state';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../../../kernel/database/connections/in-transaction.ts';
import { releasedReport } from '../../../testing/report-on-desk.ts';
import { offencesIn } from '../../../testing/offences-in.ts';
import { type DeliveryDesk, startDeliveryDesk } from './testing/delivery-desk.ts';

let desk: DeliveryDesk;
beforeAll(async () => {
  desk = await startDeliveryDesk();
});
afterAll(() => desk.close());
afterEach(async () => {
  Object.assign(desk.sim.state.faults, { isDown: false, slowMs: 0, lies: false });
  await asApp((db) => sql`update integration_setting set rests_until = null where l_id = 1`.execute(db));
});

function asApp<T>(work: Parameters<typeof inTransaction<T>>[2]): Promise<T> {
  return inTransaction(desk.app.db, 1, work);
}

async function tell(message: SimMessage, status: string, secret?: string): Promise<number> {
  const isSms = message.channel === 'sms';
  const { keys } = desk.sim.state;
  const body = isSms ? smsTelling(message, status, Date.now()) : whatsAppTelling(message, status, Date.now());
  const own = isSms ? keys.smsWebhookSecret : keys.appSecret;
  return post(isSms ? takeSmsTelling.path : takeWhatsAppTelling.path, body, secret ?? own);
}

async function post(path: string, body: string, secret: string): Promise<number> {
  const answer = await desk.app.app.inject({
    method: 'POST',
    url: path.replace(':lab', '1'),
    headers: { 'content-type': 'application/json', 'x-hub-signature-256': signTelling(secret, body) },
    payload: body,
  });
  return answer.statusCode;
}

async function stepsOf(message: { readonly entityId: string }) {
  const { steps, outcome } = await desk.told(message);
  return [outcome, ...steps.map(({ channel, step, problem }) => [channel, step, problem])];
}

async function firstIn(message: { readonly entityId: string }): Promise<SimMessage> {
  const [first] = desk.inbox(message);
  if (first === undefined) throw new Error('Nothing came');
  return first;
}

async function callsOf(message: { readonly entityId: string }) {
  return asApp(async (db) => {
    const { rows } = await sql<{
      outcome: number;
      key: string;
      request: string;
      answer: string;
      problem: string | null;
    }>`
      select g.outcome, g.key, t.request, t.answer, t.problem from integration_log g
      join integration_try t on t.l_id = g.l_id and t.log_id = g.log_id
      where g.l_id = 1 and g.key like ${`%${message.entityId}%`} order by t.at, t.try_no`.execute(db);
    return rows;
  });
}

describe('a message', () => {
  it('goes out once, is told of in any order, and keeps of its calls neither secrets nor whom it is for', async () => {
    const one = await desk.queue();
    await desk.run('whatsapp');
    await desk.run('whatsapp');
    const came = await firstIn(one);
    expect(came).toMatchObject({ to: ['919876543210'], times: 1, subject: 'report_ready (en)' });
    expect(came.text).toContain('KT2011250137');
    expect(await stepsOf(one)).toEqual(['PENDING', ['whatsapp', 'sent', null]]);
    expect([await tell(came, 'read'), await tell(came, 'delivered'), await tell(came, 'read')]).toEqual([
      200, 200, 200,
    ]);
    expect(await stepsOf(one)).toEqual(['SUCCESS', ['whatsapp', 'read', null]]);
    const calls = await callsOf(one);
    expect(calls).toMatchObject([{ outcome: 1, problem: null }]);
    expect(calls[0]?.key).toContain(`report.${one.entityId}.v1.whatsapp`);
    expect(JSON.stringify(calls)).not.toMatch(/98765|KT2011|Kothrud|simulated-access/u);
  });

  it('takes the next channel where one cannot bring it, at once or as is told later', async () => {
    const one = await desk.queue();
    await desk.run('whatsapp');
    expect(await tell(await firstIn(one), 'failed')).toBe(200);
    expect(await stepsOf(one)).toEqual([
      'PENDING',
      ['whatsapp', 'failed', 'undeliverable'],
      ['sms', 'queued', null],
    ]);
    desk.sim.state.smsTexts.delete('1107161234567890123');
    await desk.run('sms');
    await desk.run('email');
    const mail = desk.inbox(one).find(({ channel }) => channel === 'email');
    expect(mail).toMatchObject({ to: ['ravi@example.in'], subject: expect.stringContaining('is ready') });
    expect(await stepsOf(one)).toEqual([
      'SUCCESS',
      ['whatsapp', 'failed', 'undeliverable'],
      ['sms', 'failed', 'no-template'],
      ['email', 'sent', null],
    ]);
    desk.sim.state.smsTexts.set('1107161234567890123', '{#var#}: the report for {#var#} is ready. {#var#}');
  });

  it('carries its report as a PDF', async () => {
    const report = await releasedReport(desk.app, { HB: { HB: '13.4' } });
    const document = { kind: 'report', id: report.reportId } as const;
    const one = await desk.queue({ channels: ['whatsapp'], document });
    await desk.run('whatsapp');
    const [file] = (await firstIn(one)).files;
    expect(file?.name).toMatch(/^\w+-r1\.pdf$/u);
    expect(file?.bytes).toBeGreaterThan(5_000);
    const two = await desk.queue({ channels: ['email'], document });
    await desk.run('email');
    expect((await firstIn(two)).files[0]?.name).toBe(file?.name);
  });

  it('waits for a service that is down, lies or takes too long, and goes out under the same key', async () => {
    for (const fault of [{ isDown: true }, { lies: true }, { slowMs: 60_000 }]) {
      const one = await desk.queue({ channels: ['sms'] });
      Object.assign(desk.services.config, { messagePatienceMs: 60 });
      Object.assign(desk.sim.state.faults, fault);
      await desk.run('sms');
      expect(await stepsOf(one)).toEqual(['PENDING', ['sms', 'queued', 'unreachable']]);
      Object.assign(desk.sim.state.faults, { isDown: false, lies: false, slowMs: 0 });
      Object.assign(desk.services.config, { messagePatienceMs: 1_000 });
      await desk.run('sms');
      expect(desk.inbox(one)).toEqual([]);
      desk.later(2);
      await desk.run('sms');
      expect(desk.inbox(one)).toHaveLength(1);
      const calls = await callsOf(one);
      expect(calls.map(({ outcome }) => outcome)).toEqual([1, 1]);
      expect(new Set(calls.map(({ key }) => key)).size).toBe(1);
    }
  });

  it('is not sent to who wants none: as the desk noted, or as was answered, on that channel alone', async () => {
    const { billId } = await releasedReport(desk.app, { HB: { HB: '13.4' } });
    const patientId = await asApp(async (db) => {
      const { rows } = await sql<{ id: string }>`
        update patient set phone = '9000000042' where l_id = 1
          and patient_id = (select patient_id from bill where l_id = 1 and bill_id = ${billId}) returning patient_id as id`.execute(
        db,
      );
      return rows[0]?.id ?? '';
    });
    const recipient = {
      kind: 'patient',
      id: patientId,
      name: 'Ravi',
      phone: '9000000042',
      email: null,
    } as const;
    const waiting = await desk.queue({ recipient, channels: ['sms', 'whatsapp'] });
    const { keys } = desk.sim.state;
    const stop = smsAnswer('9000000042', 'Stop');
    expect(await post(takeSmsTelling.path, stop, keys.smsWebhookSecret)).toBe(200);
    await desk.run('sms');
    expect(await stepsOf(waiting)).toEqual([
      'PENDING',
      ['sms', 'failed', 'opted-out'],
      ['whatsapp', 'queued', null],
    ]);
    expect(
      await post(
        takeWhatsAppTelling.path,
        whatsAppAnswer('919000000042', 'थांबवा', 'wamid.a'),
        keys.appSecret,
      ),
    ).toBe(200);
    await desk.run('whatsapp');
    expect(desk.inbox(waiting)).toEqual([]);
    expect(await stepsOf(waiting)).toEqual([
      'FAILURE',
      ['sms', 'failed', 'opted-out'],
      ['whatsapp', 'failed', 'opted-out'],
    ]);
  });
});

function smsAnswer(from: string, text: string): string {
  return JSON.stringify({ id: 'mo.1', from: `91${from}`, text });
}

describe('what a service tells', () => {
  it('is believed by its signature alone, and changes nothing of a message that is not there', async () => {
    const one = await desk.queue({ channels: ['sms'] });
    await desk.run('sms');
    const came = await firstIn(one);
    expect(await tell(came, 'DELIVRD', 'another-secret')).toBe(401);
    expect(await stepsOf(one)).toEqual(['PENDING', ['sms', 'sent', null]]);
    expect(await post(takeSmsTelling.path, '[]', desk.sim.state.keys.smsWebhookSecret)).toBe(400);
    expect(await tell({ ...came, key: 'report.x.v1.sms.not-ours', id: 'sms.other' }, 'DELIVRD')).toBe(200);
    expect(await tell(came, 'DELIVRD')).toBe(200);
    expect(await stepsOf(one)).toEqual(['SUCCESS', ['sms', 'delivered', null]]);
  });

  it('may come before our own note of the message', async () => {
    const one = await desk.queue({ channels: ['whatsapp'] });
    desk.sim.state.faults.tellMs = 0;
    await desk.run('whatsapp');
    desk.sim.state.faults.tellMs = null;
    await tell(await firstIn(one), 'delivered');
    expect((await stepsOf(one))[0]).toBe('SUCCESS');
  });

  it('is told to the lab that knows the token', async () => {
    const ask = (token: string) =>
      desk.app.app.inject({
        method: 'GET',
        url: confirmWhatsAppWebhook.path.replace(':lab', '1'),
        query: { 'hub.mode': 'subscribe', 'hub.verify_token': token, 'hub.challenge': '1158201444' },
      });
    const right = await ask(desk.sim.state.keys.verifyToken);
    expect([right.statusCode, right.body]).toEqual([200, '1158201444']);
    expect((await ask('something-else')).statusCode).toBe(401);
  });
});

it('what was sent is as its channels say, for every message of this file', async () => {
  expect(await offencesIn(desk.app)).toEqual([]);
});

import {
  changeIntegrationSettings,
  listIntegrationLogs,
  pauseIntegration,
  readIntegrationLog,
  repostLog,
} from '@nidan/contract/links/integration/integration-endpoints';
import { listNotices, readNotices } from '@nidan/contract/links/delivery/notice-endpoints';
import {
  endPushSubscription,
  keepPushSubscription,
  listPushSubscriptions,
} from '@nidan/contract/links/push/push-endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '../../../kernel/database/connections/in-transaction.ts';
import { type DeliveryDesk, startDeliveryDesk } from '../delivery/testing/delivery-desk.ts';
import { sendPushes, watchPushes } from './send-pushes.ts';

let desk: DeliveryDesk;
beforeAll(async () => {
  desk = await startDeliveryDesk();
  Object.assign(desk.app.services.config, { pushTargets: desk.sim.targets });
});
afterAll(() => desk.close());

const manager = () => desk.app.as('Manager');
const managerId = () => desk.app.lab.users.get('Manager')?.userId ?? '';
const DEVICE = 'Mozilla/5.0 (Windows NT 10.0) Firefox/140.0';
const browser = (name?: string) => ({ ...desk.sim.browser(name), device: DEVICE });
const allow = (name?: string) => manager().ok(keepPushSubscription, { body: browser(name) });
const inbox = () => [...desk.sim.state.messages.values()].filter(({ channel }) => channel === 'push');
const sendDue = () => sendPushes(desk.services, { lId: 1 });
let version = 0;

async function switchPush(isOn: boolean): Promise<void> {
  const setting = await manager().ok(changeIntegrationSettings, {
    body: {
      integration: 'push',
      version,
      address: '',
      options: { contact: 'desk@lab.example.in' },
      secrets: {},
      isOn,
    },
  });
  version = setting.version;
}

/** Tells the manager something inside the product. */
async function notify(): Promise<void> {
  const recipient = { kind: 'user', id: managerId(), name: 'Manager', phone: null, email: null } as const;
  await desk.queue({ channels: ['platform'], recipient });
  await desk.run('platform');
}

async function steps(): Promise<{ step: string; problem: string | null }[]> {
  const { rows } = await inTransaction(desk.app.db, 1, (db) =>
    sql<{ step: string; problem: string | null }>`select step, problem from push order by push_id`.execute(
      db,
    ),
  );
  return rows;
}

beforeEach(async () => {
  desk.sim.state.messages.clear();
  Object.assign(desk.sim.state.faults, { isDown: false });
  for (const { subscriptionId } of (await manager().ok(listPushSubscriptions)).subscriptions) {
    await manager().ok(endPushSubscription, { params: { subscriptionId } });
  }
});

describe('a lab that tells no browser', () => {
  it('keeps none, and queues nothing', async () => {
    expect(await manager().ok(listPushSubscriptions)).toMatchObject({ isOn: false, subscriptions: [] });
    expect(await manager().refused(keepPushSubscription, { body: browser() })).toMatchObject({
      status: 409,
      code: 'push-off',
    });
    await notify();
    expect(await steps()).toEqual([]);
  });
});

describe('browsers of a person', () => {
  beforeAll(() => switchPush(true));

  it('are kept once, listed without their address, and taken back', async () => {
    const { subscriptions } = await allow();
    expect(await allow()).toMatchObject({
      subscriptions: [{ subscriptionId: subscriptions[0]?.subscriptionId }],
    });
    expect(subscriptions).toMatchObject([
      { device: DEVICE, service: new URL(desk.sim.url).host, lastSentAt: null },
    ]);
    expect(JSON.stringify(subscriptions)).not.toContain('/push/');
    const params = { subscriptionId: subscriptions[0]?.subscriptionId ?? '' };
    expect(await manager().ok(endPushSubscription, { params })).toMatchObject({ subscriptions: [] });
    expect(await manager().refused(endPushSubscription, { params })).toMatchObject({ status: 404 });
  });

  it('stand sealed in the table, and are forgotten when they end', async () => {
    await allow('sealed');
    const { rows } = await inTransaction(desk.app.db, 1, (db) =>
      sql<{ all: string }>`select string_agg(s::text, ' ') as all from push_subscription s`.execute(db),
    );
    expect(rows[0]?.all).not.toContain(Buffer.from('sealed').toString('hex'));
    expect(rows[0]?.all).not.toContain('/push/');
  });

  it.each([
    ['http://127.0.0.1:1/push/x', 'push-service-unknown'],
    ['https://169.254.169.254/latest', 'push-service-unknown'],
    ['https://fcm.googleapis.com@evil.example/x', 'push-service-unknown'],
    ['https://evil.example/fcm.googleapis.com', 'push-service-unknown'],
    ['http://fcm.googleapis.com/fcm/send/x', 'push-service-unknown'],
  ])('are refused at %s', async (endpoint, code) => {
    const body = { ...browser(), endpoint };
    expect(await manager().refused(keepPushSubscription, { body })).toMatchObject({ status: 400, code });
  });

  it('are refused with a key that is no point of the curve', async () => {
    const p256dh = Buffer.alloc(65, 4).toString('base64url');
    expect(await manager().refused(keepPushSubscription, { body: { ...browser(), p256dh } })).toMatchObject({
      status: 400,
      code: 'push-key-malformed',
    });
  });

  it('are ten at most', async () => {
    for (let at = 0; at < 10; at += 1) await allow(`many-${at}`);
    expect(await manager().refused(keepPushSubscription, { body: browser('one-more') })).toMatchObject({
      status: 409,
      code: 'push-devices-full',
    });
  });

  it('tell the person who allowed it last, and nobody else', async () => {
    await allow('shared');
    await desk.app.as('Front desk').ok(keepPushSubscription, { body: browser('shared') });
    expect(await manager().ok(listPushSubscriptions)).toMatchObject({ subscriptions: [] });
    await notify();
    await sendDue();
    expect(inbox()).toEqual([]);
  });
});

describe('a notice', () => {
  it('is told to each browser of its person once, encrypted, without what it says', async () => {
    await allow('one');
    await allow('two');
    await notify();
    await sendDue();
    await sendDue();
    const [noticeId] = (await manager().ok(listNotices, { query: {} })).rows.map((row) => row.noticeId);
    expect(inbox().map(({ to }) => to[0])).toEqual(expect.arrayContaining(['one', 'two']));
    expect(inbox()).toHaveLength(2);
    expect(inbox()[0]).toMatchObject({
      text: `A notice waits for you /#/notices?notice=${noticeId}`,
    });
    const { rows } = await manager().ok(listIntegrationLogs, { query: { integration: 'push' } });
    const call = await manager().ok(readIntegrationLog, { query: { logId: rows[0]?.logId ?? '' } });
    expect(call).toMatchObject({ log: { outcome: 1 }, calls: [{ status: 201, problem: null }] });
    expect(JSON.stringify(call)).not.toContain('/push/');
  });

  it('that was read before is not told', async () => {
    await allow('late');
    await notify();
    await manager().ok(readNotices, { body: { noticeIds: null } });
    await sendDue();
    expect(inbox()).toEqual([]);
    expect((await steps()).at(-1)).toEqual({ step: 'failed', problem: 'withdrawn' });
  });

  it('waits while the push service is down, and is told later', async () => {
    await allow('patient');
    await notify();
    desk.sim.state.faults.isDown = true;
    await sendDue();
    expect((await steps()).at(-1)).toEqual({ step: 'queued', problem: 'unreachable' });
    desk.sim.state.faults.isDown = false;
    await sendDue();
    expect(inbox()).toEqual([]);
    desk.later(3);
    await watchPushes(desk.services, {});
    await sendDue();
    expect(inbox()).toHaveLength(1);
  });

  it('takes a browser off the list that is gone', async () => {
    await allow('gone');
    await notify();
    desk.sim.state.browsers.delete('gone');
    await sendDue();
    expect((await steps()).at(-1)).toEqual({ step: 'failed', problem: 'undeliverable' });
    expect(await manager().ok(listPushSubscriptions)).toMatchObject({ subscriptions: [] });
    const { rows } = await manager().ok(listIntegrationLogs, { query: { integration: 'push', outcome: 2 } });
    const logId = rows[0]?.logId ?? '';
    expect(await manager().refused(repostLog, { body: { logId } })).toMatchObject({
      code: 'message-withdrawn',
    });
  });

  it('waits while the service is paused, and is given up when it is switched off', async () => {
    await allow('paused');
    await notify();
    const paused = await manager().ok(pauseIntegration, {
      body: { integration: 'push', version, reason: 'Looking into it' },
    });
    await sendDue();
    expect((await steps()).at(-1)).toEqual({ step: 'queued', problem: null });
    version = paused.version;
    await switchPush(false);
    await sendDue();
    expect((await steps()).at(-1)).toEqual({ step: 'failed', problem: 'switched-off' });
  });
});

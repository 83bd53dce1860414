import { listDispatches } from '@nidan/contract/lab/reports/dispatch-endpoints';
import { saveTemplate } from '@nidan/contract/links/delivery/template-endpoints';
import { changeIntegrationSettings } from '@nidan/contract/links/integration/integration-endpoints';
import { listBills } from '@nidan/contract/money/bills/bill-endpoints';
import { withClient } from '@nidan/server/kernel/database/connections/with-client';
import { type MsgSim, startMsgSim } from '@nidan/simulators/msg-sim/msg-sim';
import { setTimeout as wait } from 'node:timers/promises';
import type { ApiClient } from '../api-client.ts';
import { printFigure } from '../figure.ts';
import { signInAs } from '../four-stage-order.ts';
import { machineWithResults } from '../machines/burst-of-results.ts';
import type { ServerUnderTest } from '../server-under-test.ts';

const TARGET_SECONDS = 240;
/** What the counter may take beside it, against what it takes alone. */
const TARGET_RATIO = 2;
const QUIET_MS = 8_000;

/** Messages about one released report whose file is kept, each with it; and the job that sends them. */
const QUEUE = `
with person as (select user_id from membership where l_id = 1 limit 1),
m as (
  insert into message (l_id, message_id, kind, entity_id, entity_version, recipient_kind, recipient_id, recipient_name, phone, channels,
    priority, not_before, template, language, facts, document_kind, document_id, created_at, created_by)
  select 1, gen_random_uuid(), 'report', gen_random_uuid(), 1, 'patient', gen_random_uuid(), 'Bench Person',
    lpad((9100000000 + n * 100 + 1)::text, 10, '0'), '{whatsapp}', 2, now(), 'report', 'en', '{"lab": "Bench", "labNo": "B1"}', 'report', $2, now(),
    person.user_id
  from generate_series(1, $1::int) n, person returning message_id),
c as (
  insert into message_channel (l_id, message_id, channel, step, priority, next_at, queued_at)
  select 1, message_id, 'whatsapp', 'queued', 2, now(), now() from m returning 1)
select enqueue_job('deliver-messages', '{"lId": 1, "channel": "whatsapp"}'::json, 'deliver:1:whatsapp', now(), null, 'deliver:1:whatsapp:bench'),
  (select count(*) from c)`;

/** Sets up the service over the stand-in, with words that it takes. */
async function setUp(manager: ApiClient, { url, state }: MsgSim): Promise<void> {
  const { accessToken, appSecret, verifyToken } = state.keys;
  state.faults.tellMs = null;
  state.takesUnknown = true;
  const words = {
    name: 'report',
    channel: 'whatsapp',
    language: 'en',
    subject: '',
    category: 'service',
  } as const;
  await manager.call(changeIntegrationSettings, {
    body: {
      integration: 'whatsapp',
      version: 0,
      address: `${url}/v23.0`,
      options: { phoneNumberId: '104857600000000' },
      secrets: { accessToken, appSecret, verifyToken },
      isOn: true,
    },
  });
  // The demo lab has words of its own, which stay.
  await manager
    .call(saveTemplate, {
      body: { ...words, body: '{lab}: {labNo}', registeredId: 'bench', registeredText: null, version: 0 },
    })
    .catch(() => undefined);
}

/** 95 of 100 reads of the counter are faster, in ms; it looks until it is told that it is over. */
async function counterMs(desk: ApiClient, isOver: () => boolean): Promise<number> {
  const times: number[] = [];
  while (!isOver()) {
    for (const read of [
      () => desk.call(listBills, { query: { limit: 50 } }),
      () => desk.call(listDispatches, { query: { limit: 50 } }),
    ]) {
      const began = performance.now();
      await read();
      times.push(performance.now() - began);
    }
    await wait(50);
  }
  return times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? 0;
}

async function untilSent(url: string): Promise<void> {
  await withClient(url, async (client) => {
    for (;;) {
      const { rows } = await client.query<{ left: number }>(
        "select count(*)::int as left from message_channel where l_id = 1 and step = 'queued' and channel = 'whatsapp'",
      );
      if (rows[0]?.left === 0) return;
      await wait(250);
    }
  });
}

/**
 * How long so many messages with PDFs take over a service beside work at the counter, what the counter takes then, and how long results of a
 * machine that come in a burst wait behind them.
 */
export async function measureDelivery(server: ServerUnderTest, count: number): Promise<void> {
  const sim = await startMsgSim();
  const env = { NIDAN_ROLE: 'all', MESSAGE_TARGETS: sim.targets.join(',') };
  const beside = await server.beside(server.urls.adminUrl, { flags: [], env });
  const manager = await signInAs(beside.port, 'manager');
  const desk = await signInAs(beside.port, 'asmita.deo');
  const { checkerUrl } = server.urls;
  const machine = await machineWithResults({ manager, port: beside.port, checkerUrl });
  try {
    await setUp(manager, sim);
    const quietUntil = performance.now() + QUIET_MS;
    const quiet = await counterMs(desk, () => performance.now() > quietUntil);
    const reportId = await withClient(server.urls.adminUrl, async (client) => {
      const { rows } = await client.query<{ report_id: string }>(
        'select report_id from report_pdf where l_id = 1 limit 1',
      );
      return rows[0]?.report_id;
    });
    if (reportId === undefined) throw new Error('The lab has no report whose file is kept');
    const began = performance.now();
    await withClient(server.urls.adminUrl, (client) => client.query(QUEUE, [count, reportId]));
    let isSent = false;
    const busy = counterMs(desk, () => isSent);
    const burst = machine.send(count);
    await untilSent(server.urls.adminUrl);
    isSent = true;
    const seconds = (performance.now() - began) / 1_000;
    const came = [...sim.state.messages.values()].filter(({ files }) => files.length > 0).length;
    printFigure({
      name: 'delivery_of_reports',
      value: seconds,
      unit: `s for ${count} messages, ${came} with their PDF at their reader`,
      target: `<= ${TARGET_SECONDS} for 5000`,
      ok: seconds <= (TARGET_SECONDS * count) / 5_000 && came === count,
    });
    await burst;
    const ratio = (await busy) / quiet;
    printFigure({
      name: 'counter_beside_delivery',
      value: ratio,
      unit: `times its p95 of ${Math.round(quiet)} ms`,
      target: `<= ${TARGET_RATIO}`,
      ok: ratio <= TARGET_RATIO,
    });
  } finally {
    manager.close();
    desk.close();
    await machine.stop();
    await beside.stop();
    await sim.stop();
  }
}

import {
  eventsByActivity,
  eventsByEntity,
  eventsByUser,
  readEvent,
  readsByUser,
  readsOfPatient,
} from '@nidan/contract/base/audit/audit-endpoints';
import { currentSession, pickLab } from '@nidan/contract/base/identity/identity-endpoints';
import { withClient } from '@nidan/server/kernel/database/connections/with-client';
import { ApiClient } from '../api-client.ts';
import { printFigure } from '../figure.ts';
import { measure } from './reads-at-scale.ts';
import type { ServerUnderTest } from '../server-under-test.ts';

/** Events of 20 people in eight activities, one of them rare, eight events a bill; ids and times go back 2 seconds each. */
const events = `
insert into event (l_id, event_id, at, user_id, role_name, entity_kind, entity_id, bill_id, action, after, request_id)
select 1, (lpad(to_hex((extract(epoch from t.at) * 1000)::bigint), 12, '0') || '7000' || '8000' || lpad(to_hex(n), 12, '0'))::uuid,
  t.at, p.ids[1 + n % array_length(p.ids, 1)], 'Front desk', 'BILL', md5((n / 8)::text)::uuid, md5((n / 8)::text)::uuid,
  case when n % 5000 = 0 then 'seldom' else 'act' || n % 7 end, '{"discountPaise": 100}', 'bench'
from generate_series(1, $1::int) n, lateral (select now() - (n * 2 || ' seconds')::interval as at) t,
  (select array_agg(user_id) as ids from login_user) p`;

/** Answers that showed ten people each, of 50,000; a person sees the same ones again within a day. */
const reads = `
insert into patient_read (l_id, read_id, at, user_id, role_name, address, route, subjects, request_id)
select 1, (lpad(to_hex((extract(epoch from t.at) * 1000)::bigint), 12, '0') || '7000' || '8000' || lpad(to_hex(n), 12, '0'))::uuid,
  t.at, p.ids[1 + n % array_length(p.ids, 1)], 'Front desk', '10.0.0.1', 'GET /api/bills',
  array(select md5(((n / 100 + k) % 50000)::text)::uuid from generate_series(0, 9) k), 'bench'
from generate_series(1, $1::int) n, lateral (select now() - (n * 2 || ' seconds')::interval as at) t,
  (select array_agg(user_id) as ids from login_user) p`;

const seen = `
insert into patient_seen (l_id, subject_id, day, user_id)
select distinct 1, s.id, (r.at at time zone 'UTC')::date, r.user_id from patient_read r, unnest(r.subjects) s(id)
on conflict do nothing`;

async function manager(port: number): Promise<ApiClient> {
  const client = new ApiClient(port);
  await client.signIn('manager', 'nidan-demo');
  const { labs } = await client.call(currentSession);
  await client.call(pickLab, { body: { lId: 1, locationId: labs[0]?.locations[0]?.locationId ?? null } });
  return client;
}

/** Time of the audit's lists over HTTP on many events, and of who saw whom on twice as many reads. */
export async function measureAudit(server: ServerUnderTest, count: number): Promise<void> {
  const began = performance.now();
  await withClient(server.urls.adminUrl, async (client) => {
    await client.query("set session_replication_role = 'replica'; set work_mem = '256MB'");
    await client.query(events, [count]);
    await client.query(reads, [count * 2]);
    await client.query(seen);
    await client.query('vacuum analyze event, patient_read, patient_seen');
  });
  const seconds = (performance.now() - began) / 1_000;
  printFigure({ name: 'audit_load', value: seconds, unit: `s for ${count} events and ${count * 2} reads` });
  const client = await manager(server.port);
  const { userId } = await client.call(currentSession);
  const { rows } = await client.call(eventsByActivity, {
    query: { entityKind: 'BILL', action: 'seldom', limit: 1 },
  });
  const [event] = rows;
  if (event === undefined) throw new Error('The load has left no event');
  const old = new Date(Date.now() - count * 1_000).toISOString();
  const { entityId, eventId } = event;
  const patientId = await withClient(server.urls.adminUrl, async (db) => {
    const found = await db.query<{ id: string }>("select md5('777')::uuid::text as id");
    return found.rows[0]?.id ?? '';
  });
  for (const [name, call] of [
    ['audit_of_record', () => client.call(eventsByEntity, { query: { entityKind: 'BILL', entityId } })],
    ['audit_of_person', () => client.call(eventsByUser, { query: { userId } })],
    ['audit_of_person_half_way_back', () => client.call(eventsByUser, { query: { userId, to: old } })],
    [
      'audit_of_rare_activity',
      () => client.call(eventsByActivity, { query: { entityKind: 'BILL', action: 'seldom' } }),
    ],
    ['audit_of_everything', () => client.call(eventsByActivity, { query: {} })],
    ['audit_details', () => client.call(readEvent, { query: { eventId } })],
  ] as const)
    await measure({ name, most: 20, call });
  for (const [name, call] of [
    ['who_saw_a_patient', () => client.call(readsOfPatient, { query: { patientId } })],
    ['what_a_person_saw', () => client.call(readsByUser, { query: { userId } })],
  ] as const)
    await measure({ name, most: 1_000, call });
  client.close();
}

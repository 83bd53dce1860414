import {
  acceptIncoming,
  acceptOrder,
  announceSamples,
  listIncoming,
} from '@nidan/contract/lab/incoming/incoming-endpoints';
import {
  announceOwnOrder,
  announceOwnOrdersFile,
  announceOwnSamples,
  announceOwnSamplesFile,
  listOwnIncoming,
  listOwnOrders,
} from '@nidan/contract/lab/incoming/own-announced-endpoints';
import { createApiKey } from '@nidan/contract/base/users/api-key-endpoints';
import { createAgency, listAgencies } from '@nidan/contract/people/referrers/agency-endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../kernel/database/new-id.ts';
import { personWith } from '../../../testing/person-with.ts';
import { startTestApp, type TestApp, type TestClient } from '../../../testing/test-app.ts';
import { announcedCsv, orderToAnnounce, sampleToAnnounce } from './testing/announced.ts';

/** The rights of the usual role of an agency. */
const RIGHTS = { catalog: 4, masters: 4, patients: 12, bills: 12, reports: 4 };

let app: TestApp;
let agencyId = '';
let own = '';
let client: TestClient;
let other: TestClient;
beforeAll(async () => {
  app = await startTestApp();
  const [mine, another] = [newId(), newId()];
  agencyId = mine;
  for (const [id, name] of [
    [mine, 'Shivneri Clinic'],
    [another, 'Panchvati Hospital'],
  ] as const)
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await app.as('Manager').ok(createAgency, { body: { agencyId: id, name } });
  const { rows } = await app.as('Manager').ok(listAgencies, { query: { limit: 200 } });
  own = rows.find((row) => row.agencyId === mine)?.code ?? '';
  ({ client } = await personWith(app, RIGHTS, { userType: 'AGENCY', agencyId: mine }));
  ({ client: other } = await personWith(app, RIGHTS, { userType: 'AGENCY', agencyId: another }));
});
afterAll(() => app.close());

function withoutCode<Body extends { clientCode: string }>(body: Body): Omit<Body, 'clientCode'> {
  const { clientCode: _code, ...rest } = body;
  return rest;
}

describe('a user of an agency', () => {
  it('announces samples and orders under its own code, and follows them; the lab takes them', async () => {
    const sample = withoutCode(sampleToAnnounce());
    const { samples } = await client.ok(announceOwnSamples, { body: { samples: [sample] } });
    expect(samples).toMatchObject([{ barcode: sample.barcode, clientCode: own, can: [] }]);
    const order = await client.ok(announceOwnOrder, { body: withoutCode(orderToAnnounce()) });
    expect(order).toMatchObject({ clientCode: own, samples: 1, can: [] });
    expect((await client.ok(listOwnIncoming)).rows.map(({ clientCode }) => clientCode)).toEqual([own, own]);
    expect((await client.ok(listOwnOrders)).rows).toMatchObject([{ orderId: order.orderId }]);
    const { incomingId, version } = samples[0] ?? { incomingId: '', version: 0 };
    const accept = { body: { incomingId, version } };
    expect(await client.refused(acceptIncoming, accept)).toMatchObject({ status: 403 });
    expect(await app.as('Front desk').ok(acceptIncoming, accept)).toMatchObject({ statusLabel: 'accepted' });
    expect((await client.ok(listOwnIncoming, { query: { status: 10 } })).rows).toMatchObject([
      { incomingId },
    ]);
  });

  it('announces under no other code, and sees nothing of another sender', async () => {
    const body = { samples: [sampleToAnnounce({ clientCode: 'OTHER' })] };
    expect(await client.refused(announceOwnSamples, { body })).toMatchObject({
      status: 403,
      code: 'incoming-of-other-sender',
    });
    await app.as('Front desk').ok(announceSamples, { body: { samples: [sampleToAnnounce()] } });
    expect((await other.ok(listOwnIncoming)).rows).toEqual([]);
    expect((await other.ok(listOwnOrders)).rows).toEqual([]);
    expect((await app.as('Accountant').ok(listOwnIncoming)).rows).toEqual([]);
  });

  it('takes no step with what it announced, whatever its rights', async () => {
    const rights = { ...RIGHTS, samples: 15 };
    const { client: strong } = await personWith(app, rights, { userType: 'AGENCY', agencyId });
    const { rows } = await strong.ok(listIncoming);
    const [sample] = rows;
    expect(sample).toMatchObject({ clientCode: own, can: [] });
    const body = { incomingId: sample?.incomingId ?? '', version: sample?.version ?? 0 };
    expect(await strong.refused(acceptIncoming, { body })).toMatchObject({ status: 404 });
    const { orderId, version } = await strong.ok(announceOwnOrder, { body: withoutCode(orderToAnnounce()) });
    expect(await strong.refused(acceptOrder, { body: { orderId, version } })).toMatchObject({ status: 404 });
  });

  it('announces files, whose rows may leave out the sender', async () => {
    const barcode = sampleToAnnounce().barcode;
    const rows = announcedCsv({ barcode, sender: '' }, { barcode: sampleToAnnounce().barcode, sender: own });
    expect(await client.ok(announceOwnSamplesFile, { body: rows })).toEqual({ announced: 2 });
    const { requestNo } = orderToAnnounce();
    const orders = announcedCsv({ request_no: requestNo, sender: '' });
    expect(await client.ok(announceOwnOrdersFile, { body: orders })).toEqual({ announced: 1 });
    const foreign = announcedCsv({ barcode: sampleToAnnounce().barcode, sender: 'OTHER' });
    expect(await client.refused(announceOwnSamplesFile, { body: foreign })).toMatchObject({
      code: 'announced-file-refused',
      errors: [{ field: 'rows.2.sender' }],
    });
    const again = await client.refused(announceOwnOrdersFile, { body: orders });
    expect(again.errors).toMatchObject([{ field: 'rows.2.request_no' }]);
  });
});

it('an API key of an agency announces under its code', async () => {
  const { userId } = await personWith(app, RIGHTS, { userType: 'API', agencyId });
  const expiresAt = new Date(Date.now() + 86_400_000).toISOString();
  const key = { keyId: newId(), userId, name: 'HIS', rights: { bills: 12 }, expiresAt };
  const { secret } = await app.as('Manager').ok(createApiKey, { body: key });
  const sample = withoutCode(sampleToAnnounce());
  const answer = await app.app.inject({
    method: 'POST',
    url: announceOwnSamples.path,
    query: { l_id: '1' },
    headers: { authorization: `Bearer ${secret}`, 'idempotency-key': newId() },
    payload: { samples: [sample] },
  });
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({ samples: [{ barcode: sample.barcode, clientCode: own }] });
});

it('a user of the lab names the sender and needs the right to samples', async () => {
  const body = { samples: [withoutCode(sampleToAnnounce())] };
  expect(await app.as('Manager').refused(announceOwnSamples, { body })).toMatchObject({ status: 400 });
  const { client: biller } = await personWith(app, { bills: 15 });
  const named = { samples: [sampleToAnnounce()] };
  expect(await biller.refused(announceOwnSamples, { body: named })).toMatchObject({ status: 403 });
});

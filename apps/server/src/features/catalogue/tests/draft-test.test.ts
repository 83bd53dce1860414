import {
  discardTestDraft,
  publishTest,
  saveTestDraft,
} from '@nidan/contract/catalogue/tests/test-draft-endpoints';
import {
  changeTestStatus,
  cloneTest,
  readTestDetails,
  updateTest,
} from '@nidan/contract/catalogue/tests/test-edit-endpoints';
import type { Endpoint } from '@nidan/contract/kernel/endpoint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../kernel/database/new-id.ts';
import { eventsOf } from '../../../testing/events-of.ts';
import { personWith } from '../../../testing/person-with.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { testDetails } from '../versions/testing/catalogue-of-lab.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const manager = () => app.as('Manager');

/** A test of the lab with a draft by its manager. */
async function drafted(code: string, changes: { readonly tatHours?: number; readonly mrpPaise?: number }) {
  const { testId, edition } = await testDetails(app, code);
  return manager().ok(saveTestDraft, { body: { testId, edition, ...changes } });
}

describe.each<[string, Endpoint, object]>([
  ['saveTestDraft', saveTestDraft, { tatHours: 3 }],
  ['publishTest', publishTest, {}],
  ['discardTestDraft', discardTestDraft, {}],
])('%s', (_, endpoint, part) => {
  it('needs a session, the right to change masters, and a test of the lab with its edition', async () => {
    const { testId, edition } = await testDetails(app, 'HB');
    const body = { testId, edition, ...part };
    expect(await app.asNobody().refused(endpoint, { body })).toMatchObject({ status: 401 });
    expect(await app.as('Technician').refused(endpoint, { body })).toMatchObject({ status: 403 });
    expect(await app.asOther('Manager').refused(endpoint, { body })).toMatchObject({ status: 404 });
    const stray = { ...body, testId: newId() };
    expect(await manager().refused(endpoint, { body: stray })).toMatchObject({ status: 404 });
    expect(await manager().refused(endpoint, { body: { ...body, edition: 0 } })).toMatchObject({
      status: 400,
      errors: [expect.objectContaining({ field: 'edition' })],
    });
    expect(await manager().refused(endpoint, { body: { ...body, edition: edition + 1 } })).toMatchObject({
      code: 'stale-version',
    });
  });
});

it('a draft changes nothing of the test, and holds only what differs', async () => {
  const { name, tatHours, version, edition } = await testDetails(app, 'UREA');
  const call = { key: newId(), body: { ...(await idOf('UREA')), edition, name, tatHours: tatHours + 1 } };
  const after = await manager().ok(saveTestDraft, call);
  expect(await manager().ok(saveTestDraft, call)).toEqual(after);
  expect(after).toMatchObject({ version, tatHours, edition: edition + 1 });
  expect(after.draft).toMatchObject({
    basedOn: version,
    writtenBy: 'Test Manager',
    definition: { name, tatHours: tatHours + 1 },
  });
  const [event] = await eventsOf(app, after.testId, 'saveDraft');
  expect(event).toMatchObject({ before: { tatHours }, after: { tatHours: tatHours + 1 } });
  expect(event?.after).not.toHaveProperty('name');
});

async function idOf(code: string) {
  const { testId } = await testDetails(app, code);
  return { testId };
}

it('what a draft leaves out it keeps, and what says the same as the version in use ends it', async () => {
  const { tatHours, method } = await testDetails(app, 'CA');
  const first = await drafted('CA', { tatHours: tatHours + 1 });
  const { testId } = first;
  const both = await manager().ok(saveTestDraft, {
    body: { testId, edition: first.edition, method: 'By hand' },
  });
  expect(both.draft?.definition).toMatchObject({ tatHours: tatHours + 1, method: 'By hand' });
  const none = await manager().ok(saveTestDraft, {
    body: { testId, edition: both.edition, tatHours, method },
  });
  expect(none).toMatchObject({ draft: null, edition: both.edition + 1 });
  expect((await eventsOf(app, testId, 'discardDraft')).length).toBe(1);
});

it('may be incomplete, but names only what the lab has', async () => {
  const { testId, edition } = await testDetails(app, 'MG');
  const stray = { testId, edition, parameters: [{ parameterId: newId(), group: null, mandatory: true }] };
  expect(await manager().refused(saveTestDraft, { body: stray })).toMatchObject({
    errors: [{ field: 'parameters.0.parameterId' }],
  });
  const bare = await manager().ok(saveTestDraft, { body: { testId, edition, parameters: [] } });
  expect(bare.draft?.definition.parameters).toEqual([]);
  const body = { testId, edition: bare.edition };
  expect(await manager().refused(publishTest, { body })).toMatchObject({
    errors: [{ field: 'parameters', msg: 'test MG must have parameters just when it is a test' }],
  });
  expect(await manager().ok(readTestDetails, { query: { testId } })).toEqual(bare);
});

it('is published as the next version, once, and is gone then', async () => {
  const { version } = await testDetails(app, 'CRP');
  const { testId, edition, tatHours } = await drafted('CRP', { tatHours: 2 });
  const call = { key: newId(), body: { testId, edition, reason: 'A second analyser' } };
  const made = await manager().ok(publishTest, call);
  expect(await manager().ok(publishTest, call)).toEqual(made);
  expect(made).toMatchObject({ version: version + 1, tatHours: 2, draft: null });
  expect(made.edition).toBeGreaterThan(edition);
  const [event] = await eventsOf(app, testId, 'update');
  expect(event).toMatchObject({
    before: { tatHours },
    after: { tatHours: 2 },
    reason: 'A second analyser',
  });
  const again = { testId, edition: made.edition };
  expect(await manager().refused(publishTest, { body: again })).toMatchObject({
    status: 400,
    errors: [{ field: 'edition', msg: 'The test has no draft: save one first' }],
  });
});

it('is given up only as it was looked at, and never counts from the beginning again', async () => {
  const first = await drafted('NA', { mrpPaise: 50_000 });
  const { testId } = first;
  const gone = await manager().ok(discardTestDraft, { body: { testId, edition: first.edition } });
  expect(gone).toMatchObject({ draft: null, edition: first.edition + 1 });
  const { client } = await personWith(app, { masters: 15, catalog: 15 });
  await client.ok(saveTestDraft, { body: { testId, edition: gone.edition, mrpPaise: 60_000 } });
  for (const edition of [first.edition, gone.edition])
    expect(await manager().refused(discardTestDraft, { body: { testId, edition } })).toMatchObject({
      code: 'stale-version',
    });
  expect((await testDetails(app, 'NA')).draft?.definition.mrpPaise).toBe(60_000);
});

it('that was written over an earlier version is saved again before it is published; nothing is lost', async () => {
  const { testId, version, edition } = await drafted('ESR', { tatHours: 1.5 });
  const other = await manager().ok(updateTest, { body: { testId, version, method: 'Another one' } });
  expect(await manager().refused(publishTest, { body: { testId, edition } })).toMatchObject({
    code: 'stale-version',
  });
  expect(other.draft).toMatchObject({
    basedOn: version,
    definition: { tatHours: 1.5, method: 'Another one' },
  });
  const seen = { testId, edition: other.edition };
  expect(await manager().refused(publishTest, { body: seen })).toMatchObject({
    status: 409,
    code: 'stale-version',
    changedBy: 'Test Manager',
  });
  const saved = await manager().ok(saveTestDraft, { body: seen });
  expect(saved.draft).toMatchObject({ basedOn: version + 1 });
  const made = await manager().ok(publishTest, { body: { testId, edition: saved.edition } });
  expect(made).toMatchObject({ tatHours: 1.5, method: 'Another one', version: version + 2 });
});

it('at once by four is saved by one of them, and published by one', async () => {
  const { testId, edition } = await testDetails(app, 'K');
  const saves = await Promise.all(
    [1, 2, 3, 4].map((tatHours) =>
      manager().call(saveTestDraft, { body: { testId, edition, tatHours: tatHours / 8 } }),
    ),
  );
  expect(saves.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409]);
  const body = { testId, edition: edition + 1 };
  const published = await Promise.all([1, 2, 3].map(() => manager().call(publishTest, { body })));
  expect(published.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
});

it('stands over a change of state', async () => {
  const { client } = await personWith(app, { masters: 15, catalog: 15 });
  const { testId, version, mrpPaise, isFree } = await testDetails(app, 'PHOS');
  const own = { testId, ofVersion: version, code: 'PHOS_B', name: 'A second one', mrpPaise, isFree };
  const made = await client.ok(cloneTest, { body: own });
  const draft = await client.ok(saveTestDraft, {
    body: { testId: made.testId, edition: made.edition, tatHours: 5 },
  });
  const step = { testId: made.testId, version: draft.version, action: 'enable' } as const;
  const enabled = await client.ok(changeTestStatus, { body: step });
  expect(enabled.draft).toMatchObject({ basedOn: made.version, definition: { tatHours: 5 } });
});

import { listFindings } from '@nidan/contract/links/imports/import-endpoints';
import { createFirm, listLocations } from '@nidan/contract/base/organisation/organisation-endpoints';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eventsOf } from '../../../testing/events-of.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { triedImport, writtenImport } from '../../links/imports/testing/import-of-lab.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

async function locations() {
  const { rows } = await app.as('Manager').ok(listLocations, { query: { all: true } });
  return new Map(rows.map((row) => [row.name, row]));
}

it('a file adds a location and changes one with its version and one event', async () => {
  const firm = { name: 'Sahyadri LLP', labIdPrefix: 'SAH' };
  await app.as('Manager').ok(createFirm, { body: firm });
  const head = 'name,address,phone,kind,firm,status';
  const bad = `${head}\nAundh,2 Lane,9876501234,centre,Nobody,draft\nBaner centre,New lane,,lab,,\n`;
  expect((await triedImport(app, 'locations', bad)).counts).toMatchObject({ new: 0, changed: 1, bad: 1 });
  const good = bad.replace('Nobody', firm.name);
  const written = await writtenImport(app, await triedImport(app, 'locations', good));
  expect(written).toMatchObject({ state: 'success', counts: { new: 1, changed: 1 } });
  const found = await locations();
  expect(found.get('Aundh')).toMatchObject({
    kind: 'centre',
    firm: firm.name,
    statusLabel: 'draft',
    version: 1,
  });
  expect(found.get('Baner centre')).toMatchObject({ address: 'New lane', phone: '', version: 2 });
  const [event] = await eventsOf(app, found.get('Baner centre')?.locationId ?? '', 'update');
  expect(event).toMatchObject({ entity_kind: 'LOCATION', after: { address: 'New lane', phone: '' } });
});

it.each([
  ['firm', 'name,firm\nMain lab,Nobody\n', /has no firm of this name/],
  ['kind', 'name,kind\nMain lab,shop\n', /is none of lab, centre/],
  ['phone', 'name,phone\nMain lab,12\n', /phone/],
  ['name', 'name\nmain LAB\n', /The same as Main lab: write it like that/],
  ['status', 'name,status\nMain lab,draft\n', /cannot become/],
  ['status', 'name,status\nFresh,disabled\n', /cannot be disabled yet/],
])('a wrong %s is told at its column', async (column, file, reason) => {
  const { importId, counts } = await triedImport(app, 'locations', file);
  expect(counts).toMatchObject({ bad: 1 });
  const { rows } = await app.as('Manager').ok(listFindings, { params: { importId }, query: {} });
  expect(rows).toMatchObject([{ rowNo: 2, faults: [{ column, reason: expect.stringMatching(reason) }] }]);
});

function closing(names: readonly string[]): string {
  return `name,status\n${names.map((name) => `${name},disabled\n`).join('')}`;
}

it('a file closes some locations, but never all of them', async () => {
  const names = [...(await locations()).values()]
    .filter(({ status }) => status === 1)
    .map(({ name }) => name);
  const { importId, counts } = await triedImport(app, 'locations', closing(names));
  expect(counts).toMatchObject({ bad: names.length });
  const { rows } = await app.as('Manager').ok(listFindings, { params: { importId }, query: {} });
  expect(rows[0]?.faults[0]?.reason).toMatch(/stays enabled: it is the only enabled one/);
  const some = await triedImport(app, 'locations', closing(names.filter((name) => name !== 'Main lab')));
  await writtenImport(app, some);
  const enabled = [...(await locations()).values()].filter(({ status }) => status === 1);
  expect(enabled.map(({ name }) => name)).toEqual(['Main lab']);
});

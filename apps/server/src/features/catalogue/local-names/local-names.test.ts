import { listLocalNames, setLocalName } from '@nidan/contract/catalogue/local-names/local-name-endpoints';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../../../kernel/database/new-id.ts';
import { eventsOf } from '../../../testing/events-of.ts';
import { releasedReport, storedRevision } from '../../../testing/report-on-desk.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const manager = () => app.as('Manager');
async function nameOf(code: string) {
  const { rows } = await manager().ok(listLocalNames, { query: { q: code, thing: 'parameter' } });
  const found = rows.find((row) => row.code === code);
  if (found === undefined) throw new Error(`No name of ${code}`);
  return found;
}
async function named(code: string, names: { hi?: string; mr?: string }) {
  const { thing, id, version, hi, mr } = await nameOf(code);
  return { thing, id, version, hi, mr, ...names };
}

it('a lab begins with names of the usual tests and parameters, and sees which lack one', async () => {
  expect(await nameOf('HB')).toMatchObject({
    name: 'Haemoglobin',
    hi: 'हीमोग्लोबिन',
    mr: 'हिमोग्लोबिन',
    version: 1,
  });
  const { rows } = await manager().ok(listLocalNames, { query: { open: true, thing: 'test' } });
  expect(rows.filter(({ hi, mr }) => hi !== '' && mr !== '')).toEqual([]);
  expect(rows.length).toBeGreaterThan(0);
});

it('refuses a name that is not in Devanagari, a version that is not the latest, and who may not', async () => {
  const latin = await named('HB', { hi: 'Haemoglobin' });
  expect(await manager().refused(setLocalName, { body: latin })).toMatchObject({
    errors: [{ field: 'hi', msg: 'Please write it in Devanagari, or leave it empty for the English name' }],
  });
  const stale = await named('HB', { hi: 'हीमो' });
  expect(await manager().refused(setLocalName, { body: { ...stale, version: 9 } })).toMatchObject({
    code: 'stale-version',
  });
  expect(await manager().refused(setLocalName, { body: { ...stale, id: newId() } })).toMatchObject({
    code: 'not-found',
  });
  expect((await app.as('Technician').call(setLocalName, { body: stale })).status).toBe(403);
});

it('a report has the names of its day in the language of its bill, and keeps both', async () => {
  const { reportId } = await releasedReport(app, { HB: { HB: '9.8' } }, { language: 'mr' });
  const first = (await storedRevision(app, reportId)).snapshot;
  expect(first.language).toBe('mr');
  expect(first.tests[0]?.results[0]).toMatchObject({ name: 'Haemoglobin', localName: 'हिमोग्लोबिन' });
  expect(first.disclaimer).toContain('निकाल फक्त मिळालेल्या नमुन्याचे आहेत');

  const { id } = await nameOf('HB');
  await manager().ok(setLocalName, { body: await named('HB', { mr: 'हिमोग्लोबिन (रक्त)' }) });
  expect(await eventsOf(app, id, 'update')).toMatchObject([
    { before: { nameMarathi: 'हिमोग्लोबिन' }, after: { nameMarathi: 'हिमोग्लोबिन (रक्त)' } },
  ]);
  expect((await storedRevision(app, reportId)).snapshot).toEqual(first);
});

it('a report in English says nothing of other names', async () => {
  const { reportId } = await releasedReport(app, { HB: { HB: '9.8' } });
  const { snapshot } = await storedRevision(app, reportId);
  expect(JSON.stringify(snapshot)).not.toMatch(/localName|"language":/u);
});

import { PROGRAMS } from '@nidan/domain/access/programs';
import { changeLabSwitches } from '@nidan/contract/base/settings/lab-setting-endpoints';
import {
  listAgencyInvoices,
  listInvoiceRuns,
} from '@nidan/contract/money/agency-invoices/agency-invoice-endpoints';
import { addDays } from '@nidan/domain/time/calendar-date';
import { DEFAULT_ZONE, instantIn } from '@nidan/domain/time/zone';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { withClient } from '../../../../kernel/database/connections/with-client.ts';
import { offencesIn } from '../../../../testing/offences-in.ts';
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { dayAgo, indebted } from '../testing/invoice-of-lab.ts';
import { beginNightRuns } from './begin-night-runs.ts';
import { cutRun } from './cut-run.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const accountant = () => app.as('Accountant');

const timeOf = (date: string, hour: number, minute = 0): Date =>
  instantIn(DEFAULT_ZONE, { date, hour, minute, second: 0 });

/** Switches the nights, now or at 1:00 today: before that the day before still goes on. */
async function setNight(value: boolean, version: number): Promise<void> {
  const changes = [{ name: 'cutInvoicesAtNight', value, version }];
  const now = new Date(Math.max(Date.now(), timeOf(dayAgo(0), 1).getTime()));
  Object.assign(app.services, { clock: () => now });
  await app.as('Manager').ok(changeLabSwitches, { body: { changes, reason: 'Agreed with accounts' } });
  Object.assign(app.services, { clock: () => new Date() });
}

/** The job runs at a time of the lab, so many days from today. */
async function tick(days: number, hour: number, minute = 0): Promise<void> {
  const now = timeOf(addDays(dayAgo(0), days), hour, minute);
  await beginNightRuns({ ...app.services, clock: () => now }, {});
}

/** Runs of the night of agencies that are invoiced day by day, the first first. */
async function nightRuns() {
  const { rows } = await accountant().ok(listInvoiceRuns, { query: { limit: 50 } });
  return rows
    .filter(({ cycle, begunBy }) => cycle === 'daily' && begunBy === PROGRAMS.invoices.name)
    .map(({ runId, from, isDone, made }) => ({ runId, from, isDone, made }))
    .toReversed();
}

/** How many jobs wait to cut a run. */
async function waiting(runId: string): Promise<number> {
  const { rows } = await withClient(app.database.jobsUrl, (client) =>
    client.query(`select from graphile_worker._private_jobs where payload ->> 'runId' = $1`, [runId]),
  );
  return rows.length;
}

it('cuts a cycle once after its last day, as drafts, whatever breaks off on the way', async () => {
  const ids = [await indebted(app), await indebted(app)];
  await tick(1, 2);
  expect(await nightRuns()).toEqual([]);
  await setNight(true, 0);
  // What ended before it was switched on is for people.
  await tick(0, 23);
  // The day that ends is still going on.
  await tick(1, 0, 45);
  expect(await nightRuns()).toEqual([]);
  await Promise.all([tick(1, 1), tick(1, 1, 15)]);
  await tick(1, 9);
  const [run, ...others] = await nightRuns();
  expect(others).toEqual([]);
  expect(run).toMatchObject({ from: dayAgo(0), isDone: false, made: 0 });
  const key = { lId: app.lab.lId, runId: run?.runId ?? '' };
  expect(await waiting(key.runId)).toBe(1);
  // A worker dies behind the first agency.
  let looked = 0;
  const dying = new Proxy(app.services, {
    get: (services, name, receiver) => {
      if (name === 'clock' && (looked += 1) > 1) throw new Error('killed');
      return Reflect.get(services, name, receiver) as unknown;
    },
  });
  await expect(cutRun(dying, key)).rejects.toThrow('killed');
  await tick(1, 10);
  await Promise.all([cutRun(app.services, key), cutRun(app.services, key)]);
  await tick(1, 11);
  expect(await nightRuns()).toMatchObject([{ isDone: true }]);
  for (const agencyId of ids) {
    // oxlint-disable-next-line no-await-in-loop -- two, one after the other
    const { rows } = await accountant().ok(listAgencyInvoices, { query: { agencyId } });
    expect(rows).toMatchObject([{ state: 'draft', cutBy: PROGRAMS.invoices.name, totalPaise: 50_000 }]);
  }
  await tick(2, 1);
  expect((await nightRuns()).map(({ from }) => from)).toEqual([dayAgo(0), dayAgo(-1)]);
  await setNight(false, 1);
  await tick(3, 1);
  expect(await nightRuns()).toHaveLength(2);
  expect(await offencesIn(app)).toEqual([]);
});

import { NO_LIMITS } from '@nidan/domain/ranges/range-limits';
import { saveRangeDraft } from '@nidan/contract/catalogue/parameters/parameter-edit-endpoints';
import { readDraftEffect } from '@nidan/contract/lab/results/draft-effect-endpoint';
import { END_OF_AGE_DAYS } from '@nidan/domain/ranges/range-coverage';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../../../kernel/database/new-id.ts';
import { billOnBench, enter } from '../../../testing/bill-on-bench.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { parameterDetails } from '../../catalogue/versions/testing/catalogue-of-lab.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const effectOf = (parameterId: string) => app.as('Manager').ok(readDraftEffect, { query: { parameterId } });

/** Drafts one interval for everybody, 12 to 17 g/dL, in the place of those by sex and age. */
async function draftWider(parameterId: string): Promise<void> {
  const limits = {
    ...NO_LIMITS,
    low: 12,
    high: 17,
    text: null,
    bands: [],
  };
  const range = { sex: null, ageFromDays: 0, ageToDays: END_OF_AGE_DAYS, ...limits };
  await app.as('Manager').ok(saveRangeDraft, { body: { parameterId, ranges: [range] } });
}

it('a draft tells how many of the last results would have another flag, and of whom', async () => {
  const { parameterId } = await parameterDetails(app, 'HB');
  const query = { parameterId };
  expect(await app.as('Manager').refused(readDraftEffect, { query })).toMatchObject({
    status: 409,
    code: 'range-draft-missing',
  });
  for (const value of ['12.5', '12.8', '14.0'])
    await enter(app, await billOnBench(app, { testCodes: ['HB'] }), { HB: { HB: value } });
  await draftWider(parameterId);
  const { results, isCut, changes } = await effectOf(parameterId);
  expect({ results, isCut }).toEqual({ results: 3, isCut: false });
  expect(changes).toEqual([{ sex: 'M', isChild: false, before: 'L', after: null, count: 2 }]);
});

it('a value that was entered anew counts once, as it is now', async () => {
  const { parameterId } = await parameterDetails(app, 'HB');
  const former = await effectOf(parameterId);
  const billId = await billOnBench(app, { testCodes: ['HB'] });
  await enter(app, billId, { HB: { HB: '12.5' } });
  await enter(app, billId, { HB: { HB: '14.1' } });
  const next = await effectOf(parameterId);
  expect(next.results).toBe(former.results + 1);
  expect(next.changes).toEqual(former.changes);
});

it('is for whoever may read the catalogue, of a parameter of the lab', async () => {
  const query = { parameterId: newId() };
  expect(await app.asNobody().refused(readDraftEffect, { query })).toMatchObject({ status: 401 });
  expect(await app.as('Manager').refused(readDraftEffect, { query })).toMatchObject({ status: 404 });
  const wrong = { query: { parameterId: 'x' } };
  expect(await app.as('Manager').refused(readDraftEffect, wrong)).toMatchObject({ status: 400 });
});

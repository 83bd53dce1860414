import { findPincode } from '@nidan/contract/base/pincodes/pincode-endpoint';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

it('tells state, districts and city of a postal code, the likeliest first', async () => {
  const { place } = await app.as('Front desk').ok(findPincode, { query: { pincode: '411038' } });
  expect(place).toMatchObject({ state: 'Maharashtra', city: 'Pune' });
  expect(place?.districts[0]).toBe('Pune');
});

it('knows no place for a code of no area', async () => {
  expect(await app.as('Front desk').ok(findPincode, { query: { pincode: '999999' } })).toEqual({
    place: null,
  });
});

it.each(['', '41103', '011038', '4110380'])('refuses %j, which is no postal code', async (pincode) => {
  const refusal = await app.as('Front desk').refused(findPincode, { query: { pincode } });
  expect(refusal).toMatchObject({ status: 400, code: 'invalid-input' });
});

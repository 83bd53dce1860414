import { billStatus, readBill } from '@nidan/contract/money/bills/bill-endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asOwner } from '../../../testing/as-owner.ts';
import { orderBill } from '../../../testing/order-bill.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const woman = {
  name_title: 'Mrs.',
  name: `<b>O'Brien</b> ज़ोया`,
  age_sex: { age: 42, sex: 'F', unit: 'Yrs.' },
  phone: '9811122233',
} as const;

async function open(token: string) {
  const answer = await app.asNobody().call(billStatus, { params: { token } });
  return { ...answer, html: answer.bytes.toString() };
}

async function tokenOf(billId: string): Promise<string> {
  const { statusUrl } = await app.as('Front desk').ok(readBill, { query: { billId } });
  return statusUrl?.split('/status/')[1] ?? '';
}

const setState = (billTestId: string, state: string) =>
  asOwner(app, (db) =>
    db
      .updateTable('bill_test')
      .set({ state })
      .where('l_id', '=', 1)
      .where('bill_test_id', '=', billTestId)
      .execute(),
  );

describe('the page that the code on a bill opens', () => {
  it('tells lab, lab ID, initials and how far each test is, to anybody, and nothing else of the person', async () => {
    const bill = await orderBill(app, { testCodes: ['CBC', 'HIV'], newPatient: woman });
    await setState(bill.tests[0]?.billTestId ?? '', 'checked');
    const { status, headers, html } = await open(await tokenOf(bill.billId));
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['cache-control']).toBe('no-store');
    for (const words of [
      'Test lab 1',
      bill.labNo,
      'B. ज़ो.',
      '<b>Complete blood count</b><span>Ready</span>',
      'Ready: 1 of 2 tests.',
      'Sample not given yet, expected ',
    ]) {
      expect(html).toContain(words);
    }
    expect(html).not.toMatch(/<script|<b>O|O'Brien|O&#39;Brien|ज़ोया|42 Yrs|9811122233|HIV/i);
  });

  it('says when all are ready, and when all are cancelled', async () => {
    const bill = await orderBill(app, { testCodes: ['CBC'] });
    const token = await tokenOf(bill.billId);
    await setState(bill.tests[0]?.billTestId ?? '', 'checked');
    expect((await open(token)).html).toContain('Every test is ready.');
    await setState(bill.tests[0]?.billTestId ?? '', 'canceled');
    expect((await open(token)).html).toContain('Every test is cancelled.');
  });

  it('is not found with another secret, another bill, another lab or no token', async () => {
    const { billId } = await orderBill(app, { testCodes: ['CBC'] });
    const other = await orderBill(app, { testCodes: ['CBC'] });
    const token = await tokenOf(billId);
    const swapped = (await tokenOf(other.billId)).slice(0, 24) + token.slice(24);
    const wrong = [swapped, token.replace(/^1-/u, '2-'), `${token.slice(0, -1)}~`, 'zzz', `1-'"><script>`];
    for (const code of wrong) {
      const { status, html } = await open(code);
      expect(status).toBe(404);
      expect(html).toContain('No such bill');
      expect(html).not.toContain('<script');
    }
  });

  it('is not there for a bill from before it', async () => {
    const { billId } = await orderBill(app, { testCodes: ['CBC'] });
    const token = await tokenOf(billId);
    await asOwner(app, (db) =>
      db
        .updateTable('bill')
        .set({ status_secret: null })
        .where('l_id', '=', 1)
        .where('bill_id', '=', billId)
        .execute(),
    );
    expect((await open(token)).status).toBe(404);
    const bill = await app.as('Front desk').ok(readBill, { query: { billId } });
    expect(bill.statusUrl).toBeNull();
  });
});

it('the page is not for guessing: one address has so many tries a minute', async () => {
  for (let tries = 0; tries < 60; tries += 1) await open('1-nothing');
  const { status } = await app.asNobody().call(billStatus, { params: { token: '1-nothing' } });
  expect(status).toBe(429);
});

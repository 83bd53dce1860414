import { createBill } from '@nidan/contract/money/bills/bill-endpoints';
import { listTests } from '@nidan/contract/catalogue/tests/catalog-endpoints';
import type { AnswerOf, BodyOf } from '@nidan/contract/kernel/endpoint';
import { newId } from '../kernel/database/new-id.ts';
import type { TestApp, TestClient } from './test-app.ts';

type BillBody = BodyOf<typeof createBill>;

interface Order extends Partial<Omit<BillBody, 'lines'>> {
  readonly testCodes: readonly string[];
}

const testIds = new WeakMap<TestApp, Map<string, string>>();

async function readTestIds(app: TestApp): Promise<Map<string, string>> {
  const client = app.as('Front desk');
  const ids = new Map<string, string>();
  for (let cursor: string | null = ''; cursor !== null;) {
    const page: AnswerOf<typeof listTests> = await client.ok(listTests, { query: { limit: 200, cursor } });
    for (const test of page.rows) ids.set(test.code, test.testId);
    cursor = page.next;
  }
  return ids;
}

/** Id of a test of lab 1 by its short code. */
export async function testIdOf(app: TestApp, code: string): Promise<string> {
  const ids = testIds.get(app) ?? (await readTestIds(app));
  testIds.set(app, ids);
  const id = ids.get(code);
  if (id === undefined) throw new Error(`The catalogue has no test ${code}`);
  return id;
}

/** The body of a bill for a walk-in man of 34 with these tests; anything may be given otherwise. */
export async function billBody(app: TestApp, { testCodes, ...other }: Order): Promise<BillBody> {
  const lines: BillBody['lines'] = [];
  for (const code of testCodes) lines.push({ testId: await testIdOf(app, code) });
  return {
    billId: newId(),
    newPatient: {
      name_title: 'Mr.',
      name: 'Ravi Kumar Pandit',
      age_sex: { age: 34, sex: 'M', unit: 'Yrs.' },
      phone: '9876543210',
    },
    consentGiven: true,
    lines,
    ...other,
  };
}

/** Saves a bill at the front desk of lab 1. */
export async function orderBill(
  app: TestApp,
  order: Order,
  client: TestClient = app.as('Front desk'),
): Promise<AnswerOf<typeof createBill>> {
  return client.ok(createBill, { body: await billBody(app, order) });
}

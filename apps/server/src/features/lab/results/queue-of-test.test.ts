import { queueOfTest } from '@nidan/domain/results/queue-of-test';
import { billTest } from '@nidan/domain/status-sets/lab/bill-test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { withClient } from '../../../kernel/database/connections/with-client.ts';
import { orderBill } from '../../../testing/order-bill.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let billId: string;

beforeAll(async () => {
  app = await startTestApp();
  ({ billId } = await orderBill(app, { testCodes: ['TSH'] }));
});
afterAll(() => app.close());

it.each(Object.values(billTest.codes))(
  'the column says of a test that is %s what the domain says',
  async (state) => {
    const queue = await withClient(app.database.ownerUrl, async (client) => {
      await client.query(`set app.l_id = '${app.lab.lId}'`);
      const { rows } = await client.query<{ queue: number | null }>(
        'update bill_test set state = $1 where bill_id = $2 returning queue',
        [state, billId],
      );
      return rows[0]?.queue;
    });
    expect(queue).toBe(queueOfTest(state));
  },
);

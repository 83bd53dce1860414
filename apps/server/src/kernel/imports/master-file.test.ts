import { textColumn } from '@nidan/domain/imports/columns';
import { expect, it } from 'vitest';
import { startTestApp } from '../../testing/test-app.ts';
import { asMember } from '../jobs/as-member.ts';
import { masterFile } from './master-file.ts';

it('tells on the way how many rows are done and what became of each', async () => {
  const app = await startTestApp();
  const sheet = {
    key: 'code' as const,
    columns: { code: textColumn('code', { required: true }), name: textColumn('name', { required: true }) },
  };
  const fault = { column: 'name', found: '', reason: 'Bad' };
  const file = masterFile(sheet, async () => ({
    rows: new Map([['R0', { code: 'R0', name: 'Same' }]]),
    judge: (candidates) => ({
      faultsOf: (index) => (candidates[index]?.row.name === 'bad' ? [fault] : []),
      write: async () => {},
    }),
  }));
  const body = Array.from({ length: 399 }, (_, n) => [`R${n + 1}`, n % 4 === 0 ? 'bad' : 'good']);
  const table = { rows: [['code', 'name'], ['R0', 'Same'], ...body], fault: null };
  const told: unknown[] = [];
  const userId = app.lab.users.get('Manager')?.userId ?? '';
  await asMember(app.services, { lId: app.lab.lId, userId, requestId: 'a plan' }, (ctx) =>
    file.plan(ctx, {
      table,
      columns: ['code', 'name'],
      use: 'reading',
      onProgress: async (rows, counts) => void told.push({ rows, ...counts }),
    }),
  );
  await app.close();
  expect(told).toEqual([
    { rows: 200, new: 149, changed: 0, same: 1, bad: 50 },
    { rows: 400, new: 299, changed: 0, same: 1, bad: 100 },
  ]);
});

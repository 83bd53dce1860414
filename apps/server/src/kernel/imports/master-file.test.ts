import { choiceColumn, textColumn } from '@nidan/domain/imports/columns';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { asMember } from '../jobs/as-member.ts';
import { masterFile } from './master-file.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

it('tells on the way how many rows are done and what became of each', async () => {
  const sheet = {
    key: 'code' as const,
    columns: { code: textColumn('code', { required: true }), name: textColumn('name', { required: true }) },
  };
  const fault = { column: 'name', found: '', reason: 'Bad', code: 'bad', values: {} };
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
  expect(told).toEqual([
    { rows: 200, new: 149, changed: 0, same: 1, bad: 50 },
    { rows: 400, new: 299, changed: 0, same: 1, bad: 100 },
  ]);
});

it('tells all faults of a row at once, and none that comes from what stands in for an unread cell', async () => {
  const sheet = {
    key: 'code' as const,
    columns: {
      code: textColumn('code', { required: true }),
      kind: choiceColumn('kind', ['tube', 'slide']),
      name: textColumn('name', { required: true }),
    },
  };
  const file = masterFile(sheet, async () => ({
    rows: new Map(),
    judge: (candidates) => ({
      faultsOf: (index) => {
        const { kind, name } = candidates[index]?.row ?? {};
        return [
          ...(name === 'bad'
            ? [{ column: 'name', found: name, reason: 'Bad', code: 'bad', values: {} }]
            : []),
          ...(kind === 'tube'
            ? [{ column: 'name', found: '', reason: 'A tube has another name', code: 'bad', values: {} }]
            : []),
        ];
      },
      write: async () => {},
    }),
  }));
  const rows = [
    ['code', 'kind', 'name'],
    ['A', 'box', 'bad'],
    ['B', 'slide', 'bad'],
    ['A', 'box', ''],
    ['C', 'tube', 'good'],
  ];
  const userId = app.lab.users.get('Manager')?.userId ?? '';
  const plan = await asMember(app.services, { lId: app.lab.lId, userId, requestId: 'faults' }, (ctx) =>
    file.plan(ctx, { table: { rows, fault: null }, columns: ['code', 'kind', 'name'], use: 'reading' }),
  );
  expect(plan.rows.map(({ faults }) => faults.map(({ column }) => column))).toEqual([
    ['kind', 'name'],
    ['name'],
    ['kind', 'name', 'code'],
    ['name'],
  ]);
});

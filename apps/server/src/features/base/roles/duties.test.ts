import { listDuties } from '@nidan/contract/base/roles/role-endpoints';
import { changeUserStatus, listUsers } from '@nidan/contract/base/users/user-endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { personWith } from '../../../testing/person-with.ts';
import { setLabSwitch } from '../../../testing/lab-settings.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const manager = () => app.as('Manager');
const namesOf = async (query: object): Promise<string[]> =>
  (await manager().ok(listUsers, { query: { limit: 200, ...query } })).rows.map(({ userId }) => userId);

describe('separation of duties', () => {
  it('counts who could take both steps today, and names the same people', async () => {
    const [before] = (await manager().ok(listDuties)).rows;
    expect(before).toMatchObject({
      duty: 'result',
      allowedBy: 'allowSelfCheck',
      first: { module: 'results', bits: 2 },
      second: { module: 'authorise', bits: 2 },
    });
    const both = await personWith(app, { results: 6, authorise: 2 });
    const one = await personWith(app, { results: 15 });
    const [after] = (await manager().ok(listDuties)).rows;
    expect(after?.people).toBe((before?.people ?? 0) + 1);
    const named = await namesOf({ duty: 'result' });
    expect(named).toHaveLength(after?.people ?? 0);
    expect(named).toContain(both.userId);
    expect(named).not.toContain(one.userId);

    const body = { userId: both.userId, version: 1, action: 'disable', reason: 'On leave' } as const;
    await manager().ok(changeUserStatus, { body });
    expect(await namesOf({ duty: 'result' })).not.toContain(both.userId);
  });

  it('stands as the switch of the lab stands', async () => {
    for (const isSeparated of [false, true]) {
      await setLabSwitch(app, 'allowSelfActivation', !isSeparated);
      expect((await manager().ok(listDuties)).rows).toContainEqual(
        expect.objectContaining({ duty: 'account', isSeparated }),
      );
    }
  });

  it('of refunds is of two people, whatever the switches', async () => {
    expect((await manager().ok(listDuties)).rows).toContainEqual(
      expect.objectContaining({
        duty: 'refund',
        allowedBy: null,
        isSeparated: true,
        first: { module: 'payments', bits: 8 },
        second: { module: 'payments', bits: 2 },
      }),
    );
  });
});

describe('people by what their role lets them do', () => {
  it('are those with a right on the module, or with all the rights asked for', async () => {
    const reader = await personWith(app, { audit: 4 });
    const editor = await personWith(app, { audit: 6 });
    expect(await namesOf({ module: 'audit' })).toEqual(
      expect.arrayContaining([reader.userId, editor.userId]),
    );
    const updaters = await namesOf({ module: 'audit', bits: 2 });
    expect(updaters).toContain(editor.userId);
    expect(updaters).not.toContain(reader.userId);
    expect(await namesOf({ module: 'audit', bits: 15 })).not.toContain(editor.userId);
  });

  it('are not asked for by rights on nothing, or on a module that is none', async () => {
    expect(await manager().refused(listUsers, { query: { bits: 2 } })).toMatchObject({
      status: 400,
      errors: [{ field: 'module', msg: 'Name the module of the rights' }],
    });
    const query = { module: 'everything' } as never;
    expect(await manager().refused(listUsers, { query })).toMatchObject({ status: 400 });
  });
});

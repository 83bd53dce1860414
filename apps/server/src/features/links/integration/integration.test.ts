import {
  changeIntegrationSettings,
  listIntegrations,
  pauseIntegration,
  readIntegrationSettings,
  resumeIntegration,
} from '@nidan/contract/links/integration/integration-endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../../../kernel/database/connections/in-transaction.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  Object.assign(app.services.config, { messageTargets: ['.sms.example.in', '127.0.0.1:7050'] });
});
afterAll(() => app.close());

const SECRETS = { apiKey: 'canary-api-key-7741', webhookSecret: 'canary-webhook-7741' };
const SMS = {
  integration: 'sms',
  version: 0,
  address: 'https://api.sms.example.in/v1/',
  options: { sender: 'NIDANL', entityId: '1101000000000000001' },
  secrets: SECRETS,
  isOn: true,
} as const;

const manager = () => app.as('Manager');
const refused = (body: object) => manager().refused(changeIntegrationSettings, { body: { ...SMS, ...body } });
const read = () => manager().ok(readIntegrationSettings, { query: { integration: 'sms' } });

describe('the settings of a service', () => {
  it.each([
    ['http://api.sms.example.in', 'target-not-https', 'begins with https'],
    ['https://evil.example', 'target-not-listed', 'does not allow evil.example'],
    ['https://127.0.0.1/', 'target-inside', '127.0.0.1 lies inside'],
    ['https://169.254.169.254/latest', 'target-inside', 'lies inside'],
    ['https://user:pass@api.sms.example.in', 'target-malformed', 'Give one such as'],
    ['ftp://api.sms.example.in', 'target-malformed', 'Give one such as'],
    ['nonsense', 'target-malformed', 'Give one such as'],
  ])('refuse %s', async (address, code, msg) => {
    expect(await refused({ address })).toMatchObject({
      status: 400,
      code,
      msg: expect.stringContaining(msg),
    });
  });

  it('refuse fields that are missing, malformed or unknown, and a service without its secrets', async () => {
    const { errors } = await refused({
      options: { sender: 'nidan', colour: 'blue' },
      secrets: { token: 'x'.repeat(9) },
    });
    expect(errors).toMatchObject([
      { field: 'options.colour', msg: 'This field is not known' },
      { field: 'options.sender', msg: 'Must look like NIDANL' },
      { field: 'options.entityId', msg: 'Please fill in this field' },
      { field: 'secrets.token', msg: 'This field is not known' },
    ]);
    expect(await refused({ secrets: { apiKey: SECRETS.apiKey } })).toMatchObject({
      code: 'integration-secrets-missing',
      msg: expect.stringContaining('webhookSecret'),
    });
    expect(await app.as('Front desk').refused(changeIntegrationSettings, { body: SMS })).toMatchObject({
      status: 403,
    });
  });

  it('keep secrets sealed: no answer, event, row or kept answer has them', async () => {
    const kept = await manager().ok(changeIntegrationSettings, { body: SMS });
    expect(kept).toMatchObject({
      state: 'on',
      address: 'https://api.sms.example.in/v1',
      secrets: [
        { name: 'apiKey', isSet: true },
        { name: 'webhookSecret', isSet: true },
      ],
      secretsSetBy: 'Test Manager',
      version: 1,
    });
    const said = [kept, await read(), await manager().ok(listIntegrations)];
    const stored = await inTransaction(app.db, 1, async (db) => {
      const { rows } = await sql<{ row: string }>`
        select row_to_json(s)::text as row from integration_setting s where l_id = 1
        union all select row_to_json(e)::text from event e where l_id = 1
        union all select row_to_json(i)::text from idempotency i where l_id = 1`.execute(db);
      return rows.map(({ row }) => row).join();
    });
    for (const secret of Object.values(SECRETS)) {
      expect(JSON.stringify(said)).not.toContain(secret);
      expect(stored).not.toContain(secret);
      expect(stored).not.toContain(Buffer.from(secret).toString('hex'));
    }
  });

  it('keep the secrets that are left out, and refuse a stale version', async () => {
    const { version } = await read();
    const { secrets: _, ...rest } = SMS;
    const body = { ...rest, version, secrets: {}, isOn: false };
    const kept = await manager().ok(changeIntegrationSettings, { body });
    expect(kept).toMatchObject({
      state: 'off',
      version: version + 1,
      secrets: [{ isSet: true }, { isSet: true }],
    });
    expect(await refused({ version })).toMatchObject({ status: 409, code: 'stale-version' });
  });

  it('are paused with a reason and let go on, each once', async () => {
    const email = { integration: 'email', version: 1, reason: 'Server moves' } as const;
    expect(await manager().refused(pauseIntegration, { body: email })).toMatchObject({
      code: 'integration-not-set-up',
    });
    const { version } = await manager().ok(changeIntegrationSettings, {
      body: { ...SMS, version: (await read()).version },
    });
    const reason = 'Texts are being approved';
    const paused = await manager().ok(pauseIntegration, { body: { integration: 'sms', version, reason } });
    expect(paused).toMatchObject({ state: 'paused', pauseReason: reason });
    const again = { integration: 'sms', version: paused.version, reason } as const;
    expect(await manager().refused(pauseIntegration, { body: again })).toMatchObject({
      status: 409,
      code: 'integration-paused',
      msg: expect.stringContaining(reason),
    });
    const body = { integration: 'sms', version: paused.version } as const;
    const going = await manager().ok(resumeIntegration, { body });
    expect(going.state).toBe('on');
    expect(
      await manager().refused(resumeIntegration, { body: { integration: 'sms', version: going.version } }),
    ).toMatchObject({ code: 'integration-not-paused' });
  });
});

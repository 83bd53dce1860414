import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../kernel/database/new-id.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { asMember } from '../../../kernel/jobs/as-member.ts';
import { asOwner } from '../../../testing/as-owner.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { sql } from 'kysely';
import type { OutgoingMessage } from './message-draft.ts';
import { messagesOf } from './messages.query.ts';
import { queueMessage, withdrawMessages } from './queue-message.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await asOwner(app, (db) =>
    sql`
    insert into integration_setting (l_id, integration, address, options, is_on)
    select 1, name, 'https://sms.example', '{}', true from unnest(array['sms', 'email']) name`.execute(db),
  );
});
afterAll(() => app.close());

function asDesk<T>(work: (ctx: Ctx) => Promise<T>): Promise<T> {
  const userId = app.lab.users.get('Front desk')?.userId ?? '';
  return asMember(app.services, { lId: 1, userId, requestId: newId() }, work);
}

function message(of: Partial<OutgoingMessage> = {}): OutgoingMessage {
  return {
    kind: 'report',
    entityId: newId(),
    version: 1,
    recipient: { kind: 'patient', id: newId(), name: 'Ravi Pandit', phone: '9876543210', email: null },
    channels: ['whatsapp', 'email', 'sms', 'print'],
    priority: 1,
    notBefore: new Date(),
    template: 'report',
    language: 'en',
    facts: { labNo: 'KT1' },
    document: null,
    billId: null,
    ...of,
  };
}

async function told(entityId: string) {
  const found = await asDesk((ctx) => messagesOf(ctx.db, 1, { kind: 'report', entityIds: [entityId] }));
  return found.get(entityId) ?? [];
}

describe('a message', () => {
  it('passes over channels that are off or lead nowhere, and waits on the first that can be tried', async () => {
    const one = message();
    await asDesk((ctx) => queueMessage(ctx, one));
    expect(await told(one.entityId)).toMatchObject([
      {
        outcome: 'PENDING',
        steps: [
          { channel: 'whatsapp', step: 'failed', problem: 'switched-off' },
          { channel: 'email', step: 'failed', problem: 'no-address' },
          { channel: 'sms', step: 'queued', problem: null },
        ],
      },
    ]);
  });

  it('fails at once where no channel is left', async () => {
    const one = message({ channels: ['whatsapp', 'platform'] });
    await asDesk((ctx) => queueMessage(ctx, one));
    expect(await told(one.entityId)).toMatchObject([{ outcome: 'FAILURE', steps: [{}, {}] }]);
  });

  it('is one however often it is asked for, and another for the next version', async () => {
    const one = message();
    const ids = await asDesk(async (ctx) => [await queueMessage(ctx, one), await queueMessage(ctx, one)]);
    expect(new Set(ids).size).toBe(1);
    expect(await asDesk((ctx) => queueMessage(ctx, one))).toBe(ids[0]);
    await asDesk((ctx) => queueMessage(ctx, { ...one, version: 2 }));
    expect(await told(one.entityId)).toHaveLength(2);
  });

  it('that was taken back before it was tried can be sent after all', async () => {
    const one = message();
    const about = { kind: 'report', entityIds: [one.entityId] };
    const first = await asDesk((ctx) => queueMessage(ctx, one));
    expect(await asDesk((ctx) => withdrawMessages(ctx, about))).toEqual([first]);
    expect(await asDesk((ctx) => withdrawMessages(ctx, about))).toEqual([]);
    expect(await told(one.entityId)).toMatchObject([{ outcome: 'FAILURE', isWithdrawn: true }]);
    expect(await asDesk((ctx) => queueMessage(ctx, one))).not.toBe(first);
  });
});

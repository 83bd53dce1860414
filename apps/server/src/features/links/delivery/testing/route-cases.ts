import {
  changeOptOut,
  listMessages,
  readMessage,
  readOptOuts,
  resendMessage,
  sendMessage,
} from '@nidan/contract/links/delivery/delivery-endpoints';
import { countNotices, listNotices, readNotices } from '@nidan/contract/links/delivery/notice-endpoints';
import {
  listTemplates,
  previewTemplate,
  resetTemplate,
  saveTemplate,
} from '@nidan/contract/links/delivery/template-endpoints';
import {
  confirmWhatsAppWebhook,
  repostLog,
  takeSmsTelling,
  takeWhatsAppTelling,
} from '@nidan/contract/links/integration/integration-endpoints';
import { takeAdvance } from '@nidan/contract/money/advances/advance-endpoints';
import { makeNote } from '@nidan/contract/money/notes/note-endpoints';
import { sql } from 'kysely';
import { inTransaction } from '../../../../kernel/database/connections/in-transaction.ts';
import { LANGUAGES, type Language } from '@nidan/domain/enumerations/bills';
import { newId } from '../../../../kernel/database/new-id.ts';
import { asMember } from '../../../../kernel/jobs/as-member.ts';
import type { LabWorld } from '../../../../testing/matrix/lab-world.ts';
import { forRoute, type RouteCase } from '../../../../testing/matrix/route-case.ts';
import { failedCall } from '../../integration/testing/route-cases.ts';
import { queueMessage } from '../queue-message.ts';

/** A message about a bill that failed at once, as the channel leads nowhere. */
async function failed(world: LabWorld) {
  const { billId, patientId } = await world.fresh('ordered');
  const userId = world.lab.users.get('Front desk')?.userId ?? '';
  const messageId = await asMember(
    world.app.services,
    { lId: world.lab.lId, userId, requestId: newId() },
    (ctx) =>
      queueMessage(ctx, {
        kind: 'bill',
        entityId: billId,
        version: 1,
        recipient: { kind: 'patient', id: patientId, name: 'Somebody', phone: null, email: null },
        channels: ['sms'],
        priority: 1,
        notBefore: ctx.now,
        template: 'bill',
        language: 'en',
        facts: {},
        document: null,
        billId,
      }),
  );
  return { messageId, billId };
}

/** A new bill of somebody with an address, in a lab that sends mail; it counts as no change of the setting, which has cases of its own. */
async function billToMail(world: LabWorld) {
  const bill = await world.fresh('ordered');
  const { lId } = world.lab;
  await inTransaction(world.app.db, lId, async (db) => {
    await sql`update patient set email = 'case@people.example.in' where l_id = ${lId} and patient_id = ${bill.patientId}`.execute(
      db,
    );
    await sql`insert into integration_setting (l_id, integration, address, options, is_on)
      values (${lId}, 'email', 'smtps://smtp.gmail.com:465', '{"from": "lab@people.example.in", "username": "lab"}', true)
      on conflict (l_id, integration) do update set is_on = true`.execute(db);
  });
  return bill;
}

/** A notice to the manager of the lab; answers its id. */
async function notice(world: LabWorld): Promise<string> {
  const { messageId } = await failed(world);
  const noticeId = newId();
  const { lId } = world.lab;
  const userId = world.lab.users.get('Manager')?.userId ?? '';
  await inTransaction(world.app.db, lId, (db) =>
    sql`insert into notice (l_id, notice_id, user_id, message_id, subject, body, created_at)
      values (${lId}, ${noticeId}, ${userId}, ${messageId}, 'Told', 'Something', now())`.execute(db),
  );
  return noticeId;
}

const WHICH = { name: 'due', channel: 'email', language: 'en' } as const;
const WORDS = {
  subject: 'Due of {labNo}',
  body: 'Dear {name}, {due} is due.',
  registeredId: null,
  registeredText: null,
  category: 'service',
} as const;

/** In a language of its own, each of the cases that take words away. */
let resets = 0;

async function versionOfWords(
  world: LabWorld,
  of: 'due' | 'advance',
  inLanguage: Language = WHICH.language,
): Promise<number> {
  const { templates } = await world.app.as('Manager').ok(listTemplates);
  const found = templates.find(
    ({ name, channel, language }) => name === of && channel === WHICH.channel && language === inLanguage,
  );
  return found?.version ?? 0;
}

export const deliveryCases: readonly RouteCase[] = [
  forRoute(listMessages).send(async (world) => {
    const { billId } = await failed(world);
    return { query: { billId, entityId: billId, outcome: 'FAILURE', channel: 'sms' } };
  }),
  forRoute(readMessage).send(async (world) => ({ query: { messageId: (await failed(world)).messageId } })),
  forRoute(resendMessage).send(async (world) => ({
    body: { messageId: (await failed(world)).messageId, channel: 'sms' },
  })),
  forRoute(sendMessage).send(async (world) => {
    const { billId } = await billToMail(world);
    return { body: { kind: 'bill', billId, channels: ['email'], language: 'hi' } };
  }),
  forRoute(sendMessage).send(async (world) => {
    const advanceId = newId();
    const { patientId } = await billToMail(world);
    const body = { advanceId, patientId, mode: 'Cash', amountPaise: 10_000 } as const;
    await world.app.as('Front desk').ok(takeAdvance, { body });
    return { body: { kind: 'advance', advanceId, channels: ['email'] } };
  }),
  forRoute(sendMessage).send(async (world) => {
    const noteId = newId();
    const { billId } = await billToMail(world);
    const reason = 'Report came a day late';
    const body = { noteId, kind: 'credit', billId, amountPaise: 2_000, reason } as const;
    await world.app.as('Accountant').ok(makeNote, { body });
    return { body: { kind: 'note', noteId, channels: ['email'] } };
  }),
  forRoute(readOptOuts).send(async ({ woman }) => ({ query: { patientId: await woman() } })),
  forRoute(changeOptOut).send(async ({ fresh }) => ({
    body: { patientId: (await fresh('ordered')).patientId, channel: 'sms', isOptedOut: true },
  })),
  forRoute(listTemplates).send(async () => ({})),
  forRoute(saveTemplate).send(async (world) => ({
    body: { ...WHICH, ...WORDS, version: await versionOfWords(world, 'due') },
  })),
  forRoute(resetTemplate).send(async (world) => {
    resets += 1;
    const language = LANGUAGES[resets % LANGUAGES.length] ?? 'en';
    const which = { ...WHICH, name: 'advance', language } as const;
    const words = { ...WORDS, subject: 'Advance', body: 'Dear {name}, {amount} came.' };
    const body = { ...which, ...words, version: await versionOfWords(world, 'advance', language) };
    const { version } = await world.app.as('Manager').ok(saveTemplate, { body });
    return { body: { ...which, version } };
  }),
  forRoute(previewTemplate).send(async () => ({ body: { ...WHICH, ...WORDS } })),
  forRoute(listNotices).send(async (world) => {
    await notice(world);
    return { query: { unread: true } };
  }),
  forRoute(countNotices).send(async () => ({})),
  forRoute(readNotices).send(async (world) => ({ body: { noticeIds: [await notice(world)] } })),
  forRoute(repostLog).send(async (world) => {
    const { messageId } = await failed(world);
    return { body: { logId: await failedCall(world, messageId) } };
  }),
  forRoute(confirmWhatsAppWebhook).send(async ({ lab }) => ({
    params: { lab: lab.lId },
    query: { 'hub.mode': 'subscribe', 'hub.verify_token': 'invented', 'hub.challenge': '1' },
  })),
  forRoute(takeWhatsAppTelling).send(async ({ lab }) => ({ params: { lab: lab.lId } })),
  forRoute(takeSmsTelling).send(async ({ lab }) => ({ params: { lab: lab.lId } })),
];

import { furtherStep } from '@nidan/domain/delivery/next-channel';
import { withoutSecrets } from '@nidan/domain/delivery/without-secrets';
import { sql } from 'kysely';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { inTransaction } from '../../../kernel/database/connections/in-transaction.ts';
import type { Db } from '../../../kernel/database/connections/open-database.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import type { OpenCtx } from '../../../kernel/http/route.ts';
import type { Services } from '../../../kernel/http/services.ts';
import { openSecrets } from '../integration/integration-secrets.ts';
import { readSetting } from '../integration/settings.query.ts';
import { insertTelling } from './delivery-steps-rows.ts';
import { goOnWithMessage } from './go-on-with-message.ts';
import { lockMessage } from './lock-message.query.ts';
import { insertOptOuts } from './opt-outs/opt-out-rows.ts';
import { readSmsTelling, readWhatsAppTelling, type Stop, type Telling } from './read-telling.ts';

type Teller = 'whatsapp' | 'sms';

const SECRET_OF: Readonly<Record<Teller, string>> = { whatsapp: 'appSecret', sms: 'webhookSecret' };
/** What no lab has: a signature is looked at as long whether the lab is set up or not. */
const NOBODYS = 'no lab has this secret';

async function secretOf(
  { db, config }: Services,
  lId: number,
  { teller, name }: { teller: Teller; name: string },
) {
  const setting = await inTransaction(db, lId, (tx) => readSetting(tx, lId, teller));
  return openSecrets(config, { lId, integration: teller }, setting?.sealed ?? null)[name] ?? null;
}

/** True when the header is `sha256=` and the HMAC of exactly these bytes; in a time that tells nothing of where it differs. */
function isSigned(secret: string, bytes: Buffer, header: unknown): boolean {
  const made = createHmac('sha256', secret).update(bytes).digest();
  const [, hex = ''] = /^sha256=([0-9a-f]{64})$/u.exec(typeof header === 'string' ? header : '') ?? [];
  return hex !== '' && timingSafeEqual(made, Buffer.from(hex, 'hex'));
}

interface Taking {
  readonly lId: number;
  readonly teller: Teller;
  readonly now: Date;
}

async function noteStatus(db: Db, { lId, teller, now }: Taking, telling: Telling): Promise<void> {
  const { eventId, step, at } = telling;
  const message = telling.messageId === null ? null : await lockMessage(db, lId, telling.messageId);
  const known = message?.steps.find(({ channel }) => channel === teller);
  const isNew = await insertTelling(db, lId, {
    integration: teller,
    eventId,
    messageId: known === undefined ? null : telling.messageId,
    told: step,
    toldAt: at,
    receivedAt: now,
  });
  if (!isNew || message === null || known === undefined) return;
  const further = furtherStep(known.step, step);
  if (further === known.step) return;
  const ref = { lId, messageId: message.messageId, channel: teller, message };
  const detail = telling.detail === null ? null : withoutSecrets(telling.detail);
  await goOnWithMessage(db, ref, {
    step: further,
    at,
    ...(telling.problem === null ? {} : { problem: telling.problem, detail }),
  });
}

/** Whoever answers that they want no more wants no more: every patient of that number. */
async function noteStop(db: Db, { lId, teller, now }: Taking, { eventId, phone }: Stop): Promise<void> {
  const stop = { integration: teller, eventId, messageId: null, told: 'stop', toldAt: now, receivedAt: now };
  if (!(await insertTelling(db, lId, stop))) return;
  const { rows } = await sql<{ patient_id: string }>`
    select patient_id from patient where l_id = ${lId} and phone = ${phone}`.execute(db);
  for (const { patient_id: patientId } of rows) {
    await insertOptOuts(db, lId, { patientId, channel: teller, source: 'answer', at: now });
  }
}

/**
 * Takes what a service tells of the messages of a lab: the signature is over the bytes as they came, and nothing is read before it fits. Told
 * again, or in another order, it changes nothing that is further already.
 */
export async function takeTelling(
  { services, request }: OpenCtx,
  lId: number,
  teller: Teller,
): Promise<{ taken: true }> {
  const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
  const secret = await secretOf(services, lId, { teller, name: SECRET_OF[teller] });
  const isTrue = isSigned(secret ?? NOBODYS, bytes, request.headers['x-hub-signature-256']);
  if (secret === null || !isTrue) throw refuse('telling-refused');
  const now = services.clock();
  const told = teller === 'whatsapp' ? readWhatsAppTelling(bytes, now) : readSmsTelling(bytes, now);
  if (told === null) throw refuse('telling-unreadable');
  for (const one of told) {
    await inTransaction(services.db, lId, {
      plans: 'commands',
      work: (db) =>
        one.kind === 'stop'
          ? noteStop(db, { lId, teller, now }, one)
          : noteStatus(db, { lId, teller, now }, one),
    });
  }
  services.live.tell(lId, ['MESSAGE', 'REPORT']);
  return { taken: true };
}

/** Of one length whatever is compared, so that comparing tells nothing of it. */
function digest(text: string): Buffer {
  return createHmac('sha256', 'verify token').update(text).digest();
}

/** Proves to WhatsApp that this address is the lab's: the challenge comes back where the token is the one that was agreed. */
export async function confirmWebhook(
  { services }: OpenCtx,
  lId: number,
  query: { readonly 'hub.verify_token': string; readonly 'hub.challenge': string },
): Promise<string> {
  const agreed = await secretOf(services, lId, { teller: 'whatsapp', name: 'verifyToken' });
  const isTrue = timingSafeEqual(digest(agreed ?? NOBODYS), digest(query['hub.verify_token']));
  if (agreed === null || !isTrue) throw refuse('telling-refused');
  return query['hub.challenge'];
}

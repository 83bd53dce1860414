import type { AnswerOf, BodyOf } from '@nidan/contract/kernel/endpoint';
import type {
  announceOrder as orderEndpoint,
  announceSamples as samplesEndpoint,
} from '@nidan/contract/lab/incoming/incoming-endpoints';
import type { AnnouncedPerson } from '@nidan/contract/lab/incoming/incoming-view';
import { maskName } from '@nidan/domain/people/demo-mask';
import { masterData } from '@nidan/domain/status-sets/master-data';
import { sql } from 'kysely';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { tubeIdOf } from '../samples/box-tubes.query.ts';
import { barcodeOfScan } from '../samples/scanned-tubes.ts';
import { readIncoming, readOrder } from './announced.query.ts';
import { insertIncoming, lockByBarcode, type NewIncoming } from './incoming-rows.ts';
import { insertOrder } from './order-rows.ts';

const upper = (text: string): string => text.trim().toUpperCase();

function isSamePerson(one: AnnouncedPerson, other: AnnouncedPerson): boolean {
  return upper(one.name) === upper(other.name) && one.age_sex.sex === other.age_sex.sex;
}

/** Refuses codes that the lab has no test of. */
async function requireTests({ db, lId }: Ctx, codes: readonly string[]): Promise<void> {
  const { rows } = await sql<{ code: string }>`
    select code from test
    where l_id = ${lId} and code = any(${[...codes]}) and status = ${masterData.codes.enabled}`.execute(db);
  const known = new Set(rows.map(({ code }) => code));
  const unknown = codes.find((code) => !known.has(code));
  if (unknown !== undefined) throw refuse('test-code-unknown', { details: { code: unknown } });
}

/** Refuses a barcode that stands twice, that waits already, or that is one of the lab's own (reliability R14). */
async function requireFreeBarcodes(ctx: Ctx, samples: readonly NewIncoming[]): Promise<void> {
  const seen = new Set<string>();
  for (const { barcode } of samples) {
    if (seen.has(barcode)) throw refuse('incoming-twice', { details: { barcode } });
    seen.add(barcode);
  }
  const live = (await lockByBarcode(ctx, [...seen])).filter(({ state }) => state !== 'rejected');
  for (const { barcode, person } of samples) {
    const other = live.find((one) => one.barcode === barcode);
    if (other !== undefined) {
      const name = ctx.caller.isDemoUser ? maskName(other.person.name) : other.person.name;
      const code = isSamePerson(person, other.person)
        ? 'incoming-announced-already'
        : 'incoming-other-patient';
      throw refuse(code, { details: { barcode, name } });
    }
    // oxlint-disable-next-line no-await-in-loop -- the first that is the lab's own is refused
    const own = await tubeIdOf(ctx, barcodeOfScan(barcode));
    if (own !== null) throw refuse('incoming-own-tube', { details: { barcode } });
  }
}

async function write(ctx: Ctx, samples: readonly NewIncoming[]): Promise<void> {
  await requireFreeBarcodes(ctx, samples);
  await insertIncoming(ctx, samples);
  for (const { incomingId, barcode, clientCode } of samples) {
    recordEvent(ctx, {
      entityKind: 'INCOMING_SAMPLE',
      entityId: incomingId,
      action: 'create',
      after: { barcode, clientCode },
    });
  }
}

/** Announces samples; all or none. */
export async function announceSamples(
  ctx: Ctx,
  { samples }: BodyOf<typeof samplesEndpoint>,
): Promise<AnswerOf<typeof samplesEndpoint>> {
  const given = samples.map((sample) => ({
    ...sample,
    orderId: null,
    barcode: upper(sample.barcode),
    clientCode: upper(sample.clientCode),
    testCodes: sample.testCodes.map(upper),
  }));
  await requireTests(ctx, [...new Set(given.flatMap(({ testCodes }) => testCodes))]);
  await write(ctx, given);
  return {
    samples: await readIncoming(
      ctx,
      given.map(({ incomingId }) => incomingId),
    ),
  };
}

/** Announces an order with the samples that come with it. */
export async function announceOrder(
  ctx: Ctx,
  body: BodyOf<typeof orderEndpoint>,
): Promise<AnswerOf<typeof orderEndpoint>> {
  const { orderId, person } = body;
  const clientCode = upper(body.clientCode);
  const requestNo = body.requestNo.trim();
  const testCodes = body.testCodes.map(upper);
  await requireTests(ctx, testCodes);
  if (!(await insertOrder(ctx, { orderId, requestNo, clientCode, person, testCodes }))) {
    throw refuse('order-announced-already', { details: { number: requestNo, client: clientCode } });
  }
  recordEvent(ctx, {
    entityKind: 'INCOMING_ORDER',
    entityId: orderId,
    action: 'create',
    after: { requestNo, clientCode },
  });
  const samples = body.samples.map((sample) => ({
    ...sample,
    barcode: upper(sample.barcode),
    orderId,
    requestNo,
    clientCode,
    person,
    testCodes,
  }));
  if (samples.length > 0) await write(ctx, samples);
  const order = await readOrder(ctx, orderId);
  if (order === null) throw refuse('not-found');
  return order;
}

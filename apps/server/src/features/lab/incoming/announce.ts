import type * as ownAnnouncedEndpoints from '@nidan/contract/lab/incoming/own-announced-endpoints';
import type { AnswerOf, BodyOf } from '@nidan/contract/kernel/endpoint';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { readIncoming, readOrder } from './announced.query.ts';
import { barcodeFaults, unknownTests } from './announced-faults.ts';
import type { NewIncoming } from './incoming-rows.ts';
import { announcedOrders } from './order-rows.ts';
import { ownCodeOf, senderOf } from './sender-of.query.ts';
import { samplesOfOrder, upper, writeOrders, writeSamples } from './write-announced.ts';

/** Refuses codes that the lab has no test of. */
async function requireTests(ctx: Ctx, codes: readonly string[]): Promise<void> {
  const [code] = await unknownTests(ctx, codes);
  if (code !== undefined) throw refuse('test-code-unknown', { details: { code } });
}

/** Refuses the first barcode that cannot be announced. */
async function requireFreeBarcodes(ctx: Ctx, samples: readonly NewIncoming[]): Promise<void> {
  const [fault] = (await barcodeFaults(ctx, samples)).filter((one) => one !== null);
  if (fault !== undefined) throw fault;
}

/** Announces samples; all or none. */
export async function announceSamples(
  ctx: Ctx,
  { samples }: BodyOf<typeof ownAnnouncedEndpoints.announceOwnSamples>,
): Promise<AnswerOf<typeof ownAnnouncedEndpoints.announceOwnSamples>> {
  const own = await ownCodeOf(ctx);
  const given = samples.map((sample) => ({
    ...sample,
    orderId: null,
    barcode: upper(sample.barcode),
    clientCode: senderOf(own, sample.clientCode),
    testCodes: sample.testCodes.map(upper),
  }));
  await requireTests(ctx, [...new Set(given.flatMap(({ testCodes }) => testCodes))]);
  await requireFreeBarcodes(ctx, given);
  await writeSamples(ctx, given);
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
  body: BodyOf<typeof ownAnnouncedEndpoints.announceOwnOrder>,
): Promise<AnswerOf<typeof ownAnnouncedEndpoints.announceOwnOrder>> {
  const { orderId, person } = body;
  const clientCode = senderOf(await ownCodeOf(ctx), body.clientCode);
  const requestNo = body.requestNo.trim();
  const testCodes = body.testCodes.map(upper);
  await requireTests(ctx, testCodes);
  if ((await announcedOrders(ctx, [{ requestNo, clientCode }])).length > 0) {
    throw refuse('order-announced-already', { details: { number: requestNo, client: clientCode } });
  }
  const samples = samplesOfOrder({ ...body, requestNo, clientCode, testCodes });
  await requireFreeBarcodes(ctx, samples);
  await writeOrders(ctx, [{ orderId, requestNo, clientCode, person, testCodes }]);
  if (samples.length > 0) await writeSamples(ctx, samples);
  const order = await readOrder(ctx, orderId);
  if (order === null) throw refuse('not-found');
  return order;
}

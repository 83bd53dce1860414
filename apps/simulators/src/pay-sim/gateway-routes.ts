import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { eventBody, sendEvent } from './send-event.ts';
import { simId, textOf, type SimRequest, type SimState } from './sim-state.ts';

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (request: FastifyRequest): Fields => Object(request.body ?? {});
const paramOf = (request: FastifyRequest): string => String(Reflect.get(Object(request.params), 'id'));

function bad(reply: FastifyReply, description: string): FastifyReply {
  return reply.code(400).send({ error: { code: 'BAD_REQUEST_ERROR', description } });
}

function notesOf({ notes }: Fields): Record<string, string> {
  return Object.fromEntries(
    Object.entries(Object(notes ?? {})).map(([name, value]) => [name, String(value)]),
  );
}

/** The fewest seconds that a code or a link lives. */
const SHORTEST_CODE = 120;
const SHORTEST_LINK = 15 * 60;

interface Asked {
  readonly amount: unknown;
  readonly closesAt: unknown;
  readonly shortest: number;
}

function wrongRequest(state: SimState, { amount, closesAt, shortest }: Asked): string | null {
  if (!Number.isInteger(amount) || Number(amount) < 100) {
    return 'The amount must be at least INR 1.00';
  }
  const least = Math.floor(state.clock() / 1_000) + shortest - 5;
  return Number(closesAt) < least ? `The end must be at least ${shortest} seconds in the future` : null;
}

function isOpen(state: SimState, request: SimRequest): boolean {
  const isAlive = request.status === 'active' || request.status === 'created';
  if (isAlive && request.closesAt * 1_000 < state.clock()) {
    request.status = request.kind === 'qr_code' ? 'closed' : 'expired';
  }
  return request.status === 'active' || request.status === 'created';
}

const codeView = ({ id, status, amount, closesAt, notes, name }: SimRequest) => ({
  id,
  entity: 'qr_code',
  type: 'upi_qr',
  usage: 'single_use',
  fixed_amount: true,
  name,
  status,
  payment_amount: amount,
  close_by: closesAt,
  notes,
  image_url: `https://simulated.example/${id}.png`,
  image_content: `upi://pay?pa=simulated@upi&pn=Simulated&am=${(amount / 100).toFixed(2)}&cu=INR&tr=${id}`,
});

const paymentView = ({ id, amount, currency, status, notes, refunded }: SimRequest['payments'][number]) => ({
  id,
  entity: 'payment',
  amount,
  currency,
  status,
  notes,
  amount_refunded: refunded,
});

/** UPI codes: `/v1/payments/qr_codes`. */
function addCodes(app: FastifyInstance, state: SimState): void {
  const codeOf = (id: string): SimRequest | undefined => {
    const code = state.requests.get(id);
    if (code?.kind === 'qr_code') isOpen(state, code);
    return code?.kind === 'qr_code' ? code : undefined;
  };
  app.post('/v1/payments/qr_codes', async (request, reply) => {
    const given = fieldsOf(request);
    const wrong = wrongRequest(state, {
      amount: given['payment_amount'],
      closesAt: given['close_by'],
      shortest: SHORTEST_CODE,
    });
    if (wrong !== null) return bad(reply, wrong);
    const code: SimRequest = {
      kind: 'qr_code',
      id: simId('qr'),
      amount: Number(given['payment_amount']),
      name: textOf(given['name']),
      referenceId: '',
      closesAt: Number(given['close_by']),
      notes: notesOf(given),
      status: 'active',
      payments: [],
    };
    state.requests.set(code.id, code);
    return codeView(code);
  });
  app.get('/v1/payments/qr_codes/:id', async (request, reply) => {
    const code = codeOf(paramOf(request));
    return code === undefined ? bad(reply, 'The id provided does not exist') : codeView(code);
  });
  app.get('/v1/payments/qr_codes/:id/payments', async (request, reply) => {
    const code = codeOf(paramOf(request));
    if (code === undefined) return bad(reply, 'The id provided does not exist');
    return { entity: 'collection', count: code.payments.length, items: code.payments.map(paymentView) };
  });
  app.post('/v1/payments/qr_codes/:id/close', async (request, reply) => {
    const code = codeOf(paramOf(request));
    if (code === undefined || !isOpen(state, code)) return bad(reply, 'The QR code is already closed');
    code.status = 'closed';
    return codeView(code);
  });
}

function linksOf({ requests }: SimState): SimRequest[] {
  return [...requests.values()].filter(({ kind }) => kind === 'payment_link');
}

function linkView(state: SimState, link: SimRequest) {
  isOpen(state, link);
  const { id, status, amount, referenceId, closesAt, notes, payments } = link;
  return {
    id,
    entity: 'payment_link',
    amount,
    currency: 'INR',
    status,
    reference_id: referenceId,
    expire_by: closesAt,
    notes,
    short_url: `https://simulated.example/l/${id}`,
    payments: payments.map((payment) => ({
      payment_id: payment.id,
      amount: payment.amount,
      currency: payment.currency,
      status: payment.status,
    })),
  };
}

/** Payment links: `/v1/payment_links`. */
function addLinks(app: FastifyInstance, state: SimState): void {
  app.post('/v1/payment_links', async (request, reply) => {
    const given = fieldsOf(request);
    const wrong = wrongRequest(state, {
      amount: given['amount'],
      closesAt: given['expire_by'],
      shortest: SHORTEST_LINK,
    });
    if (wrong !== null) return bad(reply, wrong);
    const referenceId = textOf(given['reference_id']);
    if (referenceId.length > 40) return bad(reply, 'reference_id must not exceed 40 characters');
    if (linksOf(state).some((link) => link.referenceId === referenceId)) {
      return bad(reply, `payment link with given reference_id: ${referenceId} already exists`);
    }
    const link: SimRequest = {
      kind: 'payment_link',
      id: simId('plink'),
      amount: Number(given['amount']),
      name: textOf(given['description']),
      referenceId,
      closesAt: Number(given['expire_by']),
      notes: notesOf(given),
      status: 'created',
      payments: [],
    };
    state.requests.set(link.id, link);
    return linkView(state, link);
  });
  app.get('/v1/payment_links', async (request, reply) => {
    const wanted = Reflect.get(Object(request.query), 'reference_id');
    return reply.send({
      payment_links: linksOf(state)
        .filter((link) => link.referenceId === wanted)
        .map((link) => linkView(state, link)),
    });
  });
  app.get('/v1/payment_links/:id', async (request, reply) => {
    const link = linksOf(state).find(({ id }) => id === paramOf(request));
    return link === undefined ? bad(reply, 'The id provided does not exist') : linkView(state, link);
  });
  app.post('/v1/payment_links/:id/cancel', async (request, reply) => {
    const link = linksOf(state).find(({ id }) => id === paramOf(request));
    if (link === undefined || !isOpen(state, link)) return bad(reply, 'Payment Link cannot be cancelled');
    link.status = 'cancelled';
    return linkView(state, link);
  });
}

/** Money that goes back to its payer: `/v1/payments/:id/refund`. */
function addRefunds(app: FastifyInstance, state: SimState): void {
  app.post('/v1/payments/:id/refund', async (request, reply) => {
    const all = [...state.requests.values()];
    const owner = all.find(({ payments }) => payments.some(({ id }) => id === paramOf(request)));
    const payment = owner?.payments.find(({ id }) => id === paramOf(request));
    if (owner === undefined || payment === undefined) return bad(reply, 'The id provided does not exist');
    if (payment.refunded > 0) return bad(reply, 'The payment has been fully refunded already');
    payment.refunded = payment.amount;
    await sendEvent(
      state,
      eventBody({ kind: 'refund.processed', payment, request: owner, at: state.clock() }),
    );
    return {
      id: simId('rfnd'),
      entity: 'refund',
      payment_id: payment.id,
      amount: payment.amount,
      status: 'processed',
    };
  });
}

/** The gateway's API: Basic keys, errors and shapes as its public reference has them. */
export function addGateway(app: FastifyInstance, state: SimState): void {
  void app.register(async (scope) => {
    scope.addHook('onRequest', async (request, reply) => {
      const { keyId, keySecret } = state.keys;
      const right = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`;
      if (request.headers.authorization !== right) {
        await reply
          .code(401)
          .send({ error: { code: 'BAD_REQUEST_ERROR', description: 'Authentication failed' } });
      }
    });
    addCodes(scope, state);
    addLinks(scope, state);
    addRefunds(scope, state);
  });
}

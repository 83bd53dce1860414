import type { FastifyInstance, FastifyRequest } from 'fastify';
import { payRequest } from './pay-request.ts';
import type { SimCharge, SimRequest, SimState } from './sim-state.ts';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

function button(action: string, outcome: string): string {
  return `<form method="post" action="${escaped(action)}"><button name="outcome" value="${outcome}">${outcome}</button></form>`;
}

function requestRow({ id, name, amount, status, kind }: SimRequest): string {
  const path = `/__sim/requests/${id}`;
  const acts =
    status === 'active' || status === 'created' ? button(path, 'approve') + button(path, 'decline') : '';
  return `<tr><td>${kind}</td><td>${escaped(name)}</td><td>₹${(amount / 100).toFixed(2)}</td><td>${status}</td><td>${acts}</td></tr>`;
}

function chargeRow({ ref, imei, amount, state }: SimCharge): string {
  const path = `/__sim/charges/${ref}`;
  const acts = state === 'uploaded' ? button(path, 'approve') + button(path, 'decline') : '';
  return `<tr><td>terminal</td><td>${escaped(imei)}</td><td>₹${(amount / 100).toFixed(2)}</td><td>${state}</td><td>${acts}</td></tr>`;
}

function page({ requests, charges }: SimState): string {
  const rows = [...[...requests.values()].map(requestRow), ...[...charges.values()].map(chargeRow)];
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Simulated payments</title>
<h1>Simulated payments</h1><p>No money moves here. Approve or decline what a lab asked for.</p>
<table>${rows.toReversed().join('\n')}</table></html>`;
}

function outcomeOf({ body }: FastifyRequest): 'approve' | 'decline' {
  return Reflect.get(Object(body), 'outcome') === 'decline' ? 'decline' : 'approve';
}

/** What stands in for the payer: a page to approve and decline on, and the same by calls. For this machine alone. */
export function addControls(app: FastifyInstance, state: SimState): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_: FastifyRequest, body: string) => Object.fromEntries(new URLSearchParams(body)),
  );
  app.get('/', async (_request, reply) => reply.type('text/html; charset=utf-8').send(page(state)));
  app.post('/__sim/requests/:id', async (request, reply) => {
    const found = state.requests.get(String(Reflect.get(Object(request.params), 'id')));
    if (found === undefined) return reply.code(404).send({});
    await payRequest(state, found, { ...Object(request.body), outcome: outcomeOf(request) });
    return reply.redirect('/', 303);
  });
  app.post('/__sim/charges/:ref', async (request, reply) => {
    const charge = state.charges.get(Number(Reflect.get(Object(request.params), 'ref')));
    if (charge?.state !== 'uploaded') return reply.code(404).send({});
    charge.state = outcomeOf(request) === 'approve' ? 'approved' : 'declined';
    return reply.redirect('/', 303);
  });
  app.post('/__sim/keys', async (request, reply) => {
    Object.assign(state.keys, request.body);
    return reply.send(state.keys);
  });
}

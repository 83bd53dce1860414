import { Readable } from 'node:stream';
import { type Endpoint, UNATTENDED_HEADER } from '@nidan/contract/kernel/endpoint';
import { RefusalBody } from '@nidan/contract/kernel/refusals';
import { isModule } from '@nidan/domain/access/modules';
import { isPermissionBits } from '@nidan/domain/access/permission-bits';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { asksForProof } from '../access/require-proof.ts';
import { hashOfToken, isSessionOfDemoUser } from '../access/session-rows.ts';
import { orKeepSignInDenial } from './sign-in-denial.ts';
import { takeCallOfKey } from '../access/api-key-rows.ts';
import { apiKeyHashOf, carriesKey } from '../access/api-key-secret.ts';
import { handleCommand, handleRead, type LabRequest, refuseDemoChange } from './handle-lab-request.ts';
import { refuse } from './refuse.ts';
import type { Input, Route } from './route.ts';
import type { Services } from './services.ts';
import { sessionCookieName } from './session-cookie.ts';

/** Throws unless the endpoint says who may call it: an undeclared one must not be served (ADR 2). */
export function requireDeclaredAccess({ method, path, access }: Endpoint): void {
  if (['public', 'session', 'lab', 'operator'].some((known) => known === access)) return;
  const declared: unknown = access;
  const ok =
    typeof declared === 'object' &&
    declared !== null &&
    isModule(String(Reflect.get(declared, 'module'))) &&
    isPermissionBits(Number(Reflect.get(declared, 'bits'))) &&
    Number(Reflect.get(declared, 'bits')) > 0;
  if (!ok) throw new Error(`${method} ${path} declares no access; the server does not start with it`);
}

interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly services: Services;
}

function querySchema(endpoint: Endpoint) {
  const properties = Reflect.get(endpoint.query, 'properties') as Record<string, ReturnType<typeof Type.Any>>; // as: every query schema is an object schema
  const required = (Reflect.get(endpoint.query, 'required') ?? []) as string[]; // as: JSON Schema's `required` is a list of names
  const needsLab = endpoint.access !== 'public' && endpoint.access !== 'session';
  return {
    type: 'object',
    additionalProperties: false,
    required: needsLab ? [...required, 'l_id'] : required,
    properties: {
      ...properties,
      l_id: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }),
      source: Type.String({ maxLength: 80, default: 'unknown' }),
    },
  };
}

function tokenOf(request: FastifyRequest, services: Services): Buffer | null {
  const cookie = request.cookies[sessionCookieName(services.config)];
  return cookie === undefined ? null : hashOfToken(cookie);
}

/** The signal that a caller has left before the answer was sent, made when somebody asks for it. */
function leavingOf(reply: FastifyReply): () => AbortSignal {
  let made: AbortSignal | null = null;
  return () => {
    if (made !== null) return made;
    const leaving = new AbortController();
    reply.raw.once('close', () => {
      if (!reply.raw.writableFinished) leaving.abort();
    });
    made = leaving.signal;
    return made;
  };
}

function labRequestOf({ request, reply, services }: Exchange, endpoint: Endpoint): LabRequest {
  const key = request.headers['idempotency-key'];
  const query = request.query as { l_id: number }; // as: querySchema requires l_id
  return {
    endpoint,
    lId: query.l_id,
    token: tokenOf(request, services),
    apiKey: apiKeyHashOf(request.headers.authorization),
    asksForProof: asksForProof(endpoint, request.body),
    unattended: request.headers[UNATTENDED_HEADER] !== undefined,
    idempotencyKey: typeof key === 'string' && key.length > 0 && key.length <= 80 ? key : null,
    payload: JSON.stringify([request.routeOptions.url, request.params, request.query, request.body ?? null]),
    requestId: request.id,
    address: request.ip,
    log: request.log,
    gone: leavingOf(reply),
  };
}

function inputOf(request: FastifyRequest): Input<unknown, unknown, unknown> {
  return { params: request.params, query: request.query, body: request.body };
}

interface LabExchange extends Exchange {
  readonly labRequest: LabRequest;
}

type RouteOf<Kind extends Route['kind']> = Extract<Route, { kind: Kind }>;

/** A file of somebody else's making does nothing even where a browser shows it (ASVS 3.2.1). */
const INERT = "default-src 'none'; sandbox; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

async function serveDocument(route: RouteOf<'document'>, exchange: LabExchange): Promise<Buffer> {
  const { request, reply, services } = exchange;
  const input = inputOf(request);
  const lId = route.labOf === undefined ? exchange.labRequest.lId : route.labOf(input);
  if (lId === null) throw refuse('not-found');
  const labRequest = { ...exchange.labRequest, lId };
  const data = await handleRead(services, labRequest, { input, read: (ctx) => route.load(ctx, input) });
  const { bytes, fileName, encoding, savedAs } = await route.render(data, services);
  reply.header('content-type', savedAs ?? route.endpoint.produces);
  if (encoding !== undefined) reply.header('content-encoding', encoding);
  if (savedAs !== undefined) reply.header('content-security-policy', INERT);
  const how = savedAs === undefined ? 'inline' : 'attachment';
  reply.header('content-disposition', `${how}; filename="${fileName}"`);
  return Buffer.from(bytes);
}

/** Nobody is at the screen that listens: a stream keeps no session alive, ends with it, and its reader comes back to be admitted anew. */
async function serveStream(route: RouteOf<'stream'>, exchange: LabExchange): Promise<FastifyReply> {
  const { request, reply, services } = exchange;
  const input = inputOf(request);
  const labRequest = { ...exchange.labRequest, unattended: true };
  const leaving = new AbortController();
  // Before its reader is admitted, so that no end between the two is missed.
  const end = services.live.listenToEnd(labRequest.token?.toString('hex') ?? '');
  reply.raw.once('close', () => {
    leaving.abort();
    end.forget();
  });
  await handleRead(services, labRequest, { input, read: async () => null });
  const since = request.headers['last-event-id'];
  const events = route.open(
    {
      services,
      lId: labRequest.lId,
      since: typeof since === 'string' && since !== '' ? since : null,
      gone: AbortSignal.any([leaving.signal, end.signal]),
    },
    input,
  );
  reply.header('content-type', route.endpoint.produces);
  // A proxy in front passes on each event at once.
  reply.header('x-accel-buffering', 'no');
  return reply.send(Readable.from(events));
}

/** What a route finds out about its input before its command runs; who may not call it learns nothing and costs nothing. */
async function inspectedBy({ beforehand }: RouteOf<'lab'>, exchange: LabExchange): Promise<unknown> {
  if (beforehand === undefined) return undefined;
  const { request, services, labRequest } = exchange;
  const input = inputOf(request);
  await handleRead(services, labRequest, { input, read: async (ctx) => beforehand.admit(ctx, input) });
  return beforehand.inspect(input, services);
}

/** Runs an endpoint that belongs to no lab. */
async function serveOpen(route: RouteOf<'open'>, { request, reply, services }: Exchange): Promise<unknown> {
  const { endpoint } = route;
  const token = endpoint.access === 'session' && endpoint.mutates ? tokenOf(request, services) : null;
  return orKeepSignInDenial({ request, services }, endpoint, async () => {
    if (token !== null) refuseDemoChange(endpoint, await isSessionOfDemoUser(services.db, token));
    return route.run({ services, request, reply }, inputOf(request));
  });
}

async function serve(route: Route, exchange: Exchange) {
  const { request, reply, services } = exchange;
  const { endpoint } = route;
  if (route.kind === 'open') return serveOpen(route, exchange);
  const labRequest = labRequestOf(exchange, endpoint);
  const { apiKey, lId } = labRequest;
  if (apiKey !== null) await takeCallOfKey(services.db, { lId, hash: apiKey });
  if (route.kind === 'document') return serveDocument(route, { ...exchange, labRequest });
  if (route.kind === 'stream') return serveStream(route, { ...exchange, labRequest });
  if (!endpoint.mutates) {
    const input = inputOf(request);
    const plans = route.kind === 'lab' && route.goesByKey?.(input) === true ? 'commands' : 'reads';
    return handleRead(services, labRequest, { input, plans, read: (ctx) => route.run(ctx, input) });
  }
  const inspected = await inspectedBy(route, { ...exchange, labRequest });
  const answer = await handleCommand(services, labRequest, async (ctx) => {
    const view = (await route.run(ctx, inputOf(request), inspected)) as Record<string, unknown>; // as: every answer is an object
    return String(reply.serializeInput(view, '200'));
  });
  if (answer.replayed) reply.header('idempotency-replayed', 'true');
  reply.header('content-type', 'application/json; charset=utf-8');
  return reply.code(answer.status).serializer(String).send(answer.text);
}

/** Refuses a key in an address before anything else looks at it, and notes that it was there, without it. */
function refuseKeyInUrl(request: FastifyRequest): void {
  if (!carriesKey(request.url)) return;
  request.log.error({ route: request.routeOptions.url, address: request.ip }, 'a key stood in an address');
  throw refuse('key-in-url');
}

/** Refuses who is nobody, and who claims to be two: a session and a key. */
function requireIdentity(request: FastifyRequest, services: Services): void {
  const token = tokenOf(request, services);
  const key = apiKeyHashOf(request.headers.authorization);
  if (token === null && key === null) throw refuse('not-signed-in');
  if (token !== null && key !== null) throw refuse('key-and-session');
}

/** Everything but what is public and signing in and out, which say themselves what is missing. */
function needsIdentity({ access }: Endpoint): boolean {
  return access !== 'public' && access !== 'session';
}

/** The schema of a JSON answer, which serialises it; of a file only its media type is said. */
function answerSchema({ produces, response }: Endpoint) {
  if (produces === 'application/json') return response;
  return { content: { [produces]: { schema: { type: 'string', format: 'binary' } } } };
}

/** A page says by a page why it shows nothing. */
function refusalSchema(endpoint: Endpoint) {
  return endpoint.produces === 'text/html' ? answerSchema(endpoint) : RefusalBody;
}

/** Calls a minute: of an address where anybody may call, of a session elsewhere, because a lab shares one address. */
function rateLimitOf({ perMinute, access }: Endpoint, services: Services) {
  if (perMinute === null) return false;
  const limit = { max: perMinute, timeWindow: '1 minute' };
  if (access === 'public') return limit;
  if (!services.config.limitsSessions) return false;
  const keyGenerator = (request: FastifyRequest): string =>
    tokenOf(request, services)?.toString('base64') ?? request.ip;
  return { ...limit, keyGenerator };
}

/** How the body of a route is read. */
function bodyOf({ endpoint }: Route): 'json' | 'raw' | 'form' {
  if (endpoint.takesForm) return 'form';
  return endpoint.takesRawBody ? 'raw' : 'json';
}

/** Registers the routes on Fastify; refuses to when one has no declared access or two share a path. */
export function registerRoutes(app: FastifyInstance, services: Services, routes: readonly Route[]): void {
  const { json = [], raw = [], form = [] } = Object.groupBy(routes, bodyOf);
  addRoutes(app, services, json);
  // Scopes of their own. In this one a body stays the bytes that came: a signature is over those.
  void app.register(async (scope) => {
    scope.removeContentTypeParser('application/json');
    scope.addContentTypeParser(
      'application/json',
      { parseAs: 'buffer' },
      async (_request: FastifyRequest, body: Buffer) => body,
    );
    addRoutes(scope, services, raw);
  });
  // A page without script sends its fields as a form, which no other endpoint takes: any site can make a browser send one.
  void app.register(async (scope) => {
    scope.removeContentTypeParser('application/json');
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      async (_request: FastifyRequest, body: string) => Object.fromEntries(new URLSearchParams(body)),
    );
    addRoutes(scope, services, form);
  });
}

function addRoutes(app: FastifyInstance, services: Services, routes: readonly Route[]): void {
  for (const route of routes) {
    const { endpoint } = route;
    requireDeclaredAccess(endpoint);
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      bodyLimit: endpoint.bodyLimit,
      config: { endpoint, rateLimit: rateLimitOf(endpoint, services) },
      // Before the input is looked at: who is nobody learns nothing about an endpoint.
      onRequest: async (request) => {
        refuseKeyInUrl(request);
        if (needsIdentity(endpoint)) requireIdentity(request, services);
      },
      schema: {
        summary: endpoint.summary,
        params: endpoint.params,
        querystring: querySchema(endpoint),
        ...(endpoint.body === null ? {} : { body: endpoint.body }),
        response: { 200: answerSchema(endpoint), '4xx': refusalSchema(endpoint) },
      },
      handler: (request, reply) => serve(route, { request, reply, services }),
    });
  }
}

import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import swagger from '@fastify/swagger';
import { MESSAGES } from '@nidan/domain/text/messages';
import {
  fastify,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { apiDescription } from './describe-api.ts';
import { answerClientError } from './serving/answer-client-error.ts';
import { asRefusal, refusalBody } from './error-answer.ts';
import { failureToLog } from './failure-to-log.ts';
import { opensPublicPage, publicRoots, sendNotice } from './public-notice.ts';
import { refuse } from './refuse.ts';
import { refuseOtherSites } from './serving/refuse-other-sites.ts';
import { registerRoutes } from './register-routes.ts';
import { isToldByPage, sendWebApp } from './tell-by-page.ts';
import type { Route } from './route.ts';
import { addSecurityHeaders, setSecurityHeaders } from './serving/security-headers.ts';
import { compileSerializer } from './serializers.ts';
import type { Services } from './services.ts';
import type { DiskRoom } from './serving/disk-room.ts';
import { compileValidator } from './validators.ts';

interface AppParts {
  readonly services: Services;
  readonly routes: readonly Route[];
  readonly logTo?: NodeJS.WritableStream;
  /** Told when something could not be saved because the disk is full, and when something was saved. */
  readonly disk?: Pick<DiskRoom, 'noteRefusal' | 'noteSaved'>;
}

async function addPlugins(app: FastifyInstance): Promise<void> {
  await app.register(cookie);
  // Only endpoints that say so have a limit; addresses are counted by each process.
  await app.register(rateLimit, { global: false });
  await app.register(swagger, apiDescription);
}

/** Refused like much else, and yet nothing that whoever sends it can mend: whoever looks after the server must hear of it. */
function tellDiskFull(request: FastifyRequest, disk: AppParts['disk']): void {
  request.log.error({ route: request.routeOptions.url }, 'the disk is full: nothing was saved');
  disk?.noteRefusal();
}

interface Failed {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** Of `publicRoots`. */
  readonly pages: ReadonlySet<string>;
}

async function answerError(error: Error, { request, reply, pages }: Failed): Promise<void> {
  const isPage = opensPublicPage(request, pages);
  const refusal = asRefusal(error, request.routeOptions.bodyLimit);
  if (refusal !== null) {
    if (refusal.extra.retryAfter !== undefined) reply.header('retry-after', refusal.extra.retryAfter);
    if (isPage) return sendNotice(request, reply, refusal);
    reply.code(refusal.status);
    return isToldByPage(request) ? sendWebApp(reply) : reply.send(refusalBody(refusal, request.id));
  }
  request.log.error({ failure: failureToLog(error) }, 'request failed');
  if (isPage) return sendNotice(request, reply, null);
  const body = { msg: MESSAGES.failure.generic, code: 'internal', requestId: request.id };
  return reply.code(500).send(body);
}

function addErrorAnswers(
  app: FastifyInstance,
  { pages, disk }: Pick<Failed, 'pages'> & { readonly disk: AppParts['disk'] },
): void {
  app.setErrorHandler<Error>(async (error, request, reply) => {
    if (asRefusal(error)?.code === 'storage-full') tellDiskFull(request, disk);
    return answerError(error, { request, reply, pages });
  });
  app.setNotFoundHandler(async (request, reply) => {
    const refusal = refuse('not-found');
    if (opensPublicPage(request, pages)) return sendNotice(request, reply, refusal);
    return reply.code(404).send(refusalBody(refusal, request.id));
  });
}

/** The HTTP application with all routes, not yet listening. */
export async function buildApp({ services, routes, logTo, disk }: AppParts): Promise<FastifyInstance> {
  const pages = publicRoots(routes.map(({ endpoint }) => endpoint));
  const app = fastify({
    logger: { level: services.config.logLevel, ...(logTo === undefined ? {} : { stream: logTo }) },
    genReqId: () => randomUUID(),
    logController: new LogController({ disableRequestLogging: true }),
    requestTimeout: 30_000,
    trustProxy: services.config.trustedProxies ?? false,
    bodyLimit: 65_536,
    routerOptions: { maxParamLength: 200 },
    // An address that cannot be decoded never reaches a route.
    frameworkErrors: async (error, request, reply) => {
      setSecurityHeaders(reply, services.config);
      reply.header('cache-control', 'no-store');
      await answerError(error, { request, reply, pages });
    },
    clientErrorHandler: answerClientError,
    http: { headersTimeout: 15_000 },
  });
  app.removeContentTypeParser('text/plain');
  app.setValidatorCompiler(compileValidator);
  app.setSerializerCompiler(compileSerializer);
  addErrorAnswers(app, { pages, disk });
  if (disk !== undefined) {
    app.addHook('onResponse', async ({ routeOptions }, { statusCode }) => {
      if (statusCode === 200 && routeOptions.config.endpoint?.mutates === true) disk.noteSaved();
    });
  }
  addSecurityHeaders(app, services.config);
  refuseOtherSites(app, services.config);
  await addPlugins(app);
  registerRoutes(app, services, routes);
  return app;
}

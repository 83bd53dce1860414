import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
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
import { asRefusal, refusalBody } from './error-answer.ts';
import { failureToLog } from './failure-to-log.ts';
import { refuse } from './refuse.ts';
import { registerRoutes } from './register-routes.ts';
import type { Route } from './route.ts';
import type { Services } from './services.ts';
import { compileValidator } from './validators.ts';

interface AppParts {
  readonly services: Services;
  readonly routes: readonly Route[];
  readonly logTo?: NodeJS.WritableStream;
}

async function addPlugins(app: FastifyInstance): Promise<void> {
  await app.register(cookie);
  await app.register(helmet, {
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'", 'data:'],
        frameSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        frameAncestors: ["'self'"],
        // Set by whoever ends TLS; here it would break a plain-HTTP counter PC.
        upgradeInsecureRequests: null,
      },
    },
  });
  // Only endpoints that say so have a limit; addresses are counted by each process.
  await app.register(rateLimit, { global: false });
  await app.register(swagger, apiDescription);
}

async function answerError(error: Error, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const refusal = asRefusal(error);
  if (refusal !== null) return reply.code(refusal.status).send(refusalBody(refusal, request.id));
  request.log.error({ failure: failureToLog(error) }, 'request failed');
  const body = { msg: MESSAGES.failure.generic, code: 'internal', requestId: request.id };
  return reply.code(500).send(body);
}

function addErrorAnswers(app: FastifyInstance): void {
  app.setErrorHandler(answerError);
  app.setNotFoundHandler(async (request, reply) => {
    const refusal = refuse('not-found');
    return reply.code(404).send(refusalBody(refusal, request.id));
  });
}

/** A request from another site changes nothing: browsers say where a request comes from (ASVS 3.5). */
function refuseOtherSites(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    const site = request.headers['sec-fetch-site'];
    if (request.method !== 'GET' && (site === 'cross-site' || site === 'same-site')) {
      throw refuse('not-permitted', { details: { right: 'same origin' } });
    }
  });
}

/** Answers of the API carry data of patients: no browser and no proxy keeps them. */
function forbidCaching(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
  });
}

/** The HTTP application with all routes, not yet listening. */
export async function buildApp({ services, routes, logTo }: AppParts): Promise<FastifyInstance> {
  const app = fastify({
    logger: { level: services.config.logLevel, ...(logTo === undefined ? {} : { stream: logTo }) },
    genReqId: () => randomUUID(),
    logController: new LogController({ disableRequestLogging: true }),
    requestTimeout: 30_000,
    trustProxy: services.config.trustedProxies ?? false,
    bodyLimit: 65_536,
    routerOptions: { maxParamLength: 200 },
    // An address that cannot be decoded never reaches a route.
    frameworkErrors: answerError,
  });
  app.removeContentTypeParser('text/plain');
  app.setValidatorCompiler(compileValidator);
  addErrorAnswers(app);
  refuseOtherSites(app);
  forbidCaching(app);
  await addPlugins(app);
  registerRoutes(app, services, routes);
  return app;
}

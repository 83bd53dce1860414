import type { FastifyDynamicSwaggerOptions } from '@fastify/swagger';
import type { Endpoint } from '@nidan/contract/kernel/endpoint';
import { permissionNames } from '@nidan/domain/access/permission-bits';

const SESSION = 'session';

const openapi: NonNullable<FastifyDynamicSwaggerOptions['openapi']> = {
  openapi: '3.1.0',
  info: { title: 'Nidan', description: 'Laboratory information and management', version: '0.1.0' },
  components: {
    securitySchemes: {
      [SESSION]: {
        type: 'apiKey',
        in: 'cookie',
        name: 'nidan',
        description: 'Set by POST /api/login; behind TLS its name is __Host-nidan',
      },
    },
  },
};

const idempotencyKey = {
  type: 'object',
  required: ['Idempotency-Key'],
  properties: {
    'Idempotency-Key': {
      type: 'string',
      minLength: 1,
      maxLength: 80,
      description:
        'Of one request alone: sent again it gets the first answer, with another request it is refused',
    },
  },
};

function accessText({ access }: Endpoint): string {
  if (access === 'public') return 'For everybody.';
  if (access === 'session') return 'For who is signed in.';
  if (access === 'operator') return 'For the platform operator, in any lab.';
  if (access === 'lab') return 'For everybody who works in the lab.';
  return `Needs the right "${access.module}, ${permissionNames(access.bits).join(' and ')}".`;
}

function isOfLab({ access }: Endpoint): boolean {
  return access !== 'public' && access !== 'session';
}

declare module 'fastify' {
  interface FastifyContextConfig {
    endpoint?: Endpoint;
  }
}

/** How the OpenAPI document is made: of each endpoint who may call it, and that a change needs its own key. */
export const apiDescription: FastifyDynamicSwaggerOptions = {
  openapi,
  transform: ({ schema, url, route }) => {
    const endpoint = route.config?.endpoint;
    if (endpoint === undefined) return { schema, url };
    const described = {
      ...schema,
      tags: [endpoint.path.split('/')[2] ?? 'verify'],
      description: accessText(endpoint),
      ...(endpoint.access === 'public' ? {} : { security: [{ [SESSION]: [] }] }),
      ...(endpoint.mutates && isOfLab(endpoint) ? { headers: idempotencyKey } : {}),
    };
    return { schema: described, url };
  },
};

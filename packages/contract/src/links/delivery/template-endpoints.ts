import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { TEMPLATE_CATEGORIES } from '@nidan/domain/delivery/message-channels';
import { LANGUAGES } from '@nidan/domain/enumerations/bills';
import { MESSAGE_TEMPLATE_NAMES } from '@nidan/domain/messages/message-template';
import { type Static, Type } from 'typebox';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { closed, Instant, nullable, Version } from '../../kernel/shapes.ts';
import { MessageChannelName } from './message-view.ts';

const read = { module: 'labs', bits: PERMISSION.read } as const;
const update = { module: 'labs', bits: PERMISSION.update } as const;

const which = {
  name: Type.Enum([...MESSAGE_TEMPLATE_NAMES]),
  channel: MessageChannelName,
  language: Type.Enum([...LANGUAGES]),
};

const words = {
  /** Of e-mail and notices; empty on other channels. */
  subject: Type.String({ maxLength: 200 }),
  /** With {variables}. */
  body: Type.String({ minLength: 1, maxLength: 4_000, pattern: '\\S' }),
  /** Of SMS 19 digits, of WhatsApp the name of the approved template. */
  registeredId: nullable(Type.String({ maxLength: 512 })),
  /** Of an SMS, as the operators have it, with {#var#}. */
  registeredText: nullable(Type.String({ maxLength: 4_000 })),
  category: Type.Enum([...TEMPLATE_CATEGORIES]),
};

/** The words of a message on a channel in a language. */
export const TemplateView = closed({
  ...which,
  ...words,
  /** Those of the product: the lab has none of its own. */
  isOfProduct: Type.Boolean(),
  /** Whether messages can go out with them: channels with registered words need those of the lab. */
  isUsable: Type.Boolean(),
  variables: Type.Array(Type.String()),
  changedAt: nullable(Instant),
  changedBy: nullable(Type.String()),
  /** 0 while they are those of the product. */
  version: Type.Integer({ minimum: 0 }),
});
export type TemplateView = Static<typeof TemplateView>;

export const listTemplates = defineEndpoint({
  method: 'GET',
  path: '/api/delivery/templates',
  summary: 'The words of every message by channel and language, those of the lab before those of the product',
  access: read,
  response: closed({ templates: Type.Array(TemplateView) }),
});

export const saveTemplate = defineEndpoint({
  method: 'POST',
  path: '/api/delivery/templates',
  summary: 'Keeps the words of the lab for a message, once they hold what they promise',
  access: update,
  body: closed({ ...which, ...words, version: Type.Integer({ minimum: 0, maximum: 2_147_483_647 }) }),
  response: TemplateView,
});

export const resetTemplate = defineEndpoint({
  method: 'POST',
  path: '/api/delivery/templates/reset',
  summary: 'Takes the words of the lab away: those of the product hold again, where there are any',
  access: update,
  body: closed({ ...which, version: Version }),
  response: TemplateView,
});

export const previewTemplate = defineEndpoint({
  method: 'POST',
  path: '/api/delivery/templates/preview',
  summary:
    'What a message with these words looks like for an invented person, and what is wrong with them; keeps nothing',
  access: read,
  mutates: false,
  body: closed({ ...which, ...words }),
  response: closed({
    subject: Type.String(),
    text: Type.String(),
    smsParts: nullable(Type.Integer()),
    faults: Type.Array(
      closed({
        code: Type.String(),
        msg: Type.String(),
        details: Type.Record(Type.String(), Type.String()),
      }),
    ),
  }),
});

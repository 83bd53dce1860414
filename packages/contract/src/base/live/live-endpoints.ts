import { AUDIT_KINDS, EVENT_KINDS } from '@nidan/domain/enumerations/audit';
import { Type } from 'typebox';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { closed } from '../../kernel/shapes.ts';

/** Kinds of things that a live event names: those of events, and where people work, of which no event is kept. */
const LIVE_KINDS = [...new Set([...AUDIT_KINDS, ...EVENT_KINDS, 'PRESENCE' as const])];
export type LiveKind = (typeof LIVE_KINDS)[number];

/** What a live event `changed` carries: which kinds of things changed, and nothing of the things themselves. */
export const LiveChange = closed({ kinds: Type.Array(Type.Enum(LIVE_KINDS)) });

/** Seconds after which a stream ends by itself and is asked for again, with the rights that its reader has then. */
export const LIVE_SECONDS = 50;

export const followLab = defineEndpoint({
  method: 'GET',
  path: '/api/live',
  summary:
    'Server-sent events of a lab: `changed` names kinds of things that changed, `missed` says that some may have been missed. Ends by itself and is asked for again',
  access: 'lab',
  query: closed({
    seconds: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: LIVE_SECONDS,
        description: `How long the stream lasts; ${LIVE_SECONDS} unless told`,
      }),
    ),
  }),
  response: closed({}),
  produces: 'text/event-stream',
});

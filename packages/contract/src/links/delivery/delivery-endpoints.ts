import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { MESSAGE_SERVICES, OPT_OUT_CHANNELS } from '@nidan/domain/delivery/message-channels';
import { LANGUAGES } from '@nidan/domain/enumerations/bills';
import { SENDABLE_KINDS } from '@nidan/domain/messages/message-kind';
import { genericOutcome } from '@nidan/domain/status-sets/links/generic-outcome';
import { type Static, Type } from 'typebox';
import { dateFilter } from '../../kernel/date-filter.ts';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { closed, Id, Instant, nullable, page, pageOf } from '../../kernel/shapes.ts';
import { MessageChannelName, MessageView } from './message-view.ts';

const read = { module: 'reports', bits: PERMISSION.read } as const;

export const listMessages = defineEndpoint({
  method: 'GET',
  path: '/api/delivery',
  summary: 'Messages to people with what became of them, latest first',
  access: read,
  query: closed({
    ...page,
    ...dateFilter,
    outcome: Type.Optional(Type.Enum([...genericOutcome.stateNames])),
    channel: Type.Optional(MessageChannelName),
    billId: Type.Optional(Id),
    entityId: Type.Optional(Id),
  }),
  response: pageOf(MessageView),
});

export const readMessage = defineEndpoint({
  method: 'GET',
  path: '/api/delivery/get',
  summary: 'One message as its reader gets it, with each channel',
  access: read,
  query: closed({ messageId: Id }),
  response: closed({
    message: MessageView,
    /** What was or will be said on the channel that it is on; null where none is left. */
    said: nullable(
      closed({
        channel: MessageChannelName,
        subject: nullable(Type.String()),
        text: Type.String(),
        /** Of an SMS; null on other channels. */
        smsParts: nullable(Type.Integer()),
      }),
    ),
  }),
});

export const resendMessage = defineEndpoint({
  method: 'POST',
  path: '/api/delivery/resend',
  summary: 'Sends a failed message once more over one of its channels, under the same key',
  access: { module: 'reports', bits: PERMISSION.update },
  accountNeed: 'reportRelease',
  body: closed({ messageId: Id, channel: MessageChannelName }),
  response: MessageView,
});

export const sendMessage = defineEndpoint({
  method: 'POST',
  path: '/api/delivery/send',
  summary:
    'Tells a patient or an agency of a bill, a due, an advance or a note over services of the lab, in its registered words, with the paper',
  access: { module: 'bills', bits: PERMISSION.update },
  body: closed({
    kind: Type.Enum([...SENDABLE_KINDS]),
    /** The id that the kind asks for, and no other. */
    billId: Type.Optional(Id),
    advanceId: Type.Optional(Id),
    noteId: Type.Optional(Id),
    language: Type.Optional(Type.Enum([...LANGUAGES])),
    /** In the order in which they are tried until it comes. */
    channels: Type.Array(Type.Enum([...MESSAGE_SERVICES]), { minItems: 1, maxItems: 3, uniqueItems: true }),
  }),
  response: closed({ messageId: Id, channels: Type.Array(Type.Enum([...MESSAGE_SERVICES])) }),
});

const OptOut = Type.Enum([...OPT_OUT_CHANNELS]);

/** What a patient wants no messages on. */
export const OptOutView = closed({
  channels: Type.Array(
    closed({
      channel: OptOut,
      isOptedOut: Type.Boolean(),
      since: nullable(Instant),
      source: nullable(Type.Enum(['desk', 'answer'])),
    }),
  ),
});
export type OptOutView = Static<typeof OptOutView>;

export const readOptOuts = defineEndpoint({
  method: 'GET',
  path: '/api/delivery/opt-outs',
  summary: 'On which channels a patient wants no messages',
  access: { module: 'patients', bits: PERMISSION.read },
  query: closed({ patientId: Id }),
  response: OptOutView,
});

export const changeOptOut = defineEndpoint({
  method: 'POST',
  path: '/api/delivery/opt-outs',
  summary: 'Notes that a patient wants no messages on a channel, or wants them again',
  access: { module: 'patients', bits: PERMISSION.update },
  body: closed({ patientId: Id, channel: OptOut, isOptedOut: Type.Boolean() }),
  response: OptOutView,
});

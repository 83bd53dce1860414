import { type Static, Type } from 'typebox';
import { dateFilter } from '../../kernel/date-filter.ts';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { closed, Done, Id, Instant, nullable, page, pageOf } from '../../kernel/shapes.ts';

/** A message inside the product. */
export const NoticeView = closed({
  noticeId: Id,
  subject: Type.String(),
  body: Type.String(),
  /** The bill it is about; null for none. */
  billId: nullable(Id),
  at: Instant,
  readAt: nullable(Instant),
});
export type NoticeView = Static<typeof NoticeView>;

export const listNotices = defineEndpoint({
  method: 'GET',
  path: '/api/notices',
  summary: 'What the product has told the caller, latest first',
  access: 'lab',
  query: closed({ ...page, ...dateFilter, unread: Type.Optional(Type.Boolean()) }),
  response: pageOf(NoticeView),
});

export const countNotices = defineEndpoint({
  method: 'GET',
  path: '/api/notices/count',
  summary: 'How many notices the caller has not read',
  access: 'lab',
  response: closed({ unread: Type.Integer() }),
});

export const readNotices = defineEndpoint({
  method: 'POST',
  path: '/api/notices/read',
  summary: 'Notes that the caller has read these notices, or all',
  access: 'lab',
  body: closed({ noticeIds: nullable(Type.Array(Id, { minItems: 1, maxItems: 200 })) }),
  response: closed({ unread: Type.Integer() }),
});

export const readPushKey = defineEndpoint({
  method: 'GET',
  path: '/api/notices/push',
  summary: 'The public key by which browsers of the lab are told of notices; null where the lab tells none',
  access: 'lab',
  response: closed({ publicKey: nullable(Type.String()) }),
});

const Endpoint = Type.String({ maxLength: 1_000, pattern: '^https?://\\S+$' });

export const subscribePush = defineEndpoint({
  method: 'POST',
  path: '/api/notices/push',
  summary: 'Lets a browser of the caller be told of notices',
  access: 'lab',
  body: closed({
    endpoint: Endpoint,
    keys: closed({
      p256dh: Type.String({ pattern: '^[A-Za-z0-9_=-]{80,100}$' }),
      auth: Type.String({ pattern: '^[A-Za-z0-9_=-]{16,32}$' }),
    }),
  }),
  response: Done,
});

export const unsubscribePush = defineEndpoint({
  method: 'POST',
  path: '/api/notices/push/end',
  summary: 'Ends that a browser of the caller is told of notices',
  access: 'lab',
  body: closed({ endpoint: Endpoint }),
  response: Done,
});

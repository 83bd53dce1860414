import { type Static, Type } from 'typebox';
import { dateFilter } from '../../kernel/date-filter.ts';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { closed, Id, Instant, nullable, page, pageOf } from '../../kernel/shapes.ts';

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

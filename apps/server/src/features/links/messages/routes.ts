import { getEmailContent } from '@nidan/contract/links/messages/message-endpoints';
import { implement, type Route } from '../../../kernel/http/route.ts';
import { readEmailContent } from './email-content.query.ts';

export const messageRoutes: readonly Route[] = [
  implement(getEmailContent, (ctx, { query }) => readEmailContent(ctx, query)),
];

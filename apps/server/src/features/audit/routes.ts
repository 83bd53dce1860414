import { eventsByEntity } from '@nidan/contract/audit/audit-endpoints';
import { implement, type Route } from '../../kernel/http/route.ts';
import { eventsOfEntity } from './events.query.ts';

export const auditRoutes: readonly Route[] = [
  implement(eventsByEntity, (ctx, { query }) => eventsOfEntity(ctx, query)),
];

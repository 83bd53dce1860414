import { type Route } from '../../../kernel/http/route.ts';
import { readEmailContent } from './email-content.query.ts';

export const messageRoutes: readonly Route[] = [readEmailContent];

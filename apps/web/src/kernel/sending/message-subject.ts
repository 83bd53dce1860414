import type { getEmailContent } from '@nidan/contract/links/messages/message-endpoints';
import type { QueryOf } from '@nidan/contract/kernel/endpoint';

/** What a message may be about: its kind and the id that it is found by. */
export type MessageSubject = Omit<QueryOf<typeof getEmailContent>, 'language'>;

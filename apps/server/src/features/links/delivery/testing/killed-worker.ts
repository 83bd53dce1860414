import { effects } from '../../../../effects.ts';
import { readConfig } from '../../../../kernel/config.ts';
import { openDatabase } from '../../../../kernel/database/connections/open-database.ts';
import { startDocumentPool } from '../../../../kernel/documents/document-pool.ts';
import { localFeed } from '../../../../kernel/live/live-feed.ts';
import { deliverMessages } from '../deliver-messages.ts';

/*
 * A worker as a process of its own, which a test kills while it sends. It is told the address of its database and what may be called, says that
 * it is ready, and sends when it is told to.
 */

const [url = '', targets = ''] = process.argv.slice(2);
const services = {
  db: openDatabase({ url, onError: () => undefined }),
  config: readConfig({ NIDAN_SECRET_KEY: 'a5'.repeat(32), MESSAGE_TARGETS: targets }),
  documents: startDocumentPool({ size: 1 }),
  live: localFeed(),
  endpoints: [],
  effects,
  clock: () => new Date(),
};
process.on('message', () => void deliverMessages(services, { lId: 1, channel: 'sms' }));
process.send?.('ready');

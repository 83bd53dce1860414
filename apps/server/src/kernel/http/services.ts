import type { Endpoint } from '@nidan/contract/kernel/endpoint';
import type { Config } from '../config.ts';
import type { Db } from '../database/connections/open-database.ts';
import type { LiveFeed } from '../live/live-feed.ts';
import type { DocumentPool } from '../documents/document-pool.ts';

/** What the process owns for as long as it runs; `effects/effects.ts` adds what the app hands in. */
export interface Services {
  readonly db: Db;
  /** A copy of the database that long reads go to; absent where there is none. It may be seconds behind. */
  readonly copy?: Db;
  readonly config: Config;
  readonly documents: DocumentPool;
  readonly live: LiveFeed;
  /** Every endpoint that is served. */
  readonly endpoints: readonly Endpoint[];
  readonly clock: () => Date;
}

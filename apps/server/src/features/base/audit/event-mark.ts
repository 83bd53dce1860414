import { createHash } from 'node:crypto';
import { canonicalJson } from '@nidan/domain/reports/canonical-json';
import { type RawBuilder, sql } from 'kysely';

/**
 * Every column of `event` as text that is the same on every server and in every session: what a mark is made of. A test holds
 * the list to the table, so that no column can be left unsealed.
 */
const COLUMN_TEXTS = {
  l_id: 'e.l_id::text',
  event_id: 'e.event_id::text',
  at: '(extract(epoch from e.at) * 1000000)::bigint::text',
  user_id: 'e.user_id::text',
  role_name: 'e.role_name',
  location_id: 'e.location_id::text',
  entity_kind: 'e.entity_kind',
  entity_id: 'e.entity_id::text',
  bill_id: 'e.bill_id::text',
  parts: 'e.parts::text',
  action: 'e.action',
  before: 'e.before::text',
  after: 'e.after::text',
  reason: 'e.reason',
  request_id: 'e.request_id',
  tx: 'e.tx::text',
} as const;

/** Columns of `event` that a mark covers. */
export const MARKED_COLUMNS = Object.keys(COLUMN_TEXTS);

/** One event as the texts that are marked. */
export type MarkedEvent = Readonly<Record<keyof typeof COLUMN_TEXTS, string | null>>;

/** Selects the texts of `event e` under the names of its columns. */
export const markedTexts: RawBuilder<unknown> = sql.raw(
  Object.entries(COLUMN_TEXTS)
    .map(([column, text]) => `${text} as ${column}`)
    .join(', '),
);

/** What the seal of an event says beside the event; texts, `sealedAt` in milliseconds since 1970. */
export interface SealWords {
  readonly seq: string;
  readonly horizon: string;
  readonly sealedAt: string;
}

/** The mark before the first event of a lab. */
export const FIRST_MARK: Buffer = Buffer.alloc(32);

/**
 * The mark of an event in the chain of its lab: SHA-256 over the 32 bytes of the mark before it and the canonical JSON
 * (RFC 8785) of the seal and of all columns of the event that are not null. Columns that a later release adds leave the marks
 * of older events as they are.
 */
export function markOf(before: Buffer, event: MarkedEvent, seal: SealWords): Buffer {
  const said = Object.fromEntries(Object.entries(event).filter(([, text]) => text !== null));
  return createHash('sha256')
    .update(before)
    .update(canonicalJson({ event: said, seal: { ...seal } }))
    .digest();
}

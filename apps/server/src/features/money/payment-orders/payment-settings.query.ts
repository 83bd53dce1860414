import { sql } from 'kysely';
import type { Db } from '../../../kernel/database/connections/open-database.ts';

/** How a lab signs in to its gateway, its secrets sealed. */
export interface StoredGateway {
  readonly keyId: string;
  readonly sealed: Buffer;
  readonly isOpen: boolean;
  readonly version: number;
}

/** The gateway of a lab; null when it has none. Locked when it is to be changed. */
export async function readGatewayOf(
  db: Db,
  lId: number,
  use: 'read' | 'change' = 'read',
): Promise<StoredGateway | null> {
  const lock = use === 'change' ? sql`for no key update` : sql``;
  const { rows } = await sql<{ key_id: string; sealed_secrets: Buffer; is_open: boolean; version: number }>`
    select key_id, sealed_secrets, is_open, version from payment_gateway where l_id = ${lId} ${lock}`.execute(
    db,
  );
  const [row] = rows;
  if (row === undefined) return null;
  return { keyId: row.key_id, sealed: row.sealed_secrets, isOpen: row.is_open, version: row.version };
}

/** Whether patients of a lab can be asked through a gateway. */
export async function isGatewayOpen(db: Db, lId: number): Promise<boolean> {
  return (await readGatewayOf(db, lId))?.isOpen === true;
}

/** A card terminal, its security token sealed. */
export interface StoredTerminal {
  readonly terminalId: string;
  readonly name: string;
  readonly locationId: string;
  readonly merchantId: string;
  readonly storePosCode: string;
  readonly imei: string;
  readonly sealed: Buffer;
  readonly status: number;
  readonly version: number;
}

interface TerminalRow {
  readonly terminal_id: string;
  readonly name: string;
  readonly location_id: string;
  readonly merchant_id: string;
  readonly store_pos_code: string;
  readonly imei: string;
  readonly sealed_secret: Buffer;
  readonly status: number;
  readonly version: number;
}

interface TerminalQuestion {
  readonly lId: number;
  readonly terminalId: string;
}

/** One card terminal; null when the lab has none of this id. Locked when it is to be changed. */
export async function readTerminal(
  db: Db,
  { lId, terminalId }: TerminalQuestion,
  use: 'read' | 'change' = 'read',
): Promise<StoredTerminal | null> {
  const lock = use === 'change' ? sql`for no key update` : sql``;
  const { rows } = await sql<TerminalRow>`
    select terminal_id, name, location_id, merchant_id, store_pos_code, imei, sealed_secret, status, version
    from card_terminal where l_id = ${lId} and terminal_id = ${terminalId} ${lock}`.execute(db);
  const [row] = rows;
  if (row === undefined) return null;
  return {
    terminalId: row.terminal_id,
    name: row.name,
    locationId: row.location_id,
    merchantId: row.merchant_id,
    storePosCode: row.store_pos_code,
    imei: row.imei,
    sealed: row.sealed_secret,
    status: row.status,
    version: row.version,
  };
}

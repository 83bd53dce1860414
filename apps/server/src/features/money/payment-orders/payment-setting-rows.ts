import { masterData, type MasterDataState } from '@nidan/domain/status-sets/master-data';
import { sql } from 'kysely';
import { insertRows } from '../../../kernel/database/insert-rows.ts';
import type { Ctx } from '../../../kernel/http/context.ts';

interface KeptGateway {
  readonly keyId: string;
  readonly sealed: Buffer;
  readonly isOpen: boolean;
}

/** Keeps how the lab signs in to its gateway over `version` of it, 0 for none; false when another one was kept meanwhile. */
export async function keepGateway(
  { db, lId, now, caller }: Ctx,
  gateway: KeptGateway,
  version: number,
): Promise<boolean> {
  const { rows } = await sql`
    insert into payment_gateway (l_id, key_id, sealed_secrets, is_open, changed_at, changed_by)
    values (${lId}, ${gateway.keyId}, ${gateway.sealed}, ${gateway.isOpen}, ${now}, ${caller.userId})
    on conflict (l_id) do update set key_id = excluded.key_id, sealed_secrets = excluded.sealed_secrets,
      is_open = excluded.is_open, changed_at = excluded.changed_at, changed_by = excluded.changed_by,
      version = payment_gateway.version + 1
    where payment_gateway.version = ${version}
    returning version`.execute(db);
  return rows.length === 1;
}

export interface KeptTerminal {
  readonly terminalId: string;
  readonly name: string;
  readonly locationId: string;
  readonly merchantId: string;
  readonly storePosCode: string;
  readonly imei: string;
  readonly sealed: Buffer;
  readonly status: MasterDataState;
}

function columnsOf(terminal: KeptTerminal) {
  return {
    name: terminal.name,
    location_id: terminal.locationId,
    merchant_id: terminal.merchantId,
    store_pos_code: terminal.storePosCode,
    imei: terminal.imei,
    sealed_secret: terminal.sealed,
    status: masterData.codeOf(terminal.status),
  };
}

/** Inserts a card terminal. */
export async function insertTerminal({ db, lId }: Ctx, terminal: KeptTerminal): Promise<void> {
  const row = { l_id: lId, terminal_id: terminal.terminalId, ...columnsOf(terminal) };
  await insertRows(db, 'card_terminal', [row]);
}

/** Writes a locked card terminal anew. */
export async function updateTerminal({ db, lId }: Ctx, terminal: KeptTerminal): Promise<void> {
  await db
    .updateTable('card_terminal')
    .set((eb) => ({ ...columnsOf(terminal), version: eb('version', '+', 1) }))
    .where('l_id', '=', lId)
    .where('terminal_id', '=', terminal.terminalId)
    .execute();
}

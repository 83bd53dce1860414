import * as paymentSettingEndpoints from '@nidan/contract/money/payment-orders/payment-setting-endpoints';
import type { TerminalView } from '@nidan/contract/money/payment-orders/payment-setting-endpoints';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { masterData } from '@nidan/domain/status-sets/master-data';
import { type RawBuilder, sql } from 'kysely';
import { hasRight } from '../../../kernel/access/require-right.ts';
import { decodeCursor, toPage } from '../../../kernel/database/page-cursor.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { maskSecret, openTerminal } from './payment-secrets.ts';
import { isGatewayOpen } from './payment-settings.query.ts';
import { serve } from '../../../kernel/http/serve.ts';

interface TerminalRow {
  readonly terminal_id: string;
  readonly name: string;
  readonly location_id: string;
  readonly location: string;
  readonly merchant_id: string;
  readonly store_pos_code: string;
  readonly imei: string;
  readonly sealed_secret: Buffer;
  readonly status: number;
  readonly version: number;
}

function present(ctx: Ctx, row: TerminalRow): TerminalView {
  const status = masterData.stateOf(row.status);
  const mayChange = hasRight(ctx.caller, 'labs', PERMISSION.update);
  return {
    terminalId: row.terminal_id,
    name: row.name,
    locationId: row.location_id,
    location: row.location,
    merchantId: row.merchant_id,
    securityToken: maskSecret(openTerminal(ctx.services.config, row.terminal_id, row.sealed_secret)),
    storePosCode: row.store_pos_code,
    imei: row.imei,
    status,
    statusLabel: masterData.labelOf(status),
    version: row.version,
    can: mayChange ? [...masterData.possible(status)] : [],
  };
}

async function readRows(ctx: Ctx, conditions: readonly RawBuilder<unknown>[], limit: number) {
  const { rows } = await sql<TerminalRow>`
    select t.terminal_id, t.name, t.location_id, place.name as location, t.merchant_id, t.store_pos_code, t.imei,
      t.sealed_secret, t.status, t.version
    from card_terminal t join location place on place.l_id = t.l_id and place.location_id = t.location_id
    where t.l_id = ${ctx.lId} and ${sql.join(conditions, sql` and `)}
    order by t.name, t.terminal_id limit ${limit}`.execute(ctx.db);
  return rows;
}

/** One card terminal; refused when the lab has none of this id. */
export async function readTerminalOf(ctx: Ctx, terminalId: string): Promise<TerminalView> {
  const [row] = await readRows(ctx, [sql`t.terminal_id = ${terminalId}`], 1);
  if (row === undefined) throw refuse('not-found');
  return present(ctx, row);
}

/** Card terminals of the lab by name. */
export const listTerminalsOf = serve(
  paymentSettingEndpoints.listTerminals,
  async (ctx, { locationId, cursor, limit = 50 }) => {
    const after = decodeCursor(cursor);
    const conditions = [
      locationId === undefined ? sql`true` : sql`t.location_id = ${locationId}`,
      after === null ? sql`true` : sql`(t.name, t.terminal_id) > (${after[0]}::text, ${after[1]}::uuid)`,
    ];
    return toPage({
      rows: await readRows(ctx, conditions, limit + 1),
      limit,
      key: (row) => [row.name, row.terminal_id],
      present: (row) => present(ctx, row),
    });
  },
);

/** How patients can be asked for money where the caller works. */
export const waysToAsk = serve(paymentSettingEndpoints.listUsableTerminals, async (ctx) => {
  const { rows } = await sql<{ terminal_id: string; name: string }>`
    select terminal_id, name from card_terminal
    where l_id = ${ctx.lId} and location_id = ${ctx.caller.locationId} and status = ${masterData.codes.enabled}
    order by name, terminal_id limit 50`.execute(ctx.db);
  return {
    gateway: await isGatewayOpen(ctx.db, ctx.lId),
    terminals: rows.map(({ terminal_id: terminalId, name }) => ({ terminalId, name })),
  };
});

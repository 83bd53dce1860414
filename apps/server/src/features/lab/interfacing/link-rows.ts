import type { BodyOf } from '@nidan/contract/kernel/endpoint';
import type { saveMachineLink } from '@nidan/contract/lab/interfacing/machine-link-endpoints';
import type { LinkTransport } from '@nidan/domain/machines/machine-link';
import { sql } from 'kysely';
import { insertRows } from '../../../kernel/database/insert-rows.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';

/** What is laid down of a link. */
export type LinkSettings = Omit<BodyOf<typeof saveMachineLink>, 'linkId' | 'version'>;

export interface LinkRow extends LinkSettings {
  readonly linkId: string;
  readonly transport: LinkTransport;
  readonly isEnabled: boolean;
  readonly version: number;
}

/** Locks a link; refused when the lab has none of this id. */
export async function lockLink({ db, lId }: Ctx, linkId: string): Promise<LinkRow> {
  const { rows } = await sql<LinkRow>`
    select link_id as "linkId", name, machine_id as "machineId", driver_id as "driverId", transport, host, port, folder,
      allowed_address as "allowedAddress", zone_offset as "zoneOffset", is_enabled as "isEnabled", version
    from machine_link where l_id = ${lId} and link_id = ${linkId} for no key update`.execute(db);
  const [row] = rows;
  if (row === undefined) throw refuse('not-found');
  return row;
}

function columnsOf(settings: LinkSettings) {
  return {
    name: settings.name,
    machine_id: settings.machineId,
    driver_id: settings.driverId,
    transport: settings.transport,
    host: settings.host,
    port: settings.port,
    folder: settings.folder,
    allowed_address: settings.allowedAddress,
    zone_offset: settings.zoneOffset,
  };
}

/** Adds a link, switched off. */
export async function insertLink(ctx: Ctx, linkId: string, settings: LinkSettings): Promise<void> {
  await insertRows(ctx.db, 'machine_link', [
    {
      l_id: ctx.lId,
      link_id: linkId,
      ...columnsOf(settings),
      is_enabled: false,
      changed_at: ctx.now,
      changed_by: ctx.caller.userId,
    },
  ]);
}

/** Releases the port of a link, and reserves the one that it listens on; false: another link of any lab has it. */
export async function holdPort({ db }: Ctx, linkId: string, port: number | null): Promise<boolean> {
  await sql`delete from machine_port where link_id = ${linkId}`.execute(db);
  if (port === null) return true;
  const { rows } = await sql`
    insert into machine_port (port, link_id) values (${port}, ${linkId}) on conflict (port) do nothing
    returning port`.execute(db);
  return rows.length === 1;
}

/** Writes what a locked link becomes. */
export async function updateLink(
  ctx: Ctx,
  { linkId, version }: Pick<LinkRow, 'linkId' | 'version'>,
  change: LinkSettings | { readonly isEnabled: boolean },
): Promise<void> {
  const columns = 'isEnabled' in change ? { is_enabled: change.isEnabled } : columnsOf(change);
  await ctx.db
    .updateTable('machine_link')
    .set({ ...columns, changed_at: ctx.now, changed_by: ctx.caller.userId, version: version + 1 })
    .where('l_id', '=', ctx.lId)
    .where('link_id', '=', linkId)
    .execute();
}

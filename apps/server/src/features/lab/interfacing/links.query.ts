import * as machineLinkEndpoints from '@nidan/contract/lab/interfacing/machine-link-endpoints';
import type { MachineLinkView } from '@nidan/contract/lab/interfacing/machine-link-endpoints';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { machineData } from '@nidan/domain/status-sets/lab/machine-data';
import { masterData } from '@nidan/domain/status-sets/master-data';
import { type RawBuilder, sql } from 'kysely';
import { hasRight } from '../../../kernel/access/require-right.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { serve } from '../../../kernel/http/serve.ts';

/** A gateway that was not seen for so long minds nothing any more; it says that it lives every 5 s. */
const ALIVE_SECONDS = 20;

type Row = Omit<MachineLinkView, 'since' | 'lastMessageAt' | 'problemAt' | 'can'> & {
  readonly since: Date | null;
  readonly lastMessageAt: Date | null;
  readonly problemAt: Date | null;
};

async function readLinks({ db, lId }: Ctx, condition: RawBuilder<unknown>): Promise<readonly Row[]> {
  const { rows } = await sql<Row>`
    select l.link_id as "linkId", l.name, l.machine_id as "machineId", l.driver_id as "driverId", l.transport, l.host, l.port, l.folder,
      l.allowed_address as "allowedAddress", l.zone_offset as "zoneOffset", m.name as machine, d.name as driver,
      d.revision as "driverRevision", l.is_enabled as "isEnabled", s.state, s.since, coalesce(s.connections, 0) as connections,
      (select max(g.at) from machine_message g where g.l_id = l.l_id and g.link_id = l.link_id and g.direction = 'in') as "lastMessageAt",
      s.problem, s.problem_at as "problemAt", (select count(*)::int from machine_data x
        join machine_message g on g.l_id = x.l_id and g.message_id = x.message_id
        where x.l_id = l.l_id and x.state = ${machineData.codes.quarantined} and g.link_id = l.link_id) as quarantined, l.version
    from machine_link l
    join machine m on m.l_id = l.l_id and m.machine_id = l.machine_id
    join machine_driver d on d.l_id = l.l_id and d.driver_id = l.driver_id
    left join machine_link_state s on s.l_id = l.l_id and s.link_id = l.link_id
      and s.seen_at > now() - make_interval(secs => ${ALIVE_SECONDS})
    where l.l_id = ${lId} and ${condition} order by lower(l.name), l.link_id`.execute(db);
  return rows;
}

function present({ caller }: Ctx, row: Row): MachineLinkView {
  const mayChange = hasRight(caller, 'quality', PERMISSION.update);
  return {
    ...row,
    since: row.since?.toISOString() ?? null,
    lastMessageAt: row.lastMessageAt?.toISOString() ?? null,
    problemAt: row.problemAt?.toISOString() ?? null,
    can: mayChange ? ['change', row.isEnabled ? 'disable' : 'enable'] : [],
  };
}

/** One link; refused when the lab has none of this id. */
export async function readLink(ctx: Ctx, linkId: string): Promise<MachineLinkView> {
  const [row] = await readLinks(ctx, sql`l.link_id = ${linkId}`);
  if (row === undefined) throw refuse('not-found');
  return present(ctx, row);
}

/** The links of the lab by name, with the machines in use. */
export const listLinksOf = serve(machineLinkEndpoints.listMachineLinks, async (ctx) => {
  const links = await readLinks(ctx, sql`true`);
  const { rows: machines } = await sql<{ machineId: string; name: string }>`
    select machine_id as "machineId", name from machine
    where l_id = ${ctx.lId} and status = ${masterData.codes.enabled} order by lower(name), machine_id`.execute(
    ctx.db,
  );
  return {
    links: links.map((row) => present(ctx, row)),
    machines: [...machines],
    isGatewayAlive: links.some(({ state }) => state !== null),
    can: hasRight(ctx.caller, 'quality', PERMISSION.update) ? ['add'] : [],
  };
});

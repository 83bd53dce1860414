import * as locationShareEndpoints from '@nidan/contract/catalogue/parameters/location-share-endpoints';
import type { LocationShare } from '@nidan/contract/catalogue/parameters/location-share-endpoints';
import { masterData } from '@nidan/domain/status-sets/master-data';
import { sql } from 'kysely';
import { refuse } from '../../../kernel/http/refuse.ts';
import { serve } from '../../../kernel/http/serve.ts';

/** A parameter that nothing was said of is measured everywhere, as its first version. */
const UNTOLD = 1;

interface Row {
  readonly version: number | null;
  readonly locationId: string;
  readonly name: string;
  readonly status: number;
  readonly isShared: boolean;
}

/** Where values of a parameter are entered; refused when the lab has no such parameter. */
export const readLocationShareOf = serve(
  locationShareEndpoints.readLocationShare,
  async ({ db, lId }, { parameterId }): Promise<LocationShare> => {
    const { enabled } = masterData.codes;
    const { rows } = await sql<Row>`
    select s.version, l.location_id as "locationId", l.name, l.status, n.location_id is not null as "isShared"
    from parameter p join location l on l.l_id = p.l_id
    left join parameter_share s on s.l_id = p.l_id and s.parameter_id = p.parameter_id
    left join parameter_share_location n
      on n.l_id = p.l_id and n.parameter_id = p.parameter_id and n.location_id = l.location_id
    where p.l_id = ${lId} and p.parameter_id = ${parameterId}
      and (l.status = ${enabled} or n.location_id is not null)
    order by lower(l.name), l.location_id`.execute(db);
    const [first] = rows;
    if (first === undefined) throw refuse('not-found');
    return {
      parameterId,
      version: first.version ?? UNTOLD,
      isEverywhere: rows.every(({ isShared }) => !isShared),
      locations: rows.map(({ locationId, name, status, isShared }) => ({
        locationId,
        name,
        isEnabled: status === enabled,
        isShared,
      })),
    };
  },
);

import * as localTermsEndpoints from '@nidan/contract/catalogue/tests/local-terms-endpoints';
import type { LocalTermsView } from '@nidan/contract/catalogue/tests/local-terms-endpoints';
import { type LocalTerms, termsThere } from '@nidan/domain/catalogue/local-terms';
import type { TestKind } from '@nidan/domain/enumerations/bills';
import { masterData } from '@nidan/domain/status-sets/master-data';
import { sql } from 'kysely';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { serve } from '../../../kernel/http/serve.ts';

/** A test that no location said anything of has the first version of its terms. */
const UNTOLD = 1;

interface Row {
  readonly kind: TestKind;
  readonly status: number;
  readonly tatHours: number;
  readonly method: string;
  readonly version: number | null;
  readonly locationId: string;
  readonly name: string;
  readonly locationStatus: number;
  readonly terms: LocalTerms | null;
}

async function readMachines({ db, lId }: Ctx, testId: string): Promise<LocalTermsView['machines']> {
  const { enabled } = masterData.codes;
  const { rows } = await sql<LocalTermsView['machines'][number]>`
    select m.machine_id as "machineId", m.name, m.status = ${enabled} as "isEnabled" from machine m
    where m.l_id = ${lId} and (m.status = ${enabled} or exists (select from test_terms_location o
      where o.l_id = m.l_id and o.machine_id = m.machine_id and o.test_id = ${testId}))
    order by m.name, m.code limit 1000`.execute(db);
  return [...rows];
}

/** What each location does with a test; refused when the lab has no such test. */
export const readLocalTermsOf = serve(
  localTermsEndpoints.readLocalTerms,
  async (ctx, { testId }): Promise<LocalTermsView> => {
    const { db, lId } = ctx;
    const { enabled } = masterData.codes;
    const { rows } = await sql<Row>`
    select t.kind, t.status, t.tat_hours as "tatHours", t.method, h.version,
      l.location_id as "locationId", l.name, l.status as "locationStatus",
      case when o.location_id is not null then jsonb_build_object('isOffered', o.is_offered, 'tatHours', o.tat_hours,
        'method', o.method, 'machineId', o.machine_id) end as terms
    from test t join location l on l.l_id = t.l_id
    left join test_terms h on h.l_id = t.l_id and h.test_id = t.test_id
    left join test_terms_location o
      on o.l_id = t.l_id and o.test_id = t.test_id and o.location_id = l.location_id
    where t.l_id = ${lId} and t.test_id = ${testId} and (l.status = ${enabled} or o.location_id is not null)
    order by lower(l.name), l.location_id`.execute(db);
    const [first] = rows;
    if (first === undefined) throw refuse('not-found');
    return {
      testId,
      kind: first.kind,
      version: first.version ?? UNTOLD,
      locations: rows.map(({ locationId, name, locationStatus, terms, status, ...test }) => ({
        locationId,
        name,
        isEnabled: locationStatus === enabled,
        terms,
        holds: termsThere({ ...test, isEnabled: status === enabled }, terms ?? undefined),
      })),
      machines: await readMachines(ctx, testId),
    };
  },
);

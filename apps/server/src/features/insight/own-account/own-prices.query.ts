import * as ownAccountEndpoints from '@nidan/contract/insight/own-account/own-account-endpoints';
import type { OwnPriceRow } from '@nidan/contract/insight/own-account/own-account-endpoints';
import { periodOf } from '@nidan/domain/agencies/invoice-period';
import { masterData } from '@nidan/domain/status-sets/master-data';
import { calendarDateIn, startOfDayIn } from '@nidan/domain/time/zone';
import { sql } from 'kysely';
import { billInScope } from '../../../kernel/access/in-scope.ts';
import { pageInMemory } from '../../../kernel/database/page-cursor.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { pricesFor } from '../../catalogue/rates/prices-for.ts';
import { catalogueOf } from '../../catalogue/versions/catalog-cache.ts';
import type { LabTest } from '../../catalogue/versions/lab-catalogue.ts';
import { matchByWords } from '../../catalogue/versions/match-by-words.ts';
import { serve } from '../../../kernel/http/serve.ts';

interface Volume {
  readonly expected: number | null;
  readonly sent: number;
}

const NONE: Volume = { expected: null, sent: 0 };

/** What an agency is expected to send of each test in a month, and what it sent since this one began. */
async function readVolumes(ctx: Ctx, agencyId: string): Promise<ReadonlyMap<string, Volume>> {
  const { db, lId, lab, now, caller } = ctx;
  const began = startOfDayIn(lab.timeZone, periodOf('monthly', calendarDateIn(lab.timeZone, now)).from);
  const { rows } = await sql<Volume & { readonly testId: string }>`
    with sent as (
      select i.test_id, count(*)::int as sent
      from bill b join bill_line i on i.l_id = b.l_id and i.bill_id = b.bill_id
      where b.l_id = ${lId} and b.agency_id = ${agencyId} and b.created_at >= ${began} and ${billInScope(caller)}
        and i.canceled_at is null
      group by 1),
    expected as (
      select test_id, per_month from agency_expected_volume where l_id = ${lId} and agency_id = ${agencyId})
    select test_id as "testId", e.per_month as expected, coalesce(s.sent, 0) as sent
    from expected e full join sent s using (test_id)`.execute(db);
  return new Map(rows.map(({ testId, ...volume }) => [testId, volume]));
}

/** What the caller's agency is charged for each enabled test today, by name or best match first. */
export const listOwnPricesOf = serve(ownAccountEndpoints.listOwnPrices, async (ctx, query) => {
  const { agencyId } = ctx.caller.scope;
  if (agencyId === null) return { rows: [], next: null };
  const volumes = await readVolumes(ctx, agencyId);
  const volumeOf = ({ testId }: LabTest): Volume => volumes.get(testId) ?? NONE;
  const priceOf = await pricesFor(ctx, { agencyId, locationId: ctx.caller.locationId });
  const { tests } = await catalogueOf(ctx);
  const found = matchByWords(tests.values(), query.q ?? '').filter(
    (test) =>
      test.status === masterData.codes.enabled &&
      (query.expected !== true || volumeOf(test).expected !== null),
  );
  const present = (test: LabTest): OwnPriceRow => {
    const { testId, code, name, mrpPaise } = test;
    const answer = priceOf(test);
    const [pricePaise, until] = answer.ok ? [answer.price.pricePaise, answer.until] : [null, null];
    return { testId, code, name, mrpPaise, pricePaise, until, ...volumeOf(test) };
  };
  return pageInMemory(found, query, { id: ({ testId }) => testId, present });
});

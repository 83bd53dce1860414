import * as rateEndpoints from '@nidan/contract/catalogue/rates/rate-endpoints';
import type { RateListView } from '@nidan/contract/catalogue/rates/rate-view';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { expectVersion } from '../../../kernel/http/expect-version.ts';
import { refuse, refuseField } from '../../../kernel/http/refuse.ts';
import { announceRates, lockRates } from '../../base/organisation/change-of-rates.ts';
import {
  insertRateList,
  raiseRateLists,
  renameRateList,
  replaceAgencies,
  replaceCentres,
} from './rate-list-rows.ts';
import { requireRateList } from './rate-lists.query.ts';
import { listsTakenBy, readNamesOf } from './takers.query.ts';
import { serve } from '../../../kernel/http/serve.ts';

function plainName(name: string): string {
  return name.trim().replace(/\s+/gu, ' ');
}

/** Adds a list without prices; the own rates of an agency go under its name, every other list under one of its own. */
export const createRateList = serve(
  rateEndpoints.createRateList,
  async (ctx, { rateListId, kind, name, agencyId }) => {
    const isOwn = kind === 'own';
    if (isOwn !== (agencyId != null)) throw refuseField('agencyId', 'own-rates-agency');
    if (isOwn === (name != null)) throw refuseField('name', 'own-rates-name');
    if (agencyId != null && !(await readNamesOf(ctx, 'agency', [agencyId])).has(agencyId))
      throw refuse('not-found');
    const list = {
      rateListId,
      kind,
      name: name == null ? null : plainName(name),
      agencyId: agencyId ?? null,
    };
    await lockRates(ctx);
    await insertRateList(ctx, list);
    await announceRates(ctx);
    const { rateListId: entityId, ...after } = list;
    recordEvent(ctx, { entityKind: 'RATE_LIST', entityId, action: 'create', after });
    return requireRateList(ctx, rateListId);
  },
);

interface TakersChange {
  readonly list: RateListView;
  readonly who: 'agency' | 'centre';
  readonly ids: readonly string[] | undefined;
}

/** Puts others in the place of those who take a list; those who took another one leave it. */
async function changeTakers(ctx: Ctx, { list, who, ids: given }: TakersChange): Promise<void> {
  if (given === undefined) return;
  const field = who === 'agency' ? 'agencyIds' : 'centreIds';
  if (list.kind !== who) throw refuseField(field, 'list-not-taken', { name: list.name });
  const ids = [...new Set(given)];
  const names = await readNamesOf(ctx, who, ids);
  const absent = ids.findIndex((id) => !names.has(id));
  if (absent !== -1) throw refuseField(`${field}.${absent}`, 'none-of-this-id');
  const left = await listsTakenBy(ctx, who, ids);
  await (who === 'agency' ? replaceAgencies : replaceCentres)(ctx, { rateListId: list.rateListId, ids });
  const before = who === 'agency' ? list.agencies : list.centres;
  recordEvent(ctx, {
    entityKind: 'RATE_LIST',
    entityId: list.rateListId,
    action: 'setTakers',
    before: { takers: before.map(({ name }) => name) },
    after: { takers: ids.map((id) => names.get(id)) },
  });
  const others = left.filter(({ listId }) => listId !== list.rateListId);
  await raiseRateLists(ctx, [...new Set(others.map(({ listId }) => listId))]);
  for (const [listId, leavers] of Map.groupBy(others, (one) => one.listId))
    recordEvent(ctx, {
      entityKind: 'RATE_LIST',
      entityId: listId,
      action: 'loseTakers',
      before: { takers: leavers.map(({ takerId }) => names.get(takerId)) },
      after: { takers: [] },
    });
}

/** Renames a list, or says who takes it. */
export const updateRateList = serve(rateEndpoints.updateRateList, async (ctx, { rateListId }, body) => {
  await lockRates(ctx);
  const list = await requireRateList(ctx, rateListId);
  await expectVersion(ctx, { entityId: rateListId, expected: body.version, found: list.version });
  const name = body.name === undefined ? list.name : plainName(body.name);
  if (name !== list.name) {
    if (list.kind === 'own') throw refuseField('name', 'own-rates-under-agency');
    await renameRateList(ctx, rateListId, name);
    const change = { before: { name: list.name }, after: { name } };
    recordEvent(ctx, { entityKind: 'RATE_LIST', entityId: rateListId, action: 'update', ...change });
  }
  await changeTakers(ctx, { list, who: 'agency', ids: body.agencyIds });
  await changeTakers(ctx, { list, who: 'centre', ids: body.centreIds });
  await raiseRateLists(ctx, [rateListId]);
  await announceRates(ctx);
  return requireRateList(ctx, rateListId);
});

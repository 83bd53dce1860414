import { insertRows } from '../../../kernel/database/insert-rows.ts';
import type { Ctx } from '../../../kernel/http/context.ts';

interface NextShare {
  readonly parameterId: string;
  readonly version: number;
  /** None: everywhere. */
  readonly locationIds: readonly string[];
}

/** Writes the locations that a parameter is shared with in the place of those that it had. */
export async function replaceShare(
  { db, lId }: Ctx,
  { parameterId, version, locationIds }: NextShare,
): Promise<void> {
  await db
    .insertInto('parameter_share')
    .values({ l_id: lId, parameter_id: parameterId, version })
    .onConflict((conflict) => conflict.columns(['l_id', 'parameter_id']).doUpdateSet({ version }))
    .execute();
  await db
    .deleteFrom('parameter_share_location')
    .where('l_id', '=', lId)
    .where('parameter_id', '=', parameterId)
    .execute();
  await insertRows(db, 'parameter_share_location', {
    shared: { l_id: lId, parameter_id: parameterId },
    rows: locationIds.map((locationId) => ({ location_id: locationId })),
  });
}

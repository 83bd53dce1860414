import type { Ctx } from '../http/context.ts';

/** What events of the lab itself are about: they name things by uuid. */
export async function entityIdOfLab({ db, lId }: Ctx): Promise<string> {
  const lab = await db
    .selectFrom('lab')
    .select('entity_id')
    .where('l_id', '=', lId)
    .executeTakeFirstOrThrow();
  return lab.entity_id;
}

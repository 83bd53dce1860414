import type { Ctx } from '../../../kernel/http/context.ts';
import { lockLab, raiseCatalogueVersion } from './lab-rows.ts';

/** Locks the catalogue of the lab, so that one change of it follows the other. */
export async function lockCatalogue({ db, lId }: Ctx): Promise<void> {
  await lockLab(db, lId);
}

/** Lets the next request of every process read the catalogue of the lab anew. */
export async function announceCatalogue({ db, lId }: Ctx): Promise<void> {
  await raiseCatalogueVersion(db, lId);
}

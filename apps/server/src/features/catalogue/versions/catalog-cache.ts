import type { Services } from '../../../kernel/http/services.ts';
import { RecentlyUsed } from '../../../kernel/recently-used.ts';
import type { LabCatalogue } from './lab-catalogue.ts';
import { type CatalogueCtx, readLabCatalogue } from './lab-catalogue.query.ts';

/** Labs whose catalogue a process keeps. */
const MOST = 50;

const keptBy = new WeakMap<Services, RecentlyUsed<number, LabCatalogue>>();

function keptOf(services: Services): RecentlyUsed<number, LabCatalogue> {
  const known = keptBy.get(services);
  if (known !== undefined) return known;
  const made = new RecentlyUsed<number, LabCatalogue>(MOST);
  keptBy.set(services, made);
  return made;
}

/**
 * The catalogue of the caller's lab: read once per process and catalogue version, then from memory. The version comes with
 * the caller (`ctx.lab`), so that a change anywhere is seen by the next request everywhere.
 */
export async function catalogueOf(ctx: CatalogueCtx): Promise<LabCatalogue> {
  const kept = keptOf(ctx.services);
  const found = kept.get(ctx.lId);
  if (found?.version === ctx.lab.catalogueVersion) return found;
  const current = await readLabCatalogue(ctx);
  kept.set(ctx.lId, current);
  return current;
}

import type { Services } from '../../kernel/http/services.ts';
import type { LabCatalogue } from './lab-catalogue.ts';
import { type CatalogueCtx, readLabCatalogue } from './lab-catalogue.query.ts';

/** Labs whose catalogue a process keeps; the one unused for longest makes room. */
const most = 50;

const keptBy = new WeakMap<Services, Map<number, LabCatalogue>>();

function keptOf(services: Services): Map<number, LabCatalogue> {
  const known = keptBy.get(services);
  if (known !== undefined) return known;
  const made = new Map<number, LabCatalogue>();
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
  const current = found?.version === ctx.lab.catalogueVersion ? found : await readLabCatalogue(ctx);
  // Moved to the end, where the labs in use are.
  kept.delete(ctx.lId);
  kept.set(ctx.lId, current);
  const [longestUnused] = kept.keys();
  if (kept.size > most && longestUnused !== undefined) kept.delete(longestUnused);
  return current;
}

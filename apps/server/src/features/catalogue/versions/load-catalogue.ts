import type { Ctx } from '../../../kernel/http/context.ts';
import type { Catalogue } from './catalogue.ts';
import { insertCatalogue } from './catalogue-rows.ts';

/** Gives a lab that has none yet the departments, tubes, parameters and tests of a catalogue. */
export async function loadCatalogue({ db, lId }: Ctx, catalogue: Catalogue): Promise<void> {
  await insertCatalogue({ db, lId }, catalogue);
}

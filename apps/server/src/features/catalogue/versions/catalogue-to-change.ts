import type { Ctx } from '../../../kernel/http/context.ts';
import { lockCatalogue } from '../../base/organisation/change-of-catalogue.ts';
import type { LabCatalogue } from './lab-catalogue.ts';
import { readLabCatalogue } from './lab-catalogue.query.ts';

/** The catalogue as it stands, locked: what is checked against the whole of it is still so when the change commits. */
export async function catalogueToChange(ctx: Ctx): Promise<LabCatalogue> {
  await lockCatalogue(ctx);
  return readLabCatalogue(ctx);
}

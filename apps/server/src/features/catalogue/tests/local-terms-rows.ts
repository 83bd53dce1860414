import type { LocalTerms } from '@nidan/domain/catalogue/local-terms';
import { insertRows } from '../../../kernel/database/insert-rows.ts';
import type { Ctx } from '../../../kernel/http/context.ts';

/** What one location does otherwise with a test. */
export interface TermsOfLocation extends LocalTerms {
  readonly locationId: string;
}

interface NextTerms {
  readonly testId: string;
  readonly version: number;
  readonly terms: readonly TermsOfLocation[];
}

/** Writes what locations do otherwise with a test in the place of what they did. */
export async function replaceLocalTerms(
  { db, lId }: Ctx,
  { testId, version, terms }: NextTerms,
): Promise<void> {
  await db
    .insertInto('test_terms')
    .values({ l_id: lId, test_id: testId, version })
    .onConflict((conflict) => conflict.columns(['l_id', 'test_id']).doUpdateSet({ version }))
    .execute();
  await db.deleteFrom('test_terms_location').where('l_id', '=', lId).where('test_id', '=', testId).execute();
  await insertRows(db, 'test_terms_location', {
    shared: { l_id: lId, test_id: testId },
    rows: terms.map(({ locationId, isOffered, tatHours, method, machineId }) => ({
      location_id: locationId,
      is_offered: isOffered,
      tat_hours: tatHours,
      method,
      machine_id: machineId,
    })),
  });
}

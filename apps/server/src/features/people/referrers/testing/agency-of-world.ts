import { createAgency } from '@nidan/contract/people/referrers/agency-endpoints';
import { newId } from '../../../../kernel/database/new-id.ts';
import type { LabWorld } from '../../../../testing/matrix/lab-world.ts';

/** Id of a new agency of the lab. */
export async function agencyOfWorld({ app }: LabWorld): Promise<string> {
  const agencyId = newId();
  await app.as('Manager').ok(createAgency, { body: { agencyId, name: `Clinic ${agencyId}` } });
  return agencyId;
}

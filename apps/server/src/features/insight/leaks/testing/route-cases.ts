import { listLeaks, sumLeaks } from '@nidan/contract/insight/leaks/leak-endpoints';
import { listAgencies } from '@nidan/contract/people/referrers/agency-endpoints';
import type { LabWorld } from '../../../../testing/matrix/lab-world.ts';
import { forRoute, type RouteCase } from '../../../../testing/matrix/route-case.ts';

async function ofPlaceAndAgency({ app }: LabWorld) {
  const { rows } = await app.as('Manager').ok(listAgencies, { query: {} });
  return { dates: 1, locationId: app.lab.locationId, agencyId: rows[0]?.agencyId ?? '' } as const;
}

export const leakCases: readonly RouteCase[] = [
  forRoute(listLeaks).send(async (world) => ({
    query: { ...(await ofPlaceAndAgency(world)), kind: 'free' },
  })),
  forRoute(sumLeaks).send(async (world) => ({ query: await ofPlaceAndAgency(world) })),
];

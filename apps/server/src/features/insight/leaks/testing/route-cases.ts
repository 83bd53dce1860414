import { listLeaks, sumLeaks } from '@nidan/contract/insight/leaks/leak-endpoints';
import { agencyOfWorld } from '../../../people/referrers/testing/agency-of-world.ts';
import type { LabWorld } from '../../../../testing/matrix/lab-world.ts';
import { forRoute, type RouteCase } from '../../../../testing/matrix/route-case.ts';

async function ofPlaceAndAgency(world: LabWorld) {
  return { dates: 1, locationId: world.app.lab.locationId, agencyId: await agencyOfWorld(world) } as const;
}

export const leakCases: readonly RouteCase[] = [
  forRoute(listLeaks).send(async (world) => ({
    query: { ...(await ofPlaceAndAgency(world)), kind: 'free' },
  })),
  forRoute(sumLeaks).send(async (world) => ({ query: await ofPlaceAndAgency(world) })),
];

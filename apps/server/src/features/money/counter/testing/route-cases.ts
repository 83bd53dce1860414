import {
  closeShift,
  closeShiftFor,
  confirmShift,
  countShift,
  countShiftFor,
  listShifts,
  openShift,
  readCounter,
  readShift,
  shiftPdf,
} from '@nidan/contract/money/counter/counter-endpoints';
import type { Shift } from '@nidan/contract/money/counter/counter-view';
import { createLocation } from '@nidan/contract/base/organisation/organisation-endpoints';
import { openClosed } from '@nidan/domain/status-sets/open-closed';
import { newId } from '../../../../kernel/database/new-id.ts';
import { asOwner } from '../../../../testing/as-owner.ts';
import type { LabWorld } from '../../../../testing/matrix/lab-world.ts';
import { forRoute, type RouteCase } from '../../../../testing/matrix/route-case.ts';
import { begunShift, closeIt, countIt, countItFor, freeCounter } from './counted-shift.ts';

type Person = 'Manager' | 'Front desk' | 'Accountant';

function userIdOf({ lab }: LabWorld, person: Person): string {
  return lab.users.get(person)?.userId ?? '';
}

/** A shift that is begun at a place of its own, so that nothing else of the person is open there. */
async function shiftOf(world: LabWorld, person: Person): Promise<Shift> {
  const shiftId = newId();
  const { locationId } = await world.app.as('Manager').ok(createLocation, {
    body: { name: `Counter ${shiftId}`, kind: 'centre', address: 'Pune', phone: '', firmId: null },
  });
  await asOwner(world.app, (db) =>
    db
      .insertInto('counter_shift')
      .values({
        l_id: world.lab.lId,
        shift_id: shiftId,
        location_id: locationId,
        user_id: userIdOf(world, person),
        status: openClosed.codes.open,
        opened_at: new Date(),
        float_paise: 2_000,
      })
      .execute(),
  );
  return world.app.as(person).ok(readShift, { query: { shiftId } });
}

/** A shift of the manager at the lab itself, which whoever reads the finance there sees. */
async function shiftHere({ app }: LabWorld): Promise<Pick<Shift, 'shiftId'>> {
  await freeCounter(app.as('Manager'));
  const { shiftId } = await begunShift(app.as('Manager'));
  return { shiftId };
}

export const counterCases: readonly RouteCase[] = [
  forRoute(readCounter).send(async () => ({})),
  forRoute(readShift).send(async (world) => ({ query: await shiftHere(world) })),
  forRoute(shiftPdf).send(async (world) => ({ query: await shiftHere(world) })),
  forRoute(listShifts).send(async (world) => ({
    query: { locationId: world.lab.locationId, userId: userIdOf(world, 'Manager'), state: 'open' as const },
  })),
  forRoute(openShift).send(async ({ app }) => {
    await freeCounter(app.as('Manager'));
    return { body: { shiftId: newId(), floatPaise: 200_000 } };
  }),
  forRoute(countShift).send(async (world) => {
    const { shiftId, version } = await shiftOf(world, 'Manager');
    return { body: { shiftId, version, count: { notes: { '500': 4 }, coins: 12 } } };
  }),
  forRoute(closeShift).send(async (world) => {
    const counted = await countIt(world.app.as('Manager'), await shiftOf(world, 'Manager'), 2);
    const { shiftId, version, expectedPaise } = counted;
    const handTo = userIdOf(world, 'Front desk');
    return { body: { shiftId, version, expectedPaise: expectedPaise ?? 0, floatLeftPaise: 2_000, handTo } };
  }),
  forRoute(countShiftFor).send(async (world) => {
    const { shiftId, version } = await shiftOf(world, 'Front desk');
    return { body: { shiftId, version, count: { notes: { '500': 4 }, coins: 12 } } };
  }),
  forRoute(closeShiftFor).send(async (world) => {
    const begun = await shiftOf(world, 'Front desk');
    const { shiftId, version, expectedPaise } = await countItFor(world.app.as('Manager'), begun, 2);
    const handTo = userIdOf(world, 'Accountant');
    const money = { expectedPaise: expectedPaise ?? 0, floatLeftPaise: 2_000, handTo };
    return { body: { shiftId, version, ...money, reason: 'Fell ill and went home' } };
  }),
  forRoute(confirmShift).send(async (world) => {
    const desk = world.app.as('Front desk');
    const counted = await countIt(desk, await shiftOf(world, 'Front desk'), 2);
    const { shiftId, version, handedPaise } = await closeIt(desk, counted, userIdOf(world, 'Manager'));
    return { body: { shiftId, version, countedPaise: handedPaise ?? 0 } };
  }),
];

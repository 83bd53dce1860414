import {
  changeDepartmentStatus,
  changeFirmStatus,
  changeLocationStatus,
  createDepartment,
  createFirm,
  createLocation,
  firmOfLocation,
  listDepartments,
  listFirms,
  listLocations,
  updateDepartment,
  updateFirm,
  updateLocation,
} from '@nidan/contract/base/organisation/organisation-endpoints';
import { readLabProfile, updateLabProfile } from '@nidan/contract/base/organisation/lab-profile-endpoints';
import {
  listCentres,
  listProcessingPlaces,
  readSubscriptions,
  setProcessingPlaces,
  setSubscriptions,
} from '@nidan/contract/base/organisation/place-endpoints';
import { newId } from '../../../../kernel/database/new-id.ts';
import type { LabWorld } from '../../../../testing/matrix/lab-world.ts';
import { forRoute, type RouteCase } from '../../../../testing/matrix/route-case.ts';

/** A name that nothing has yet. */
function freshName(what: string): string {
  return `${what} ${newId()}`;
}

function freshCode(): string {
  return `M${newId().replaceAll('-', '').slice(-11).toUpperCase()}`;
}

const manager = ({ app }: LabWorld) => app.as('Manager');

/** Four letters that no firm has yet. */
function freshLetters(): string {
  return newId()
    .replaceAll('-', '')
    .slice(-4)
    .toUpperCase()
    .replaceAll(/\d/gu, (digit) => 'GHIJKLMNOP'.charAt(Number(digit)));
}

async function freshFirm(world: LabWorld) {
  return manager(world).ok(createFirm, { body: { name: freshName('Firm'), labIdPrefix: freshLetters() } });
}

async function locationBody(world: LabWorld) {
  const { firmId } = await freshFirm(world);
  return { name: freshName('Place'), kind: 'centre', address: 'Pune', phone: '', firmId } as const;
}

async function freshLocation(world: LabWorld) {
  return manager(world).ok(createLocation, { body: await locationBody(world) });
}

function departmentBody() {
  return { code: freshCode(), name: freshName('Ward'), printOrder: 90, enforceDeptAccession: false };
}

async function freshDepartment(world: LabWorld) {
  return manager(world).ok(createDepartment, { body: departmentBody() });
}

export const masterCases: readonly RouteCase[] = [
  forRoute(listLocations).send(async () => ({ query: { all: true } })),
  forRoute(listDepartments).send(async () => ({ query: { all: true } })),
  forRoute(listFirms).send(async () => ({ query: { all: true } })),
  forRoute(createFirm).send(async () => ({ body: { name: freshName('Firm') } })),
  forRoute(updateFirm).send(async (world) => {
    const { firmId, version } = await freshFirm(world);
    return { body: { firmId, version, city: 'Nashik' } };
  }),
  forRoute(changeFirmStatus).send(async (world) => {
    const { firmId, version } = await freshFirm(world);
    return { body: { firmId, version, action: 'disable' } };
  }),
  forRoute(firmOfLocation).send(async (world) => ({ query: { locationId: world.lab.locationId } })),
  forRoute(createLocation).send(async (world) => ({ body: await locationBody(world) })),
  forRoute(updateLocation).send(async (world) => {
    const { locationId, version } = await freshLocation(world);
    const { firmId } = await freshFirm(world);
    return { body: { locationId, version, firmId } };
  }),
  forRoute(changeLocationStatus).send(async (world) => {
    const { locationId, version } = await freshLocation(world);
    return { body: { locationId, version, action: 'disable' } };
  }),
  forRoute(createDepartment).send(async () => ({ body: departmentBody() })),
  forRoute(updateDepartment).send(async (world) => {
    const { departmentId, version } = await freshDepartment(world);
    return { body: { departmentId, version, printOrder: 91 } };
  }),
  forRoute(changeDepartmentStatus).send(async (world) => {
    const { departmentId, version } = await freshDepartment(world);
    return { body: { departmentId, version, action: 'disable' } };
  }),
  forRoute(listCentres).send(async () => ({})),
  forRoute(listProcessingPlaces).send(async (world) => {
    const { locationId: centreId } = await freshLocation(world);
    return { query: { centreId } };
  }),
  forRoute(setProcessingPlaces).send(async (world) => {
    const { locationId: centreId, version } = await freshLocation(world);
    const { departmentId } = await freshDepartment(world);
    const { locationId } = world.lab;
    return { body: { centreId, version, places: [{ departmentId, locationId, outsideLab: null }] } };
  }),
  forRoute(readSubscriptions).send(async (world) => ({ query: { locationId: world.lab.locationId } })),
  forRoute(setSubscriptions).send(async (world) => {
    const { locationId, version } = await freshLocation(world);
    const subscriptions = [{ module: 'samples', startsOn: '2026-01-01', endsOn: null }] as const;
    return { body: { locationId, version, subscriptions: [...subscriptions] } };
  }),
  forRoute(readLabProfile).send(async () => ({})),
  forRoute(updateLabProfile).send(async (world) => {
    const { version } = await manager(world).ok(readLabProfile);
    return { body: { version, tagline: freshName('Pathology') } };
  }),
];

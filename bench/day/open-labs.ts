import { createLab } from '@nidan/contract/base/lab-account/lab-account-endpoints';
import { changeLabSwitches } from '@nidan/contract/base/settings/lab-setting-endpoints';
import {
  createLocation,
  listDepartments,
  listFirms,
} from '@nidan/contract/base/organisation/organisation-endpoints';
import {
  changePassword,
  currentSession,
  pickLab,
  proveIdentity,
} from '@nidan/contract/base/identity/identity-endpoints';
import { createDoctor, searchDoctors } from '@nidan/contract/people/referrers/doctor-endpoints';
import { listRoles } from '@nidan/contract/base/roles/role-endpoints';
import { changeUserStatus, createUser } from '@nidan/contract/base/users/user-endpoints';
import { type DemoStaff, readTestIds } from '@nidan/server/demo/demo-staff';
import { demoDoctors } from '@nidan/server/demo/lab/demo-lab';
import { demoPassword, demoPeople } from '@nidan/server/demo/lab/demo-people';
import { newId } from '@nidan/server/kernel/database/new-id';
import { ApiClient } from '../api-client.ts';
import { type DayServer, OPERATOR } from './day-server.ts';
import type { DayPlace } from './plan-day.ts';

type DayRole = 'Front desk' | 'Phlebotomist' | 'Technician' | 'Pathologist' | 'Accountant' | 'Manager';
const ROLES: readonly DayRole[] = [
  'Front desk',
  'Phlebotomist',
  'Technician',
  'Pathologist',
  'Accountant',
  'Manager',
];

export type DayStaff = Omit<DemoStaff, 'random'>;

/** A lab with its people at work. */
export interface DayLab {
  readonly name: string;
  /** The people at each place; tubes of both come to the same bench. */
  readonly staff: Readonly<Record<DayPlace, DayStaff>>;
  readonly accountant: ApiClient;
  readonly manager: ApiClient;
  /** Everybody who must prove now and then who they are, for what asks for a recent proof. */
  prove(): Promise<void>;
  close(): void;
}

interface Login {
  readonly username: string;
  readonly password: string;
}

/** A password that nobody guesses, which everybody of a lab that was opened for the day has. */
const OWN_PASSWORD = 'lighthouse-tamarind-42';

/** Collection centres are told by their names. */
const CENTRE = /\bcentre$/;

class Doors {
  readonly #port: number;
  /** Who has changed the password that was told to them. */
  readonly #known = new Set<string>();
  #opened = 0;

  constructor(port: number) {
    this.#port = port;
  }

  /** Somebody at a counter of their own, in a lab and one of its places. */
  async enter(lId: number, { username, password }: Login, place: DayPlace): Promise<ApiClient> {
    this.#opened += 1;
    const client = new ApiClient(this.#port, { lId, from: `198.51.100.${this.#opened}` });
    await client.signIn(username, this.#known.has(username) ? OWN_PASSWORD : password);
    const { awaits } = await client.call(currentSession);
    if (awaits === 'password') {
      await client.call(changePassword, { body: { current: password, next: OWN_PASSWORD } });
      this.#known.add(username);
    }
    const { labs } = await client.call(currentSession);
    const locations = labs.find((choice) => choice.lId === lId)?.locations ?? [];
    const at = locations.find(({ name }) => CENTRE.test(name) === (place === 'centre'));
    await client.call(pickLab, { body: { lId, locationId: at?.locationId ?? null } });
    return client;
  }
}

/** People of a new lab, taken on by its administrator, who is alone and therefore activates them too. */
async function takeOnPeople(admin: ApiClient, lab: number): Promise<ReadonlyMap<DayRole, Login>> {
  await admin.call(changeLabSwitches, {
    body: {
      changes: [{ name: 'allowSelfActivation', value: true, version: 0 }],
      reason: 'One person sets the lab up',
    },
  });
  const { rows: roles } = await admin.call(listRoles, { query: { limit: 50 } });
  const people = new Map<DayRole, Login>();
  for (const role of ROLES) {
    const model = demoPeople.find((person) => person.role === role);
    const username = `${role.toLowerCase().replace(' ', '.')}.${lab}`;
    const { user, oneTimePassword } = await admin.call(createUser, {
      body: {
        userId: newId(),
        username,
        name: model?.name ?? role,
        userType: 'EMPLOYEE',
        employeeKind: model?.employeeKind ?? null,
        roleId: roles.find(({ name }) => name === role)?.roleId ?? '',
        qualification: model?.qualification ?? null,
        registrationNo: model?.registrationNo ?? null,
        discountUptoPaise: model?.discountUptoPaise ?? null,
        discountMaxPercent: model?.discountMaxPercent ?? null,
        submit: true,
      },
    });
    const { userId, version } = user;
    await admin.call(changeUserStatus, { body: { userId, version, action: 'activate' } });
    people.set(role, { username, password: oneTimePassword ?? '' });
  }
  return people;
}

interface OpenedLab {
  readonly lId: number;
  readonly name: string;
  readonly people: ReadonlyMap<DayRole, Login>;
}

async function openLab(doors: Doors, operator: ApiClient, number: number): Promise<OpenedLab> {
  const name = `Demo lab ${number}`;
  const administrator = { username: `admin.${number}`, name: 'Farhan Qazi' };
  const opened = await operator.call(createLab, {
    body: {
      name,
      prefix: `D${String.fromCharCode(64 + number)}`,
      firm: { name: `${name} firm` },
      location: {
        name: `${name}, main`,
        address: `${number} Example Road, Pune 411038`,
        phone: '02000000000',
      },
      administrator,
    },
  });
  const { lId } = opened.lab;
  const admin = await doors.enter(
    lId,
    {
      username: administrator.username,
      password: opened.oneTimePassword ?? '',
    },
    'lab',
  );
  const [firm] = (await admin.call(listFirms, { query: {} })).rows;
  await admin.call(createLocation, {
    body: {
      name: `${name}, collection centre`,
      kind: 'centre',
      firmId: firm?.firmId ?? null,
      address: `${number} Sample Street, Pune 411004`,
      phone: '02000000000',
    },
  });
  const people = await takeOnPeople(admin, number);
  admin.close();
  return { lId, name, people };
}

async function doctorsOf(frontDesk: ApiClient): Promise<readonly string[]> {
  const { rows } = await frontDesk.call(searchDoctors, { query: { limit: 50 } });
  if (rows.length > 0) return rows.map(({ doctorId }) => doctorId);
  const ids: string[] = [];
  for (const { name, qualification } of demoDoctors)
    ids.push((await frontDesk.call(createDoctor, { body: { name, qualification } })).doctorId);
  return ids;
}

async function staffLab(doors: Doors, { lId, name, people }: OpenedLab): Promise<DayLab> {
  const at = async (role: DayRole, place: DayPlace = 'lab'): Promise<ApiClient> =>
    doors.enter(lId, people.get(role) ?? { username: '', password: '' }, place);
  const [frontDesk, phlebotomist] = [await at('Front desk'), await at('Phlebotomist')];
  const atCentre = {
    frontDesk: await at('Front desk', 'centre'),
    phlebotomist: await at('Phlebotomist', 'centre'),
  };
  const [technician, pathologist, accountant, manager] = [
    await at('Technician'),
    await at('Pathologist'),
    await at('Accountant'),
    await at('Manager'),
  ];
  const testIds = await readTestIds(frontDesk);
  const departments = await frontDesk.call(listDepartments);
  const password = lId === 1 ? demoPassword : OWN_PASSWORD;
  const staff: DayStaff = {
    frontDesk,
    phlebotomist,
    technician,
    pathologist,
    testId: async (code) => testIds.get(code) ?? '',
    ownAccession: departments.rows.filter(({ enforceDeptAccession }) => enforceDeptAccession),
    doctorIds: await doctorsOf(frontDesk),
  };
  return {
    name,
    staff: { lab: staff, centre: { ...staff, ...atCentre } },
    accountant,
    manager,
    prove: async () => {
      for (const person of [pathologist, accountant, manager])
        await person.call(proveIdentity, { body: { password } });
    },
    close: () => {
      for (const person of [frontDesk, phlebotomist, technician, pathologist, accountant, manager])
        person.close();
      for (const person of Object.values(atCentre)) person.close();
    },
  };
}

/** The first of each role in the demo lab. */
const demoLogins: ReadonlyMap<DayRole, Login> = new Map(
  ROLES.map((role) => {
    const username = demoPeople.find((person) => person.role === role)?.username ?? '';
    return [role, { username, password: demoPassword }];
  }),
);

/** The demo lab and as many labs beside it as asked, opened by the operator and their administrators as in life. */
export async function openLabs(server: DayServer, count: number): Promise<readonly DayLab[]> {
  const doors = new Doors(server.port);
  const operator = await doors.enter(1, { username: OPERATOR, password: demoPassword }, 'lab');
  await server.showSecondFactor(OPERATOR);
  const labs: DayLab[] = [];
  for (let number = 1; number <= count; number += 1) {
    const lab: OpenedLab =
      number === 1
        ? { lId: 1, name: 'Demo lab', people: demoLogins }
        : await openLab(doors, operator, number);
    labs.push(await staffLab(doors, lab));
  }
  operator.close();
  return labs;
}

import type { Catalogue } from '../features/catalogue/versions/catalogue.ts';
import { insertCatalogue } from '../features/catalogue/versions/catalogue-rows.ts';
import { loadMasters, type MasterContent } from '../features/catalogue/masters/load-masters.ts';
import { usualRoles, type UsualRole } from '../features/base/roles/usual-roles.ts';
import { insertUser } from '../features/base/identity/user-rows.ts';
import { insertRoles } from '../features/base/roles/role-rows.ts';
import { insertMembership } from '../features/base/users/membership-rows.ts';
import { insertLab } from '../features/base/organisation/lab-rows.ts';
import { insertDoctors } from '../features/people/referrers/doctor-rows.ts';
import { insertSession } from '../kernel/access/session-rows.ts';
import { inTransaction } from '../kernel/database/connections/in-transaction.ts';
import type { Db } from '../kernel/database/connections/open-database.ts';
import { testPasswordHash } from './test-password.ts';

export interface TestUser {
  readonly userId: string;
  readonly token: string;
}

export interface TestLab {
  readonly lId: number;
  readonly locationId: string;
  readonly doctorIds: readonly string[];
  readonly users: ReadonlyMap<UsualRole, TestUser>;
  /** A second technician, for what two people of one role do to each other. */
  readonly secondTechnician: TestUser;
  readonly demoUser: TestUser;
  /** In lab 2 the platform operator, who is no member of lab 1. */
  readonly operator: TestUser;
}

interface Person {
  readonly role: UsualRole;
  readonly username: string;
  readonly isDemoUser?: boolean;
}

const place = { address: '14 Example Marg, Pune 411038', phone: '02055500142' };

async function addPerson(
  db: Db,
  lab: { lId: number; roles: ReadonlyMap<string, string> },
  person: Person,
): Promise<TestUser> {
  const userId = await insertUser(db, {
    username: `${person.username}.${lab.lId}`,
    name: `Test ${person.role}`,
    passwordHash: testPasswordHash,
    isDemoUser: person.isDemoUser ?? false,
    qualification: person.role === 'Pathologist' ? 'MD Pathology' : null,
    registrationNo: person.role === 'Pathologist' ? 'TEST/0001' : null,
  });
  await insertMembership(db, {
    lId: lab.lId,
    userId,
    roleId: lab.roles.get(person.role) ?? '',
    discountUptoPaise: person.role === 'Front desk' ? 30_000 : null,
    discountMaxPercent: person.role === 'Manager' ? 100 : 10,
  });
  const token = await insertSession(db, { userId, hours: 8 });
  return { userId, token };
}

/** A lab with the whole catalogue, its masters, two locations, doctors and one person per role; lab 1's IDs begin with KT, lab 2's with NK. */
export async function makeTestLab(
  owner: Db,
  lId: number,
  { catalogue, masters }: { readonly catalogue: Catalogue; readonly masters: MasterContent },
): Promise<TestLab> {
  return inTransaction(owner, lId, async (db) => {
    const [main] = await insertLab(db, {
      lId,
      name: `Test lab ${lId}`,
      prefix: lId === 1 ? 'KT' : 'NK',
      tagline: 'Pathology',
      ...place,
      email: 'care@lab.example',
      website: 'lab.example',
      footer: 'Open 7:00 am to 9:00 pm',
      upiAddress: 'lab@upi.example',
      locations: [
        { name: 'Main lab', ...place },
        { name: 'Baner centre', ...place },
      ],
      // What vendors are paid and agencies may owe asks for no approval unless a test is about it.
      switches: {
        intervalsApproved: true,
        vendorPaymentLimitRupees: 10_000_000,
        creditLimitRupees: 10_000_000,
      },
    });
    if (main === undefined) throw new Error('A lab has a location');
    await insertCatalogue({ db, lId }, catalogue);
    await loadMasters({ db, lId }, masters);
    const roles = await insertRoles(db, lId, usualRoles);
    const lab = { lId, roles };
    const users = new Map<UsualRole, TestUser>();
    for (const { name } of usualRoles) {
      const username = name.toLowerCase().replace(' ', '.');
      users.set(name, await addPerson(db, lab, { role: name, username }));
    }
    const secondTechnician = await addPerson(db, lab, { role: 'Technician', username: 'technician.two' });
    const demoUser = await addPerson(db, lab, { role: 'Manager', username: 'demo', isDemoUser: true });
    const operator = await addPerson(db, lab, { role: 'Phlebotomist', username: 'operator' });
    // The powers of the operator want a session that has shown it.
    await db
      .updateTable('session')
      .set({ second_factor_at: new Date() })
      .where('user_id', '=', operator.userId)
      .execute();
    const doctorIds = await insertDoctors(db, lId, [
      { name: 'Dr. Meher Daruwala', qualification: 'MD (Med.)', phone: '9800000001' },
      { name: 'Dr. Anil Bhonsle', qualification: 'MS', phone: null },
    ]);
    await db
      .updateTable('session')
      .set({ l_id: lId, location_id: main.locationId })
      .where(
        'user_id',
        'in',
        [...users.values(), secondTechnician, demoUser, operator].map(({ userId }) => userId),
      )
      .execute();
    return { lId, locationId: main.locationId, doctorIds, users, secondTechnician, demoUser, operator };
  });
}

import { readCatalogue } from '../catalog/catalogue-file.ts';
import { insertCatalogue } from '../catalog/catalogue-rows.ts';
import { hashPassword } from '../identity/password-hash.ts';
import { insertUser } from '../identity/user-rows.ts';
import { insertRoles } from '../roles/role-rows.ts';
import { insertMembership } from '../users/membership-rows.ts';
import { insertLab } from '../organisation/lab-rows.ts';
import { insertDoctors } from '../referrers/doctor-rows.ts';
import type { ConnectionUrls } from '../../kernel/database/connection-urls.ts';
import { inTransaction } from '../../kernel/database/in-transaction.ts';
import { type Db, openDatabase } from '../../kernel/database/open-database.ts';
import { demoDoctors, demoLab } from './demo-lab.ts';
import { demoPassword, demoPeople } from './demo-people.ts';
import { demoRoles } from './demo-roles.ts';

async function insertPeople(db: Db, lId: number, passwordHash: string): Promise<void> {
  const roles = await insertRoles(db, lId, demoRoles);
  for (const person of demoPeople) {
    const { username, name, role, isDemoUser, qualification, registrationNo } = person;
    const userId = await insertUser(db, {
      username,
      name,
      passwordHash,
      isDemoUser,
      qualification,
      registrationNo,
    });
    const roleId = roles.get(role);
    if (roleId === undefined) throw new Error(`The demo lab has no role ${role}`);
    const { discountUptoPaise, discountMaxPercent } = person;
    await insertMembership(db, { lId, userId, roleId, discountUptoPaise, discountMaxPercent });
  }
}

/** Fills an empty database with the demo lab: catalogue, people, doctors, locations. Runs as the owner of the tables. */
export async function seedDemoLab(urls: ConnectionUrls): Promise<void> {
  // One hash for all: they share the password, and hashing it eight times would only slow the first start.
  const passwordHash = await hashPassword(demoPassword);
  const owner = openDatabase({ url: urls.ownerUrl, size: 1, onError: () => undefined });
  try {
    await inTransaction(owner, demoLab.lId, async (db) => {
      await insertLab(db, demoLab);
      await insertCatalogue({ db, lId: demoLab.lId }, readCatalogue());
      await insertPeople(db, demoLab.lId, passwordHash);
      await insertDoctors(db, demoLab.lId, demoDoctors);
    });
  } finally {
    await owner.destroy();
  }
}

import { readCatalogue } from '../../features/catalogue/versions/catalogue-file.ts';
import { insertCatalogue } from '../../features/catalogue/versions/catalogue-rows.ts';
import { hashPassword } from '../../features/base/sign-in/password-hash.ts';
import { insertUser } from '../../features/base/identity/user-rows.ts';
import { loadMasters } from '../../features/catalogue/masters/load-masters.ts';
import { startingMasters } from '../../features/catalogue/masters/starting-masters.ts';
import { insertRoles } from '../../features/base/roles/role-rows.ts';
import { insertMembership } from '../../features/base/users/membership-rows.ts';
import { enterUsualApprovalRules } from '../../features/people/approvals/usual-approval-rules.ts';
import { insertLab } from '../../features/base/organisation/lab-rows.ts';
import { loadAgencies } from '../../features/people/referrers/load-agencies.ts';
import { insertDoctors } from '../../features/people/referrers/doctor-rows.ts';
import type { ConnectionUrls } from '../../kernel/database/connections/connection-urls.ts';
import { inTransaction } from '../../kernel/database/connections/in-transaction.ts';
import { newId } from '../../kernel/database/new-id.ts';
import { type Db, openDatabase } from '../../kernel/database/connections/open-database.ts';
import { beginWork, type LongWork } from '../../kernel/http/unfinished-work.ts';
import { demoAgencies, demoDoctors, demoLab } from './demo-lab.ts';
import { demoMasters } from './demo-masters.ts';
import { demoPassword, demoPeople } from './demo-people.ts';
import { usualRoles } from '../../features/base/roles/usual-roles.ts';

type Named = ReadonlyMap<string, string>;

/** Adds doctors and agencies; answers the ids of each by name. */
async function insertReferrers(db: Db, lId: number): Promise<{ doctors: Named; agencies: Named }> {
  const doctorIds = await insertDoctors(db, lId, demoDoctors);
  const agencies = new Map(demoAgencies.map((name) => [name, newId()]));
  await loadAgencies(
    { db, lId },
    [...agencies].map(([name, agencyId]) => ({ name, agencyId })),
  );
  return { doctors: new Map(demoDoctors.map(({ name }, at) => [name, doctorIds[at] ?? ''])), agencies };
}

/** Fills the lab with its people; answers their roles by name. */
async function insertPeople(db: Db, lId: number, passwordHash: string): Promise<Named> {
  const { doctors, agencies } = await insertReferrers(db, lId);
  const roles = await insertRoles(db, lId, usualRoles);
  for (const person of demoPeople) {
    const { username, name, role, isDemoUser, qualification, registrationNo, userType } = person;
    const userId = await insertUser(db, {
      username,
      name,
      passwordHash,
      isDemoUser,
      userType,
      employeeKind: person.employeeKind,
      qualification,
      registrationNo,
    });
    const roleId = roles.get(role);
    if (roleId === undefined) throw new Error(`The demo lab has no role ${role}`);
    const { discountUptoPaise, discountMaxPercent, standsFor } = person;
    await insertMembership(db, {
      lId,
      userId,
      roleId,
      discountUptoPaise,
      discountMaxPercent,
      doctorId: doctors.get(standsFor ?? '') ?? null,
      agencyId: agencies.get(standsFor ?? '') ?? null,
    });
  }
  return roles;
}

/**
 * Fills an empty database with the demo lab: catalogue, masters, people, doctors, locations. Runs as the owner of the tables.
 * Work that comes next is begun in the same transaction, so that no start takes the lab for whole before that is done.
 */
export async function seedDemoLab(urls: ConnectionUrls, next: LongWork | null = null): Promise<void> {
  // One hash for all: they share the password, and hashing it eight times would only slow the first start.
  const passwordHash = await hashPassword(demoPassword);
  const owner = openDatabase({ url: urls.ownerUrl, size: 1, onError: () => undefined });
  try {
    await inTransaction(owner, demoLab.lId, async (db) => {
      await insertLab(db, demoLab);
      await insertCatalogue({ db, lId: demoLab.lId }, readCatalogue());
      await loadMasters({ db, lId: demoLab.lId }, { ...startingMasters(), ...demoMasters });
      const roles = await insertPeople(db, demoLab.lId, passwordHash);
      await enterUsualApprovalRules({ db, lId: demoLab.lId }, roles);
      if (next !== null) await beginWork(db, next);
    });
  } finally {
    await owner.destroy();
  }
}

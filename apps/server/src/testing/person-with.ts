import type { Rights } from '@nidan/domain/access/rights';
import type { WorkScope } from '@nidan/domain/access/work-scope';
import type { UserType } from '@nidan/domain/enumerations/users';
import { insertSession } from '../kernel/access/session-rows.ts';
import { insertUser } from '../features/base/identity/user-rows.ts';
import { insertRoles } from '../features/base/roles/role-rows.ts';
import { insertMembership } from '../features/base/users/membership-rows.ts';
import { newId } from '../kernel/database/new-id.ts';
import { asOwner } from './as-owner.ts';
import { type TestApp, TestClient } from './app-on-database.ts';

export interface PersonWithRights {
  readonly userId: string;
  readonly roleId: string;
  readonly roleName: string;
  readonly token: string;
  readonly client: TestClient;
}

interface Placement extends Partial<WorkScope> {
  readonly userType?: UserType;
  readonly isDemoUser?: boolean;
}

/** A new person of lab 1, at work in its main location, in a role of their own with these rights. */
export async function personWith(
  app: TestApp,
  rights: Rights,
  given: Placement | 'demo' = {},
): Promise<PersonWithRights> {
  const placement = given === 'demo' ? { isDemoUser: true } : given;
  const id = newId();
  const roleName = `Role of ${id}`;
  const { lId, locationId } = app.lab;
  return asOwner(app, async (db) => {
    const roleId = (await insertRoles(db, lId, [{ name: roleName, rights }])).get(roleName) ?? '';
    const userId = await insertUser(db, {
      username: `person.${id.slice(-12)}`,
      name: `Person ${id}`,
      userType: placement.userType ?? 'EMPLOYEE',
      passwordHash: 'tests carry a session and never sign in with this',
      isDemoUser: placement.isDemoUser ?? false,
      qualification: null,
      registrationNo: null,
    });
    await insertMembership(db, { lId, userId, roleId, discountUptoPaise: null, discountMaxPercent: 100 });
    await db
      .updateTable('membership')
      .set({
        location_ids: placement.locationIds ? [...placement.locationIds] : null,
        department_ids: placement.departmentIds ? [...placement.departmentIds] : null,
        doctor_id: placement.doctorId ?? null,
        agency_id: placement.agencyId ?? null,
      })
      .where('user_id', '=', userId)
      .execute();
    const token = await insertSession(db, { userId, hours: 8 });
    await db
      .updateTable('session')
      .set({ l_id: lId, location_id: locationId })
      .where('user_id', '=', userId)
      .execute();
    return { userId, roleId, roleName, token, client: new TestClient(app.app, lId, token) };
  });
}

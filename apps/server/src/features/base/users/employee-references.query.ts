import { sql } from 'kysely';
import type { Ctx } from '../../../kernel/http/context.ts';

/** Names of what a person is placed by, each way round. */
export interface EmployeeReferences {
  readonly roles: Names;
  readonly locations: Names;
  /** By their codes. */
  readonly departments: Names;
}

interface Names {
  readonly idOf: ReadonlyMap<string, string>;
  readonly nameOf: ReadonlyMap<string, string>;
}

function namesOf(rows: readonly { readonly id: string; readonly name: string }[]): Names {
  return {
    idOf: new Map(rows.map(({ id, name }) => [name, id])),
    nameOf: new Map(rows.map(({ id, name }) => [id, name])),
  };
}

/** The roles, locations and departments of the lab. */
export async function readEmployeeReferences({ db, lId }: Ctx): Promise<EmployeeReferences> {
  const { rows } = await sql<{ of: 'role' | 'location' | 'department'; id: string; name: string }>`
    select 'role' as of, role_id as id, name from role where l_id = ${lId}
    union all select 'location', location_id, name from location where l_id = ${lId}
    union all select 'department', department_id, code from department where l_id = ${lId}`.execute(db);
  const { role = [], location = [], department = [] } = Object.groupBy(rows, ({ of }) => of);
  return { roles: namesOf(role), locations: namesOf(location), departments: namesOf(department) };
}

/** Which of some user names are taken, in this lab or another: they sign in with nothing else. */
export async function takenUsernames(
  { db }: Pick<Ctx, 'db'>,
  usernames: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ username: string }>`
    select username from login_user where username = any(${[...usernames]})`.execute(db);
  return new Set(rows.map(({ username }) => username));
}

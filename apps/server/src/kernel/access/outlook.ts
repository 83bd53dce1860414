import { commonRights, type Rights } from '@nidan/domain/access/rights';
import { commonScope, WHOLE_LAB, type WorkScope } from '@nidan/domain/access/work-scope';
import { sql } from 'kysely';
import type { Db } from '../database/connections/open-database.ts';
import { type Caller, type CallerAnswer, readMember } from './caller.ts';
import type { ViewedAs } from './session-state.ts';

/** What of a lab a role or a person would see, and what they would be let do. */
export interface Outlook {
  /** Null for a role. */
  readonly name: string | null;
  readonly roleName: string;
  readonly rights: Rights;
  readonly scope: WorkScope;
  readonly isDemoUser: boolean;
}

/** The outlook of a role or a person of a lab, in a transaction of that lab; null: the lab has none of this id. */
export async function outlookOf(db: Db, lId: number, { kind, id }: ViewedAs): Promise<Outlook | null> {
  if (kind === 'role') return outlookOfRole(db, lId, id);
  const member = await readMember(db, { lId, userId: id });
  return member?.caller ?? null;
}

async function outlookOfRole(db: Db, lId: number, roleId: string): Promise<Outlook | null> {
  const { rows } = await sql<{ name: string; rights: Rights }>`
    select r.name, coalesce((select json_object_agg(rr.module, rr.bits) from role_right rr
      where rr.l_id = r.l_id and rr.role_id = r.role_id), '{}') as rights
    from role r where r.l_id = ${lId} and r.role_id = ${roleId}`.execute(db);
  const [role] = rows;
  if (role === undefined) return null;
  return { name: null, roleName: role.name, rights: role.rights, scope: WHOLE_LAB, isDemoUser: false };
}

/** The caller with what they and an outlook have in common: looking as somebody never shows more than one's own. */
export function narrowedTo(caller: Caller, outlook: Outlook): Caller {
  return {
    ...caller,
    rights: commonRights(outlook.rights, caller.rights),
    scope: commonScope(outlook.scope, caller.scope),
    isDemoUser: caller.isDemoUser || outlook.isDemoUser,
  };
}

/** An answer about a session that looks as somebody, narrowed to what they would see. */
export async function throughView(db: Db, lId: number, answer: CallerAnswer): Promise<CallerAnswer> {
  if (answer.viewed === null) return answer;
  const outlook = await outlookOf(db, lId, answer.viewed);
  if (outlook === null) return { ...answer, lab: null };
  return { ...answer, caller: narrowedTo(answer.caller, outlook), viewing: outlook.name ?? outlook.roleName };
}

import type { DutyName } from '@nidan/contract/base/roles/role-endpoints';
import { accountStatus } from '@nidan/domain/status-sets/account-status';
import { type RawBuilder, sql } from 'kysely';
import { SEPARATED_DUTIES } from './separated-duties.ts';

const { active } = accountStatus.codes;

/** True of a `membership m` whose role has these bits of a module; without bits, any right on it. */
export function roleHas({ module, bits }: { module: string; bits: number | null }): RawBuilder<boolean> {
  const enough = bits === null ? sql`rr.bits > 0` : sql`rr.bits & ${bits}::int = ${bits}::int`;
  return sql<boolean>`exists (select from role_right rr
    where rr.l_id = m.l_id and rr.role_id = m.role_id and rr.module = ${module} and ${enough})`;
}

/** True of a `membership m` of a `login_user u` who can sign in and whose role has the rights of both steps. */
export function couldTakeBoth(duty: DutyName): RawBuilder<boolean> {
  const { first, second } = SEPARATED_DUTIES[duty];
  return sql<boolean>`(m.status = ${active} and u.status = ${active} and ${roleHas(first)} and ${roleHas(second)})`;
}

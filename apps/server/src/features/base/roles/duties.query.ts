import * as roleEndpoints from '@nidan/contract/base/roles/role-endpoints';
import { DUTY_NAMES, type DutyName } from '@nidan/contract/base/roles/role-endpoints';
import { labSettingOf } from '@nidan/domain/settings/lab-settings';
import { sql } from 'kysely';
import { pageInMemory } from '../../../kernel/database/page-cursor.ts';
import { couldTakeBoth } from './has-rights.query.ts';
import { SEPARATED_DUTIES } from './separated-duties.ts';
import { serve } from '../../../kernel/http/serve.ts';

/** The duties of the lab, each with its standing and how many people could take both of its steps. */
export const listDutiesOf = serve(roleEndpoints.listDuties, async (ctx, query) => {
  const counts = DUTY_NAMES.map(
    (duty) => sql`count(*) filter (where ${couldTakeBoth(duty)})::int as ${sql.ref(duty)}`,
  );
  const { rows } = await sql<Record<DutyName, number>>`
    select ${sql.join(counts)} from membership m join login_user u on u.user_id = m.user_id
    where m.l_id = ${ctx.lId}`.execute(ctx.db);
  return pageInMemory(DUTY_NAMES, query, {
    id: (duty) => duty,
    present: (duty) => {
      const steps = SEPARATED_DUTIES[duty];
      const { allowedBy } = steps;
      const isSeparated = allowedBy === null || !labSettingOf(ctx.lab.switches, allowedBy);
      return { duty, isSeparated, ...steps, people: rows[0]?.[duty] ?? 0 };
    },
  });
});

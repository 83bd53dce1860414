import * as firstMorningEndpoints from '@nidan/contract/base/organisation/first-morning-endpoint';
import type { FirstMorningView } from '@nidan/contract/base/organisation/first-morning-endpoint';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { FIRST_STEPS, type FirstStep } from '@nidan/domain/settings/first-steps';
import { labSettingOf } from '@nidan/domain/settings/lab-settings';
import { sql } from 'kysely';
import { ACTIVE, ENABLED } from '../../../kernel/access/standing.ts';
import { serve } from '../../../kernel/http/serve.ts';

type Found = Record<Exclude<FirstStep, 'intervals'>, boolean>;

/** What a lab sets up before its first patient, read from what it has. */
export const readFirstMorningOf = serve(
  firstMorningEndpoints.readFirstMorning,
  async ({ db, lId, lab }): Promise<FirstMorningView> => {
    const { rows } = await sql<Found>`
    select
      exists (select from stored_file f
        where f.l_id = l.l_id and f.purpose = 'logo' and f.removed_at is null) as logo,
      l.address <> '' and l.phone <> '' as address,
      coalesce(l.upi_address, '') <> '' as upi,
      exists (select from membership m
        join login_user u on u.user_id = m.user_id and u.status = ${ACTIVE} and u.qualification is not null
        join role_right rr on rr.l_id = m.l_id and rr.role_id = m.role_id
          and rr.module = 'authorise' and rr.bits & ${PERMISSION.create} > 0
        join stored_file f on f.l_id = m.l_id and f.user_id = m.user_id
          and f.purpose = 'signature' and f.removed_at is null
        where m.l_id = l.l_id and m.status = ${ACTIVE}) as pathologist,
      (select count(*) > 1 from membership m
        join login_user u on u.user_id = m.user_id and u.status = ${ACTIVE}
        where m.l_id = l.l_id and m.status = ${ACTIVE}) as people,
      not exists (select from test t
        where t.l_id = l.l_id and t.status = ${ENABLED} and t.mrp_paise = 0 and not t.is_free) as prices,
      exists (select from sample s where s.l_id = l.l_id and s.labels_printed > 0) as label,
      l.email <> '' and l.phone <> '' as messages
    from lab l where l.l_id = ${lId}`.execute(db);
    const [found] = rows;
    const isDone = (step: FirstStep): boolean =>
      step === 'intervals' ? labSettingOf(lab.switches, 'intervalsApproved') : found?.[step] === true;
    return { steps: FIRST_STEPS.map((step) => ({ step, done: isDone(step) })) };
  },
);

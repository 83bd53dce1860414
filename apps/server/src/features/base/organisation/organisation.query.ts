import * as organisationEndpoints from '@nidan/contract/base/organisation/organisation-endpoints';
import type { LabView } from '@nidan/contract/base/organisation/organisation-endpoints';
import { masterData } from '@nidan/domain/status-sets/master-data';
import { labAccount } from '@nidan/domain/status-sets/money/lab-account';
import { pageInMemory } from '../../../kernel/database/page-cursor.ts';
import { departmentColumns } from './department-rows.ts';
import { presentStanding } from './move-master.ts';
import { serve } from '../../../kernel/http/serve.ts';

/** The labs of the caller, by name. Memberships are read across labs: they are few and carry no data of a patient (ADR 2). */
export const listLabsOf = serve(organisationEndpoints.listLabs, async ({ db, caller }, query) => {
  const rows = await db
    .selectFrom('membership')
    .innerJoin('lab', 'lab.l_id', 'membership.l_id')
    .select(['lab.l_id', 'name', 'prefix', 'lab_type', 'home_l_id', 'time_zone', 'account_status'])
    .select(['account_since', 'account_reason'])
    .select(['address', 'phone', 'email', 'website', 'tagline'])
    .where('membership.user_id', '=', caller.userId)
    .orderBy('name')
    .execute();
  return pageInMemory(rows, query, {
    id: (row) => row.l_id,
    present: ({
      l_id,
      lab_type,
      home_l_id,
      time_zone,
      account_status,
      account_since,
      account_reason,
      ...lab
    }): LabView => ({
      ...lab,
      lId: l_id,
      labType: lab_type,
      homeLId: home_l_id,
      timeZone: time_zone,
      status: account_status,
      accountSince: account_since.toISOString(),
      accountReason: account_reason,
      statusLabel: labAccount.labelOf(labAccount.stateOf(account_status)),
    }),
  });
});

/** The departments of the lab in the order of its reports. */
export const listDepartmentsOf = serve(
  organisationEndpoints.listDepartments,
  async (ctx, { all = false, ...query }) => {
    const departments = await ctx.db
      .selectFrom('department')
      .select(departmentColumns)
      .where('l_id', '=', ctx.lId)
      .orderBy('print_order')
      .orderBy('name')
      .execute();
    const shown = departments.filter(({ status }) => all || status === masterData.codes.enabled);
    return pageInMemory(shown, query, {
      id: (row) => row.department_id,
      present: (row) => ({
        departmentId: row.department_id,
        code: row.code,
        name: row.name,
        printOrder: row.print_order,
        enforceDeptAccession: row.enforce_dept_accession,
        ...presentStanding(ctx, row),
      }),
    });
  },
);

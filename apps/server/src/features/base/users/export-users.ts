import type { QueryOf } from '@nidan/contract/kernel/endpoint';
import type { exportUsers } from '@nidan/contract/base/users/user-endpoints';
import type { UserView } from '@nidan/contract/base/users/user-view';
import { formatDateTime } from '@nidan/domain/time/indian-date';
import { sql } from 'kysely';
import type { ExportCell, ExportTable } from '../../../kernel/exports/export-table.ts';
import { rowsToExport } from '../../../kernel/exports/rows-to-export.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { listUsersOf } from './users.query.ts';

interface Words {
  readonly zone: string;
  /** Locations and departments of the lab by id. */
  readonly places: ReadonlyMap<string, string>;
}

const COLUMNS: readonly (readonly [string, (user: UserView, words: Words) => ExportCell])[] = [
  ['Name', ({ name }) => name],
  ['User name', ({ username }) => username],
  ['Type', ({ userType }) => userType],
  ['Employee kind', ({ employeeKind }) => employeeKind],
  ['Role', ({ roleName }) => roleName],
  ['Locations', ({ locationIds }, { places }) => namesOf(locationIds, places)],
  ['Departments', ({ departmentIds }, { places }) => namesOf(departmentIds, places)],
  ['Doctor', ({ doctor }) => doctor],
  ['Agency', ({ agency }) => agency],
  ['Phone', ({ phone }) => phone],
  ['E-mail', ({ email }) => email],
  ['Qualification', ({ qualification }) => qualification],
  ['Registration no.', ({ registrationNo }) => registrationNo],
  [
    'Discount up to ₹',
    ({ discountUptoPaise }) => (discountUptoPaise === null ? null : discountUptoPaise / 100),
  ],
  ['Discount up to %', ({ discountMaxPercent }) => discountMaxPercent],
  ['Second factor', ({ hasSecondFactor }) => (hasSecondFactor ? 'Yes' : 'No')],
  ['Signed in', ({ signedInAt }, { zone }) => momentOf(signedInAt, zone)],
  ['Entered', ({ enteredAt }, { zone }) => momentOf(enteredAt, zone)],
  ['Entered by', ({ enteredBy }) => enteredBy],
  ['Account', ({ statusLabel }) => statusLabel],
];

function namesOf(ids: readonly string[] | null, places: Words['places']): string {
  return ids === null ? 'All' : ids.map((id) => places.get(id) ?? id).join(', ');
}

function momentOf(at: string | null, zone: string): string | null {
  return at === null ? null : formatDateTime(zone, new Date(at));
}

async function readPlaces({ db, lId }: Ctx): Promise<Words['places']> {
  const { rows } = await sql<{ id: string; name: string }>`
    select location_id as id, name from location where l_id = ${lId}
    union all select department_id, name from department where l_id = ${lId}`.execute(db);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** The people and programs that a filter finds as a table: the rows of the list, masked like it. */
export async function exportUsersOf(ctx: Ctx, { format, ...filter }: QueryOf<typeof exportUsers>) {
  const users = await rowsToExport(ctx, (page) => listUsersOf(ctx, { ...filter, ...page }));
  const words = { zone: ctx.lab.timeZone, places: await readPlaces(ctx) };
  const table: ExportTable = {
    name: 'users',
    columns: COLUMNS.map(([title]) => title),
    rows: users.map((user) => COLUMNS.map(([, cell]) => cell(user, words))),
  };
  return { table, format };
}

import { startViewOf } from '@nidan/domain/settings/start-view';
import type { AnswerOf } from '@nidan/contract/kernel/endpoint';
import type { currentSession } from '@nidan/contract/base/identity/identity-endpoints';
import type { UserType } from '@nidan/domain/enumerations/users';
import { LANGUAGES } from '@nidan/domain/enumerations/bills';
import { commonRights, rightsInForce } from '@nidan/domain/access/rights';
import { accountStatus } from '@nidan/domain/status-sets/account-status';
import { accountBlocks, labAccount } from '@nidan/domain/status-sets/money/lab-account';
import { masterData } from '@nidan/domain/status-sets/master-data';
import { outlookOf } from '../../../kernel/access/outlook.ts';
import { inTransaction } from '../../../kernel/database/connections/in-transaction.ts';
import type { Db } from '../../../kernel/database/connections/open-database.ts';
import type { Services } from '../../../kernel/http/services.ts';
import { mayPay } from '../sign-in/may-pay.query.ts';
import { hasSecondFactor } from '../sign-in/second-factor-rows.ts';
import type { LiveSession } from '../../../kernel/access/session-rows.ts';

type SessionView = AnswerOf<typeof currentSession>;
type LabChoice = SessionView['labs'][number];

interface LabRow {
  readonly location_ids: string[] | null;
  readonly l_id: number;
  readonly role_id: string;
  readonly name: string;
  readonly prefix: string;
  readonly time_zone: string;
  readonly account_status: number;
  readonly account_reason: string | null;
  readonly discount_upto_paise: number | null;
  readonly discount_max_percent: number | null;
  readonly agency_id: string | null;
}

/** Reads across labs: each lab of the user is read under its own row-level security. */
async function readChoice(db: Db, row: LabRow): Promise<LabChoice> {
  return inTransaction(db, row.l_id, async (tx) => {
    const locations = await tx
      .selectFrom('location')
      .select(['location_id', 'name'])
      .where('l_id', '=', row.l_id)
      .where('status', '=', masterData.codes.enabled)
      // As they were set up: the main lab comes before its collection centres.
      .orderBy('location_id')
      .execute();
    const role = await tx
      .selectFrom('role')
      .select('name')
      .where('l_id', '=', row.l_id)
      .where('role_id', '=', row.role_id)
      .executeTakeFirstOrThrow();
    const standing = labAccount.stateOf(row.account_status);
    return {
      lId: row.l_id,
      name: row.name,
      status: row.account_status,
      statusLabel: labAccount.labelOf(standing),
      canEnter:
        !accountBlocks(standing, 'signIn') || (await mayPay(tx, { lId: row.l_id, roleId: row.role_id })),
      roleName: role.name,
      locations: locations
        .filter((location) => row.location_ids?.includes(location.location_id) ?? true)
        .map((location) => ({ locationId: location.location_id, name: location.name })),
    };
  });
}

/** A session with what its person is. */
interface Looking extends LiveSession {
  readonly userType: UserType;
}

/** The rights in a lab, those of a view at most, and its switches. */
async function readRights(db: Db, row: LabRow, { viewed, userType }: Looking) {
  return inTransaction(db, row.l_id, async (tx) => {
    const rights = await tx
      .selectFrom('role_right')
      .select(['module', 'bits'])
      .where('l_id', '=', row.l_id)
      .where('role_id', '=', row.role_id)
      .execute();
    const switches = await tx
      .selectFrom('lab_switch')
      .select(['name', 'value'])
      .where('l_id', '=', row.l_id)
      .execute();
    const held = Object.fromEntries(rights.map(({ module, bits }) => [module, bits]));
    const own = rightsInForce(userType, held);
    const outlook = viewed === null ? null : await outlookOf(tx, row.l_id, viewed);
    return {
      viewedAs: outlook && { name: outlook.name, roleName: outlook.roleName },
      rights: outlook === null ? { ...own } : { ...commonRights(outlook.rights, own) },
      switches: Object.fromEntries(switches.map(({ name, value }) => [name, value])),
    };
  });
}

/** The labs that a person may choose and, when one is chosen, their rights in it. */
async function readPlaces(db: Db, session: Looking): Promise<Pick<SessionView, 'labs' | 'lab'>> {
  // Nothing of the labs is told before the sign-in is complete.
  if (session.awaits !== null) return { labs: [], lab: null };
  const rows = await db
    .selectFrom('membership')
    .innerJoin('lab', 'lab.l_id', 'membership.l_id')
    .select(['lab.l_id', 'membership.role_id', 'membership.location_ids', 'lab.name', 'prefix', 'time_zone'])
    .select([
      'account_status',
      'account_reason',
      'discount_upto_paise',
      'discount_max_percent',
      'agency_id',
      'lab.upi_address',
    ])
    .where('membership.user_id', '=', session.userId)
    .where('membership.status', '=', accountStatus.codes.active)
    .orderBy('lab.name')
    .execute();
  const labs: LabChoice[] = [];
  for (const row of rows) labs.push(await readChoice(db, row));
  const chosen = rows.find((row) => row.l_id === session.lId);
  const choice = labs.find((entry) => entry.lId === session.lId);
  if (chosen === undefined || choice === undefined) return { labs, lab: null };
  const lab = {
    lId: chosen.l_id,
    name: chosen.name,
    prefix: chosen.prefix,
    timeZone: chosen.time_zone,
    accountStatus: chosen.account_status,
    accountReason: chosen.account_reason,
    locationId: session.locationId,
    roleName: choice.roleName,
    ...(await readRights(db, chosen, session)),
    upiAddress: chosen.upi_address,
    discountCap:
      chosen.agency_id === null
        ? { uptoAmount: chosen.discount_upto_paise, maxPercent: chosen.discount_max_percent }
        : null,
  };
  return { labs, lab };
}

/** The signed-in person with what their sign-in still misses, the labs they may choose and their rights in the chosen one. */
export async function readSessionView(
  { db, config }: Pick<Services, 'db' | 'config'>,
  session: LiveSession,
): Promise<SessionView> {
  const user = await db
    .selectFrom('login_user')
    .select(['user_id', 'name', 'username', 'is_demo_user', 'language', 'start_view', 'user_type'])
    .where('user_id', '=', session.userId)
    .executeTakeFirstOrThrow();
  // as: a check of the table holds it to these
  const userType = user.user_type as UserType;
  return {
    userId: user.user_id,
    name: user.name,
    username: user.username,
    userType,
    isDemoUser: user.is_demo_user,
    language: LANGUAGES.find((language) => language === user.language) ?? null,
    startView: startViewOf(user.start_view),
    isOperator: user.username === config.operator && session.viewed === null,
    awaits: session.awaits,
    hasSecondFactor: await hasSecondFactor(db, session.userId),
    ...(await readPlaces(db, { ...session, userType })),
  };
}

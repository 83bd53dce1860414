import { localFeed } from '../kernel/live/live-feed.ts';
import { listDepartments } from '@nidan/contract/organisation/organisation-endpoints';
import { addDays } from '@nidan/domain/time/calendar-date';
import { calendarDateIn, DEFAULT_ZONE, instantIn } from '@nidan/domain/time/zone';
import { demoLab } from '../features/demo/demo-lab.ts';
import { demoPeople } from '../features/demo/demo-people.ts';
import {
  findSession,
  hashOfToken,
  insertSession,
  placeSession,
  revokeSession,
} from '../kernel/access/session-rows.ts';
import type { Config } from '../kernel/config.ts';
import type { ConnectionUrls } from '../kernel/database/connection-urls.ts';
import { inTransaction } from '../kernel/database/in-transaction.ts';
import { type Db, openDatabase } from '../kernel/database/open-database.ts';
import { startDocumentPool } from '../kernel/documents/document-pool.ts';
import { buildApp } from '../kernel/http/build-app.ts';
import { sessionCookieName } from '../kernel/http/session-cookie.ts';
import { routes } from '../routes.ts';
import { type DemoClient, demoClient } from './demo-client.ts';
import { keepDemoAdvances } from './demo-advances.ts';
import { keepDemoCoupons } from './demo-coupons.ts';
import { keepDemoMoney } from './demo-money.ts';
import { demoBills } from './demo-bills.ts';
import { demoPatients } from './demo-patients.ts';
import { keepDemoPictures } from './demo-pictures.ts';
import { type DemoProgress, readDemoProgress } from './demo-progress.ts';
import { setDemoRates } from './demo-rates.ts';
import { demoRandom } from './demo-random.ts';
import { keepDemoShifts } from './demo-shifts.ts';
import { type DemoStaff, readTestIds } from './demo-staff.ts';
import { type DemoClock, type DemoLife, runDemoVisit } from './demo-visit.ts';
import { type DemoVisit, demoVisits } from './demo-visits.ts';

type UsualRole = (typeof demoPeople)[number]['role'];

async function findUserId(db: Db, role: UsualRole): Promise<string> {
  const person = demoPeople.find((entry) => entry.role === role && !entry.isDemoUser);
  const user = await db
    .selectFrom('login_user')
    .select('user_id')
    .where('username', '=', person?.username ?? '')
    .executeTakeFirstOrThrow();
  return user.user_id;
}

async function signInPerson(db: Db, role: UsualRole): Promise<string> {
  const token = await insertSession(db, { userId: await findUserId(db, role), hours: 1 });
  const session = await findSession(db, token, 3_600);
  const location = await inTransaction(db, demoLab.lId, (tx) =>
    tx
      .selectFrom('location')
      .select('location_id')
      .where('name', '=', demoLab.name)
      .executeTakeFirstOrThrow(),
  );
  if (session === null) throw new Error('A session just made was not found');
  await placeSession(db, session, { lId: demoLab.lId, locationId: location.location_id });
  return token;
}

/** The moment of a visit, by the clock of the demo lab. */
function instantOf(when: DemoVisit['when'], start: number): Date {
  if ('hoursAgo' in when) return new Date(start - when.hoursAgo * 3_600_000);
  const today = calendarDateIn(DEFAULT_ZONE, new Date(start));
  const [hour = 8, minute = 0] = when.at.split(':').map(Number);
  return instantIn(DEFAULT_ZONE, { date: addDays(today, -when.daysAgo), hour, minute, second: 0 });
}

/** Runs the visits that were not begun yet: one that was interrupted stays where it stood, as people's do. */
async function runWeek(
  life: DemoLife,
  visits: readonly DemoVisit[],
  { begun, patientIds }: DemoProgress,
): Promise<void> {
  const known = new Map(patientIds);
  for (const visit of visits.slice(begun)) {
    const newPatient = demoPatients[visit.patient] ?? null;
    const name = newPatient?.name ?? '';
    const patientId = known.get(name);
    const who = patientId === undefined ? { newPatient } : { patientId };
    known.set(name, await runDemoVisit(life, visit, who));
  }
}

type ClientOf = (role: UsualRole) => Promise<DemoClient>;

/** The people of the demo lab, signed in. */
async function staffAtWork(db: Db, clientOf: ClientOf): Promise<DemoStaff> {
  const frontDesk = await clientOf('Front desk');
  const testIds = await readTestIds(frontDesk);
  const departments = await frontDesk.call(listDepartments, {});
  const doctors = await inTransaction(db, demoLab.lId, (tx) =>
    tx.selectFrom('doctor').select('doctor_id').where('l_id', '=', demoLab.lId).orderBy('name').execute(),
  );
  return {
    frontDesk,
    phlebotomist: await clientOf('Phlebotomist'),
    technician: await clientOf('Technician'),
    pathologist: await clientOf('Pathologist'),
    testId: (code) => testIds.get(code) ?? '',
    ownAccession: departments.rows.filter(({ enforceDeptAccession }) => enforceDeptAccession),
    doctorIds: doctors.map((doctor) => doctor.doctor_id),
    random: demoRandom(20_261_120),
  };
}

/**
 * Lives a week in the demo lab through the real API, on a clock of its own: bills in every state, dues, an amendment. Run
 * again after an interruption, it goes on where it stopped.
 */
export async function seedDemoWeek(
  config: Config,
  urls: ConnectionUrls,
  visits: readonly DemoVisit[] = demoVisits,
): Promise<void> {
  const db = openDatabase({ url: urls.appUrl, size: 2, onError: () => undefined });
  const start = Date.now();
  let now = start;
  const documents = startDocumentPool({ size: 1 });
  const endpoints = routes.map(({ endpoint }) => endpoint);
  const services = { db, config, documents, live: localFeed(), endpoints, clock: () => new Date(now) };
  const app = await buildApp({ services, routes });
  const tokens: string[] = [];
  const clientOf: ClientOf = async (role) => {
    const token = await signInPerson(db, role);
    tokens.push(token);
    return demoClient(app, { lId: demoLab.lId, cookie: { name: sessionCookieName(config), token } });
  };
  try {
    const manager = await clientOf('Manager');
    const staff = await staffAtWork(db, clientOf);
    await keepDemoPictures(manager, await findUserId(db, 'Pathologist'));
    const clock: DemoClock = {
      hoursSince: (when) => (start - instantOf(when, start).getTime()) / 3_600_000,
      setHoursAgo: (hours) => {
        now = start - hours * 3_600_000;
      },
    };
    const today = calendarDateIn(DEFAULT_ZONE, new Date(start));
    now = start;
    await keepDemoCoupons(manager, today);
    await runWeek({ staff, clock }, visits, await readDemoProgress(db));
    await keepDemoAdvances({ staff, clock });
    const progress = await readDemoProgress(db);
    if (progress.begun >= demoVisits.length) {
      const accounts = await clientOf('Accountant');
      const billOf = await demoBills(manager, progress.patientIds);
      await keepDemoMoney({ staff, clock }, { accounts, manager, billOf });
    }
    await keepDemoShifts({ staff, clock }, { client: manager, userId: await findUserId(db, 'Manager') });
    now = start;
    await setDemoRates(manager, today);
    for (const token of tokens) await revokeSession(db, { tokenHash: hashOfToken(token) });
  } finally {
    await app.close();
    await documents.stop();
    await db.destroy();
  }
}

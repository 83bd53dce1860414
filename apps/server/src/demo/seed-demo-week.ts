import { listDepartments } from '@nidan/contract/base/organisation/organisation-endpoints';
import { proposeRuleSets } from '@nidan/contract/lab/autoverification/autoverification-endpoints';
import { addDays } from '@nidan/domain/time/calendar-date';
import { calendarDateIn, DEFAULT_ZONE, instantIn } from '@nidan/domain/time/zone';
import { demoLab, demoWork } from './lab/demo-lab.ts';
import { revokeSessionsOf } from '../kernel/access/session-rows.ts';
import type { Config } from '../kernel/config.ts';
import type { ConnectionUrls } from '../kernel/database/connections/connection-urls.ts';
import { inTransaction } from '../kernel/database/connections/in-transaction.ts';
import type { Db } from '../kernel/database/connections/open-database.ts';
import { sessionCookieName } from '../kernel/http/session-cookie.ts';
import { answersOf, finishWork, isUnfinished } from '../kernel/http/unfinished-work.ts';
import { keepDemoAgencies } from './demo-agencies.ts';
import { keepDemoAdvances } from './demo-advances.ts';
import { type BillOfDemoPatient, demoBills } from './demo-bills.ts';
import { DemoChanges, type DemoClient, demoClient } from './demo-client.ts';
import { keepDemoCoupons } from './demo-coupons.ts';
import { type DemoHouse, findDemoUser, signInDemoUser, type UsualRole, withDemoHouse } from './demo-house.ts';
import { keepDemoMoney } from './demo-money.ts';
import { keepDemoInvoices } from './money/demo-invoices.ts';
import { keepDemoPayouts } from './money/demo-payouts.ts';
import { keepDemoBank } from './money/demo-bank.ts';
import { keepDemoSettlements } from './money/demo-settlements.ts';
import { demoPatients } from './demo-patients.ts';
import { keepDemoMessages } from './links/demo-messages.ts';
import { keepDemoCultures } from './demo-cultures.ts';
import { keepDemoEqa } from './demo-eqa.ts';
import { keepDemoMachineData } from './demo-machine-data.ts';
import { keepDemoMachines } from './demo-machines.ts';
import { keepDemoPathology } from './demo-pathology.ts';
import { keepDemoPictures } from './demo-pictures.ts';
import { keepDemoBoxes } from './demo-boxes.ts';
import { keepDemoIncoming } from './demo-incoming.ts';
import { keepDemoInsight } from './insight/demo-insight.ts';
import { keepDemoQuality } from './demo-quality.ts';
import { demoRandom } from './demo-random.ts';
import { keepDemoPublishing } from './links/demo-publishing.ts';
import { keepDemoSmartReport, keepDemoTemplate } from './links/demo-papers.ts';
import { keepDemoPurchases } from './supply/demo-purchases.ts';
import { keepDemoStock, keepDemoStockOfToday } from './supply/demo-stock.ts';
import { keepDemoTransfers } from './supply/demo-transfers.ts';
import { setDemoRates } from './demo-rates.ts';
import { keepDemoShifts } from './demo-shifts.ts';
import { keepDemoStages } from './demo-stages.ts';
import { keepDemoStorage } from './demo-storage.ts';
import { type DemoStaff, readTestIds } from './demo-staff.ts';
import { type BilledVisit, type DemoClock, type DemoLife, runDemoVisit } from './demo-visit.ts';
import { demoVisits } from './demo-visits.ts';
import type { DemoVisit } from './demo-visit-shape.ts';

/** The moment of a visit, by the clock of the demo lab. */
function instantOf(when: DemoVisit['when'], start: number): Date {
  if ('hoursAgo' in when) return new Date(start - when.hoursAgo * 3_600_000);
  const today = calendarDateIn(DEFAULT_ZONE, new Date(start));
  const [hour = 8, minute = 0] = when.at.split(':').map(Number);
  return instantIn(DEFAULT_ZONE, { date: addDays(today, -when.daysAgo), hour, minute, second: 0 });
}

const SEED = 20_261_120;
/** Chance that stays near the middle: values within their intervals, each a little other than the next. */
const MIDDLE = 0.45;
const NEAR_MIDDLE = 0.1;

/** Runs the visits; the values of each begin at a number of its own, so that they do not depend on where an earlier start stopped. */
async function runWeek({ staff, clock }: DemoLife): Promise<BillOfDemoPatient> {
  const latest = new Map<number, BilledVisit>();
  for (const [index, visit] of demoVisits.entries()) {
    const patientId = latest.get(visit.patient)?.patientId;
    const who = patientId === undefined ? { newPatient: demoPatients[visit.patient] ?? null } : { patientId };
    const random = demoRandom(SEED + index);
    const near = (): number => MIDDLE + NEAR_MIDDLE * random();
    const life = { clock, staff: { ...staff, random: visit.calm === true ? near : random } };
    latest.set(visit.patient, await runDemoVisit(life, visit, { as: String(index), ...who }));
  }
  return demoBills(latest);
}

/** A person of a role, the first of them at the main lab unless told. */
type ClientOf = (role: UsualRole, place?: string, at?: number) => Promise<DemoClient>;

/** The people of the demo lab, signed in. */
async function staffAtWork(db: Db, clientOf: ClientOf): Promise<Omit<DemoStaff, 'random'>> {
  const frontDesk = await clientOf('Front desk');
  let testIds: ReturnType<typeof readTestIds> | null = null;
  const departments = await frontDesk.call(listDepartments, {});
  const doctors = await inTransaction(db, demoLab.lId, (tx) =>
    tx.selectFrom('doctor').select('doctor_id').where('l_id', '=', demoLab.lId).orderBy('name').execute(),
  );
  return {
    frontDesk,
    phlebotomist: await clientOf('Phlebotomist'),
    technician: await clientOf('Technician'),
    pathologist: await clientOf('Pathologist'),
    testId: async (code) => (await (testIds ??= readTestIds(frontDesk))).get(code) ?? '',
    ownAccession: departments.rows.filter(({ enforceDeptAccession }) => enforceDeptAccession),
    doctorIds: doctors.map((doctor) => doctor.doctor_id),
  };
}

interface Morning {
  readonly house: DemoHouse;
  readonly clientOf: ClientOf;
  readonly start: number;
}

async function peopleAt(place: string, clientOf: Morning['clientOf']) {
  return {
    frontDesk: await clientOf('Front desk', place),
    phlebotomist: await clientOf('Phlebotomist', place),
  };
}

async function live({ house: { db, services, setClock }, clientOf, start }: Morning): Promise<void> {
  const manager = await clientOf('Manager');
  const staff = { ...(await staffAtWork(db, clientOf)), random: demoRandom(SEED) };
  const today = calendarDateIn(DEFAULT_ZONE, new Date(start));
  let shown = start;
  const clock: DemoClock = {
    hoursSince: (when) => (start - instantOf(when, start).getTime()) / 3_600_000,
    setHoursAgo: (hours) => {
      shown = start - hours * 3_600_000;
      setClock(shown);
    },
    now: () => new Date(shown),
  };
  setClock(start);
  await keepDemoPictures(manager, await findDemoUser(db, 'Pathologist'));
  await keepDemoCoupons(manager, today);
  await manager.call(proposeRuleSets, { as: 'usual rules', body: { testIds: null } });
  await keepDemoTemplate(manager, staff);
  const billOf = await runWeek({ staff, clock });
  await keepDemoAdvances({ staff, clock }, billOf);
  const accounts = await clientOf('Accountant');
  await keepDemoMoney({ staff, clock }, { accounts, manager, billOf });
  await keepDemoPayouts({ staff, clock }, { accounts, manager });
  await keepDemoSettlements({ staff, clock }, { accounts, manager });
  await keepDemoInvoices({ staff, clock }, { accounts, manager });
  await keepDemoShifts({ staff, clock }, { client: manager, userId: await findDemoUser(db, 'Manager') });
  await keepDemoStorage({ staff, clock }, manager);
  const centre = async (name: string) => ({ name, staff: { ...staff, ...(await peopleAt(name, clientOf)) } });
  const [, baner, nashik] = demoLab.locations;
  await keepDemoBoxes({
    clock,
    baner: await centre(baner.name),
    nashik: await centre(nashik.name),
    receiver: staff.technician,
    rider: staff.phlebotomist,
  });
  await keepDemoMachines({ staff, clock }, manager);
  const stores = await keepDemoStock({ staff, clock }, manager);
  const receiver = await clientOf('Accountant', undefined, 1);
  await keepDemoPurchases({ clock }, { buyer: accounts, manager, receiver, payer: manager });
  await keepDemoStockOfToday({ staff, clock }, { manager, services, stores });
  const planner = await clientOf('Manager', undefined, 1);
  await keepDemoTransfers({ staff, clock }, { manager, planner });
  await keepDemoMachineData({ staff, clock }, { manager, services, billOf });
  clock.setHoursAgo(4);
  await keepDemoIncoming(staff.technician);
  await keepDemoQuality({ staff, clock }, manager);
  await keepDemoEqa({ staff, clock }, manager);
  await keepDemoCultures({ staff, clock, billOf }, manager);
  await keepDemoPathology({ staff, clock, billOf });
  await keepDemoStages({ staff, clock, billOf });
  await keepDemoInsight({ clock }, manager);
  setClock(start);
  await keepDemoSmartReport({ staff, clock, billOf });
  await keepDemoPublishing({ manager, frontDesk: staff.frontDesk, billOf });
  await keepDemoMessages({ staff, clock, billOf }, { manager, services });
  await setDemoRates(manager, today);
  await keepDemoAgencies({ manager, accounts, frontDesk: staff.frontDesk });
  await keepDemoBank({ accounts, manager });
}

/** Lives the week in a house. */
export async function liveDemoWeek(house: DemoHouse): Promise<void> {
  const { db, send, config } = house;
  const inLab = <T>(work: (tx: Db) => Promise<T>): Promise<T> => inTransaction(db, demoLab.lId, work);
  if (!(await inLab((tx) => isUnfinished(tx, demoWork)))) return;
  const changes = new DemoChanges(await inLab((tx) => answersOf(tx, demoWork)));
  const atWork: string[] = [];
  const clientOf: ClientOf = async (role, place, at) => {
    const userId = await findDemoUser(db, role, at);
    atWork.push(userId);
    const token = (): Promise<string> => signInDemoUser(db, userId, place);
    return demoClient(send, { lId: demoLab.lId, cookieName: sessionCookieName(config), token, changes });
  };
  await live({ house, clientOf, start: Date.now() });
  // Those too of a start that was killed: nobody but this has signed in so far.
  for (const userId of atWork) await revokeSessionsOf(db, userId);
  await inLab((tx) => finishWork(tx, demoWork));
}

/**
 * Lives a week in the demo lab through the real API, on a clock of its own: bills in every state, dues, an amendment. Killed
 * at any moment and run again, it makes what is missing and nothing twice: every change goes by a name, and what it answered
 * is kept with it until the week is over. Once it is over, nothing happens any more.
 */
export async function seedDemoWeek(config: Config, urls: ConnectionUrls): Promise<void> {
  await withDemoHouse(config, urls, liveDemoWeek);
}

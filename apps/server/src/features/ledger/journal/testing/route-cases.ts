import {
  closeDays,
  listClosedDays,
  statement,
  trialBalance,
} from '@nidan/contract/ledger/journal/ledger-endpoints';
import {
  exportCollections,
  listCollections,
  sumCollections,
} from '@nidan/contract/ledger/journal/collection-endpoints';
import { addDays, type CalendarDate } from '@nidan/domain/time/calendar-date';
import { calendarDateIn, DEFAULT_ZONE } from '@nidan/domain/time/zone';
import { insertRows } from '../../../../kernel/database/insert-rows.ts';
import { newId } from '../../../../kernel/database/new-id.ts';
import { asOwner } from '../../../../testing/as-owner.ts';
import type { LabWorld } from '../../../../testing/matrix/lab-world.ts';
import { forRoute, type RouteCase } from '../../../../testing/matrix/route-case.ts';
import { agencyOfWorld } from '../../../people/referrers/testing/agency-of-world.ts';

const today = () => calendarDateIn(DEFAULT_ZONE, new Date());
const days = () => ({ from: addDays(today(), -30), to: today() });

/** The next day that can be closed, with two postings that undo each other. */
async function dayToClose(world: LabWorld): Promise<CalendarDate> {
  const { billId } = await world.shared('ordered');
  const { lId } = world.lab;
  return asOwner(world.app, async (db) => {
    const last = await db
      .selectFrom('closed_day')
      .select('day')
      .where('l_id', '=', lId)
      .orderBy('day', 'desc')
      .limit(1)
      .executeTakeFirst();
    const day = addDays(last?.day ?? addDays(today(), -400), 1);
    const posting = await db
      .selectFrom('journal_posting')
      .selectAll()
      .where('l_id', '=', lId)
      .where('bill_id', '=', billId)
      .where('kind', '=', 'bill')
      .executeTakeFirstOrThrow();
    const { debit_account, credit_account } = posting;
    const sides = [
      { debit_account, credit_account },
      { debit_account: credit_account, credit_account: debit_account },
    ];
    const rows = sides.map((accounts) => ({
      ...posting,
      ...accounts,
      posting_id: newId(),
      entry_id: newId(),
      posted_on: day,
    }));
    await insertRows(db, 'journal_posting', rows);
    return day;
  });
}

function collectionFilter({ lab }: LabWorld) {
  const userId = lab.users.get('Manager')?.userId ?? '';
  return { ...days(), locationId: lab.locationId, userId };
}

export const ledgerCases: readonly RouteCase[] = [
  forRoute(trialBalance).send(async ({ lab }) => ({ query: { ...days(), locationId: lab.locationId } })),
  forRoute(statement).send(async ({ lab }) => ({
    query: { ...days(), account: 'income', locationId: lab.locationId },
  })),
  forRoute(statement).send(async (world) => ({
    query: { ...days(), billId: (await world.shared('ordered')).billId },
  })),
  forRoute(statement).send(async (world) => ({
    query: { ...days(), patientId: (await world.shared('ordered')).patientId },
  })),
  forRoute(statement).send(async (world) => ({ query: { ...days(), agencyId: await agencyOfWorld(world) } })),
  forRoute(listCollections).send(async (world) => ({ query: collectionFilter(world) })),
  forRoute(exportCollections).send(async (world) => ({
    query: { ...collectionFilter(world), format: 'csv' },
  })),
  forRoute(sumCollections).send(async (world) => ({ query: { ...collectionFilter(world), by: 'person' } })),
  forRoute(listClosedDays).send(async () => ({ query: {} })),
  forRoute(closeDays).send(async (world) => ({ body: { through: await dayToClose(world) } })),
];

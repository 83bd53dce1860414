import { demoLab } from '../features/demo/demo-lab.ts';
import type { ConnectionUrls } from '../kernel/database/connection-urls.ts';
import { inTransaction } from '../kernel/database/in-transaction.ts';
import { type Db, openDatabase } from '../kernel/database/open-database.ts';
import { demoVisits } from './demo-visits.ts';

export interface DemoProgress {
  /** Visits that were begun: each makes one bill, in the order of the week. */
  readonly begun: number;
  /** People by name, which no two of them share. */
  readonly patientIds: ReadonlyMap<string, string>;
}

/** How far the week of the demo lab has come. */
export async function readDemoProgress(db: Db): Promise<DemoProgress> {
  return inTransaction(db, demoLab.lId, async (tx) => {
    const bills = await tx
      .selectFrom('bill')
      .select((select) => select.fn.countAll<string>().as('count'))
      .where('l_id', '=', demoLab.lId)
      .executeTakeFirstOrThrow();
    const people = await tx
      .selectFrom('patient')
      .select(['name', 'patient_id'])
      .where('l_id', '=', demoLab.lId)
      .execute();
    return {
      begun: Number(bills.count),
      patientIds: new Map(people.map(({ name, patient_id: patientId }) => [name, patientId])),
    };
  });
}

/** What a database holds: nothing, the demo lab with a part of its week or all of it, or labs of somebody's own. */
export type DemoStanding = 'empty' | 'begun' | 'whole' | 'own';

/** Tells a demo lab whose first start was interrupted from every other database. */
export async function readDemoStanding(urls: ConnectionUrls): Promise<DemoStanding> {
  const db = openDatabase({ url: urls.appUrl, size: 1, onError: () => undefined });
  try {
    const labs = await db.selectFrom('lab').select(['l_id', 'name']).limit(2).execute();
    const [lab] = labs;
    if (lab === undefined) return 'empty';
    if (labs.length > 1 || lab.l_id !== demoLab.lId || lab.name !== demoLab.name) return 'own';
    const { begun } = await readDemoProgress(db);
    return begun < demoVisits.length ? 'begun' : 'whole';
  } finally {
    await db.destroy();
  }
}

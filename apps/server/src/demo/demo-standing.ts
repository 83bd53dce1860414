import { demoLab, demoWork } from './lab/demo-lab.ts';
import type { ConnectionUrls } from '../kernel/database/connections/connection-urls.ts';
import { inTransaction } from '../kernel/database/connections/in-transaction.ts';
import { openDatabase } from '../kernel/database/connections/open-database.ts';
import { isUnfinished } from '../kernel/http/unfinished-work.ts';

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
    const isBegun = await inTransaction(db, demoLab.lId, (tx) => isUnfinished(tx, demoWork));
    return isBegun ? 'begun' : 'whole';
  } finally {
    await db.destroy();
  }
}

import { inTransaction } from '../../../kernel/database/connections/in-transaction.ts';
import type { Job } from '../../../kernel/jobs/start-worker.ts';
import { proposeNoGrowth } from './case-rows.ts';

/** Proposes that nothing grew in cultures whose last reading has come; reporting it is for a person (facts 2.8). */
export const proposeNoGrowthOfLabs: Job = async (services) => {
  const labs = await services.db.selectFrom('lab').select('l_id').orderBy('l_id').execute();
  for (const { l_id: lId } of labs) {
    // oxlint-disable-next-line no-await-in-loop -- one lab after the other, each in its own transaction
    await inTransaction(services.db, lId, (db) => proposeNoGrowth({ db, lId, now: services.clock() }));
  }
};

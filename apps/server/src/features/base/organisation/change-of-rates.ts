import type { Ctx } from '../../../kernel/http/context.ts';
import { lockLab, raiseRatesVersion } from './lab-rows.ts';

/** Locks the rates of the lab, so that one change of them follows the other. */
export async function lockRates({ db, lId }: Ctx): Promise<void> {
  await lockLab(db, lId);
}

/** Lets the next request of every process read the rates of the lab anew. */
export async function announceRates({ db, lId }: Ctx): Promise<void> {
  await raiseRatesVersion(db, lId);
}

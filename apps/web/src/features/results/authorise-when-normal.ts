import { checkResults } from '@nidan/contract/results/check-endpoints';
import { readWorksheet } from '@nidan/contract/results/entry-endpoints';
import { api } from '../../kernel/api/api.ts';
import { asRefusal } from '../../kernel/api/api-refusal.ts';
import { checkPlan, type LookReason, lookReason } from './check-plan.ts';
import { waitsForRelease } from './waits-for-release.ts';

/**
 * Reads a bill and authorises it when all of it is normal; answers why it was left, null when it went out. Throws
 * `ApiRefusal` when the server refuses.
 */
export async function authoriseWhenNormal(billId: string): Promise<LookReason | null> {
  const sheet = await api(readWorksheet, { query: { billId } });
  const reason = lookReason(sheet);
  if (reason) return reason;
  const tests = checkPlan(sheet).free.map(({ billTestId, version }) => ({ billTestId, version }));
  try {
    await api(checkResults, { body: { billId, tests, release: true } });
  } catch (thrown) {
    if (!waitsForRelease(asRefusal(thrown))) throw thrown;
    await api(checkResults, { body: { billId, tests, release: false } });
  }
  return null;
}

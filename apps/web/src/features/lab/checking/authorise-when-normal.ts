import { checkResults } from '@nidan/contract/lab/results/check-endpoints';
import { readWorksheet } from '@nidan/contract/lab/results/entry-endpoints';
import type { WorksheetParameter } from '@nidan/contract/lab/results/worksheet';
import { checkPlan, type LookReason, lookReason } from '@nidan/domain/results/look/look-reason';
import { api } from '../../../kernel/api/api.ts';
import { asRefusal } from '../../../kernel/api/api-refusal.ts';
import type { CheckedTests } from './offer-uncheck.ts';
import { waitsForRelease } from './waits-for-release.ts';

type Authorised =
  | { readonly left: LookReason<WorksheetParameter> }
  | { readonly left: null; readonly checked: CheckedTests };

/**
 * Reads a bill and authorises it when all of it is normal; answers why it was left, or the tests that were checked. Throws
 * `ApiRefusal` when the server refuses.
 */
export async function authoriseWhenNormal(billId: string): Promise<Authorised> {
  const sheet = await api(readWorksheet, { query: { billId } });
  const left = lookReason(sheet);
  if (left) return { left };
  const tests = checkPlan(sheet).free.map(({ billTestId, version }) => ({ billTestId, version }));
  const check = async (release: boolean) => {
    const { tests: checked } = await api(checkResults, {
      body: { billId, tests, release, onlyNormal: true },
    });
    return { left: null, checked: { billId, tests: checked } };
  };
  try {
    return await check(true);
  } catch (thrown) {
    if (!waitsForRelease(asRefusal(thrown))) throw thrown;
    return check(false);
  }
}

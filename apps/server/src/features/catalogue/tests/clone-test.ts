import * as testEditEndpoints from '@nidan/contract/catalogue/tests/test-edit-endpoints';
import type { TestDetails } from '@nidan/contract/catalogue/tests/test-edit-endpoints';
import { saysNothing } from '@nidan/domain/catalogue/local-terms';
import { masterData } from '@nidan/domain/status-sets/master-data';
import { expectVersion } from '../../../kernel/http/expect-version.ts';
import { announceCatalogue } from '../../base/organisation/change-of-catalogue.ts';
import { addTest, recordNewTest, testToChange } from './change-test.ts';
import type { LabTerms } from '../versions/lab-catalogue.ts';
import { replaceLocalTerms, type TermsOfLocation } from './local-terms-rows.ts';
import { fieldsOfTest } from './test-state.ts';
import { readChangedTest } from './test-details.query.ts';
import { serve } from '../../../kernel/http/serve.ts';

/** Terms as they can be laid down today: a machine that is out of use is left out. */
function usableTerms(terms: ReadonlyMap<string, LabTerms>): TermsOfLocation[] {
  return [...terms]
    .map(([locationId, { isOffered, tatHours, method, machine, machineId }]) => ({
      locationId,
      isOffered,
      tatHours,
      method,
      machineId: machine === null ? null : machineId,
    }))
    .filter((one) => !saysNothing(one));
}

/** Makes a draft of a new test of what another one is, with what its locations do otherwise; short codes, rates and GST stay with that one. */
export const cloneTest = serve(
  testEditEndpoints.cloneTest,
  async (ctx, { testId, ofVersion, ...own }): Promise<TestDetails> => {
    const { catalogue, test } = await testToChange(ctx, testId);
    await expectVersion(ctx, { entityId: testId, expected: ofVersion, found: test.version });
    const { kind } = test;
    const draft = { ...fieldsOfTest(test), kind, shortCodes: [], ...own, status: masterData.codes.draft };
    const made = await addTest(ctx, catalogue, draft);
    const terms = usableTerms(catalogue.terms.get(testId) ?? new Map());
    if (terms.length > 0) await replaceLocalTerms(ctx, { testId: made.testId, version: 1, terms });
    await announceCatalogue(ctx);
    recordNewTest(ctx, catalogue, { ...made, clonedFrom: `${test.code} version ${ofVersion}` });
    return readChangedTest(ctx, made.testId);
  },
);

import { checkResults } from '@nidan/contract/lab/results/check-endpoints';
import { readWorksheet, saveResults } from '@nidan/contract/lab/results/entry-endpoints';
import type { Page } from 'playwright-core';
import { readOf, sendOf } from './api-of.ts';
import { billOnBench } from './bill-on-bench.ts';

/** A bill of one test whose report is released, made with the session of a window that may do all of it; answers the id of the report. */
export async function releasedByApi(
  page: Page,
  { code, value, name }: { readonly code: string; readonly value: string; readonly name: string },
): Promise<string> {
  const billId = await billOnBench(page, code, name);
  const tests = async () => (await readOf(page, readWorksheet, { query: { billId } })).tests;
  const [test] = await tests();
  const [parameter] = test?.parameters ?? [];
  if (test === undefined || parameter === undefined) throw new Error(`${code} has nothing to measure`);
  const values = [{ parameterId: parameter.parameterId, value }];
  const { billTestId, version } = test;
  await sendOf(page, saveResults, { billId, tests: [{ billTestId, version, values }] });
  const refs = (await tests()).map((one) => ({ billTestId: one.billTestId, version: one.version }));
  const { released } = await sendOf(page, checkResults, { billId, tests: refs, release: true });
  if (released === null) throw new Error('Nothing was released');
  return released.reportId;
}

import { checkResults } from '@nidan/contract/lab/results/check-endpoints';
import { readWorksheet, saveResults } from '@nidan/contract/lab/results/entry-endpoints';
import type { Page } from 'playwright-core';
import { readOf, sendOf } from './api-of.ts';
import { billOnBench, type BillTerms } from './bill-on-bench.ts';

interface TwoPeople {
  /** Who bills, receives and enters. */
  readonly enterer: Page;
  /** Who checks and releases. */
  readonly checker: Page;
}

interface Measured {
  readonly billId: string;
  /** What the first parameter of its one test is found to be. */
  readonly value: string;
}

/** Enters and releases the one test of a bill whose tube is received, with the sessions of two windows; answers the report. */
export async function releaseByApi(
  { enterer: page, checker }: TwoPeople,
  { billId, value }: Measured,
): Promise<string> {
  const tests = async () => (await readOf(page, readWorksheet, { query: { billId } })).tests;
  const [test] = await tests();
  const [parameter] = test?.parameters ?? [];
  if (test === undefined || parameter === undefined) throw new Error(`Bill ${billId} has nothing to measure`);
  const values = [{ parameterId: parameter.parameterId, value }];
  const { billTestId, version } = test;
  await sendOf(page, saveResults, { billId, tests: [{ billTestId, version, values }] });
  const refs = (await tests()).map((one) => ({ billTestId: one.billTestId, version: one.version }));
  const { released } = await sendOf(checker, checkResults, { billId, tests: refs, release: true });
  if (released === null) throw new Error('Nothing was released');
  return released.reportId;
}

/** A bill of one test whose report is released, made with the sessions of two windows; answers both. */
export async function releasedByApi(
  people: TwoPeople,
  { code, value, ...terms }: { readonly code: string; readonly value: string } & BillTerms,
): Promise<{ readonly billId: string; readonly reportId: string }> {
  const billId = await billOnBench(people.enterer, code, terms);
  return { billId, reportId: await releaseByApi(people, { billId, value }) };
}

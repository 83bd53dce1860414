import { listTests } from '@nidan/contract/catalogue/tests/catalog-endpoints';
import type { TestView } from '@nidan/contract/catalogue/tests/test-view';
import type { AnswerOf } from '@nidan/contract/kernel/endpoint';
import type { DemoClient } from './demo-client.ts';

/** The people of the demo lab at work. */
export interface DemoStaff {
  readonly frontDesk: DemoClient;
  readonly phlebotomist: DemoClient;
  readonly technician: DemoClient;
  readonly pathologist: DemoClient;
  /** Id of a test by its short code. */
  testId(code: string): Promise<string>;
  /** Departments that accession for themselves. */
  readonly ownAccession: readonly { readonly departmentId: string; readonly name: string }[];
  readonly doctorIds: readonly string[];
  readonly random: () => number;
}

/** Every test of the lab that somebody may order. */
export async function readTests(client: DemoClient): Promise<readonly TestView[]> {
  const tests: TestView[] = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const page: AnswerOf<typeof listTests> = await client.call(listTests, { query: { limit: 200, cursor } });
    tests.push(...page.rows);
    cursor = page.next;
  }
  return tests;
}

/** Ids of the lab's tests by their short codes. */
export async function readTestIds(client: DemoClient): Promise<ReadonlyMap<string, string>> {
  return new Map((await readTests(client)).map(({ code, testId }) => [code, testId]));
}

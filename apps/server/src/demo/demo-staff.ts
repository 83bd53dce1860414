import { listTests } from '@nidan/contract/catalog/catalog-endpoints';
import type { AnswerOf } from '@nidan/contract/kernel/endpoint';
import type { DemoClient } from './demo-client.ts';

/** The people of the demo lab at work. */
export interface DemoStaff {
  readonly frontDesk: DemoClient;
  readonly phlebotomist: DemoClient;
  readonly technician: DemoClient;
  readonly pathologist: DemoClient;
  /** Id of a test by its short code. */
  testId(code: string): string;
  /** Departments that accession for themselves. */
  readonly ownAccession: readonly { readonly departmentId: string; readonly name: string }[];
  readonly doctorIds: readonly string[];
  readonly random: () => number;
}

/** Ids of the lab's tests by their short codes. */
export async function readTestIds(client: DemoClient): Promise<ReadonlyMap<string, string>> {
  const ids = new Map<string, string>();
  for (let cursor: string | null = ''; cursor !== null;) {
    const page: AnswerOf<typeof listTests> = await client.call(listTests, { query: { limit: 200, cursor } });
    for (const { code, testId } of page.rows) ids.set(code, testId);
    cursor = page.next;
  }
  return ids;
}

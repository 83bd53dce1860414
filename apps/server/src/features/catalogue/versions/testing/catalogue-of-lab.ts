import { listParameters } from '@nidan/contract/catalogue/tests/catalog-endpoints';
import {
  type ParameterDetails,
  readParameterDetails,
} from '@nidan/contract/catalogue/parameters/parameter-edit-endpoints';
import { readTestDetails, type TestDetails } from '@nidan/contract/catalogue/tests/test-edit-endpoints';
import type { TestApp } from '../../../../testing/test-app.ts';
import { testIdOf } from '../../../../testing/order-bill.ts';

/** A test of lab 1 as its edit page shows it. */
export async function testDetails(app: TestApp, code: string): Promise<TestDetails> {
  return app.as('Manager').ok(readTestDetails, { query: { testId: await testIdOf(app, code) } });
}

/** Id of a parameter of the lab of `app` by its code. */
export async function parameterIdOf(app: TestApp, code: string): Promise<string> {
  for (let cursor: string | null = ''; cursor !== null;) {
    const page: { rows: { code: string; parameterId: string }[]; next: string | null } = await app
      .as('Manager')
      .ok(listParameters, { query: { limit: 200, cursor } });
    const found = page.rows.find((parameter) => parameter.code === code);
    if (found !== undefined) return found.parameterId;
    cursor = page.next;
  }
  throw new Error(`The catalogue has no parameter ${code}`);
}

/** A parameter of lab 1 as its edit page shows it. */
export async function parameterDetails(app: TestApp, code: string): Promise<ParameterDetails> {
  const parameterId = await parameterIdOf(app, code);
  return app.as('Manager').ok(readParameterDetails, { query: { parameterId } });
}

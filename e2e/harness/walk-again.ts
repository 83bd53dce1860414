import { beforeEach, type RunnerTestCase, type RunnerTestSuite, TestRunner } from 'vitest';

function testsIn(suite: RunnerTestSuite): readonly RunnerTestCase[] {
  return suite.tasks.flatMap((task) => (task.type === 'suite' ? testsIn(task) : [task]));
}

/** What is to be done before each test of a suite: what its file asks for first, then the suites within, from without. */
function stepsBefore(suite: RunnerTestSuite): ReturnType<typeof TestRunner.getSuiteHooks>['beforeEach'] {
  const around = suite.suite ?? (suite === suite.file ? null : suite.file);
  return [...(around === null ? [] : stepsBefore(around)), ...TestRunner.getSuiteHooks(suite).beforeEach];
}

async function walk(test: RunnerTestCase): Promise<void> {
  const suite = test.suite ?? test.file;
  const ends: (() => unknown)[] = [];
  for (const step of stepsBefore(suite)) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other, as vitest does
    const end = await step(test.context, suite);
    if (typeof end === 'function') ends.push(end as () => unknown); // as: what a step answers ends it
  }
  await TestRunner.getTestFn(test)();
  for (const end of ends.toReversed()) await end(); // oxlint-disable-line no-await-in-loop -- as above
}

/** Begins the file of a test anew and walks through the tests before it, but for those that failed. */
export async function walkTo(test: RunnerTestCase): Promise<void> {
  const { beforeAll, afterAll } = TestRunner.getSuiteHooks(test.file);
  for (const step of [...afterAll.toReversed(), ...beforeAll]) await step(test.file); // oxlint-disable-line no-await-in-loop -- as above
  for (const earlier of testsIn(test.file)) {
    if (earlier.result?.state === 'pass') await walk(earlier); // oxlint-disable-line no-await-in-loop -- as above
  }
}

/**
 * A test that is tried once more finds what it found at first: what the tests before it left, and nothing of its own first
 * try, whose names are taken and whose settings are changed. To be called once by a file, outside of its tests.
 */
export function walkAgainOnSecondTry(): void {
  let isWalking = false;
  beforeEach(async ({ task }) => {
    if (isWalking || (task.result?.retryCount ?? 0) === 0) return;
    isWalking = true;
    try {
      await walkTo(task);
    } finally {
      isWalking = false;
    }
  });
}

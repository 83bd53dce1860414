import { cloneTemplate } from '../../kernel/testing/clone-template.ts';
import { startTestCluster } from '../../kernel/testing/test-cluster.ts';
import { startAppOn } from '../app-on-database.ts';
import type { TestApp } from '../test-app.ts';
import { makeTestLabs } from '../test-labs.ts';

/** A figure of a torture, printed as one JSON line. */
export interface TortureFigure {
  readonly name: string;
  readonly value: number;
  readonly ok: boolean;
  readonly [detail: string]: unknown;
}

/** A number of the command line; throws where it is none from 1 on. */
export function wholeNumber(name: string, typed: string): number {
  const value = Number(typed);
  if (!Number.isInteger(value) || value < 1) throw new Error(`--${name} ${typed}: give a whole number`);
  return value;
}

/** Does something with an application on a database of its own, prints the figures it answers, and fails the process when one is not ok. */
export async function onTortureApp(work: (app: TestApp) => Promise<readonly TortureFigure[]>): Promise<void> {
  const cluster = await startTestCluster(process.env);
  try {
    const database = await cloneTemplate(cluster);
    const app = await startAppOn(database, await makeTestLabs(database));
    try {
      const figures = await work(app);
      for (const figure of figures) process.stdout.write(`${JSON.stringify(figure)}\n`);
      if (figures.some(({ ok }) => !ok)) process.exitCode = 1;
    } finally {
      await app.close();
    }
  } finally {
    await cluster.stop();
  }
}

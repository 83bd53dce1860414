import type { Offence } from '../../kernel/invariants/find-offences.ts';
import { reportOffences } from '../../kernel/invariants/report-offences.ts';
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

/** What a torture found, of things that drift in a way of their own. */
export interface TortureReport<D> {
  readonly operations: number;
  /** Answers that no client should get, as 'pay 500 internal'. */
  readonly unexpected: readonly string[];
  /** Answers of 200 by what was done. */
  readonly done: ReadonlyMap<string, number>;
  /** What the books say otherwise than the clients were told. */
  readonly drifted: readonly D[];
  /** Requests sent twice under one key and told of two effects. One may be refused: a refusal is not kept, and the thing has moved on. */
  readonly unlikeTwins: number;
  readonly offences: readonly Offence[];
}

/** Runs a torture, prints what broke, and answers its figures; `drifts` names what may drift. */
export async function figuresOf<D>(
  torture: () => Promise<TortureReport<D>>,
  { drifts, seed }: { readonly drifts: string; readonly seed: number },
): Promise<readonly TortureFigure[]> {
  const began = performance.now();
  const { operations, done, unexpected, drifted, unlikeTwins, offences } = await torture();
  const seconds = Math.round((performance.now() - began) / 1_000);
  for (const line of [...unexpected, ...drifted.map((drift) => JSON.stringify(drift))])
    process.stdout.write(`${line}\n`);
  if (offences.length > 0) process.stdout.write(`${reportOffences(offences)}\n`);
  return [
    { name: 'operations', value: operations, ok: true, detail: Object.fromEntries(done), seconds, seed },
    { name: 'answers_beside_200_and_409', value: unexpected.length, ok: unexpected.length === 0 },
    { name: `${drifts}_that_drifted`, value: drifted.length, ok: drifted.length === 0 },
    { name: 'twins_answered_unlike', value: unlikeTwins, ok: unlikeTwins === 0 },
    { name: 'broken_invariants', value: offences.length, ok: offences.length === 0 },
  ];
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

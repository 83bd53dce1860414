import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import {
  type ImportView,
  readImport,
  startImport,
  uploadImport,
} from '@nidan/contract/links/imports/import-endpoints';
import type { ApiClient } from '../api-client.ts';
import { printFigure } from '../figure.ts';
import { signInAs } from '../four-stage-order.ts';
import type { ServerUnderTest } from '../server-under-test.ts';

const TESTS = 10_000;
const LOOK_EVERY_MS = 50;
const MOST_LOOKS = 3_000;

/** A file of new tests with three parameters each; the second time all of them get another price. */
function fileOf(rupees: number): string {
  const head = 'code,name,kind,department,sample_type,method,mrp_rupees,tat_hours,parameters';
  const lines = Array.from(
    { length: TESTS },
    (_, n) => `BENCH${n},Bench test ${n},test,HAEM,EDTA,Impedance,${rupees},4,[Blood] HB; RBC; WBC?`,
  );
  return [head, ...lines].join('\n');
}

interface Followed {
  readonly view: ImportView;
  /** Different numbers of rows that were told to be done. */
  readonly steps: number;
}

async function follow(
  client: ApiClient,
  importId: string,
  isOver: (view: ImportView) => boolean,
): Promise<Followed> {
  const seen = new Set<number>();
  for (let looks = 0; looks < MOST_LOOKS; looks += 1) {
    const view = await client.call(readImport, { params: { importId } });
    seen.add(view.rowsDone);
    if (isOver(view)) return { view, steps: seen.size };
    await wait(LOOK_EVERY_MS);
  }
  throw new Error('The import does not end: no worker does its jobs');
}

async function timed(client: ApiClient, content: string, name: string): Promise<void> {
  const start = performance.now();
  const bytes = Buffer.from(content);
  const { importId } = await client.call(uploadImport, {
    body: { importId: randomUUID(), master: 'tests', name: 'tests.csv', content: bytes.toString('base64') },
  });
  const tried = await follow(client, importId, ({ isTried }) => isTried);
  const trialMs = performance.now() - start;
  if (tried.view.counts.new + tried.view.counts.changed !== TESTS)
    throw new Error(`The trial found ${JSON.stringify(tried.view.counts)}`);
  await client.call(startImport, { params: { importId }, body: { version: tried.view.version } });
  const written = await follow(client, importId, ({ state }) => state !== 'progress');
  if (written.view.state !== 'success')
    throw new Error(`The import ended as ${written.view.state}: ${written.view.failure}`);
  const ms = performance.now() - start;
  printFigure({
    name,
    value: ms / 1_000,
    unit: 's',
    target: '<= 20',
    ok: ms <= 20_000,
    detail: {
      trial_s: (trialMs / 1_000).toFixed(1),
      progress_steps: tried.steps + written.steps,
      bytes: bytes.length,
    },
  });
}

/**
 * Imports a file of 10,000 new tests, then one that changes all of them, each with its trial, as a screen follows it. The server
 * under test works no jobs; another one beside it does.
 */
export async function measureImport(server: ServerUnderTest): Promise<void> {
  const worker = await server.beside(server.urls.adminUrl, { flags: [], env: { NIDAN_ROLE: '' } });
  const client = await signInAs(server.port, 'manager');
  try {
    await timed(client, fileOf(150), 'import_of_new_tests');
    await timed(client, fileOf(160), 'import_of_changed_tests');
  } finally {
    client.close();
    await worker.stop();
  }
}

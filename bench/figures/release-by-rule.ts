import { findTestByCode } from '@nidan/contract/catalogue/tests/catalog-endpoints';
import {
  approveRuleSet,
  readRuleSets,
  saveRuleDraft,
} from '@nidan/contract/lab/autoverification/autoverification-endpoints';
import { readWorksheet, saveResults } from '@nidan/contract/lab/results/entry-endpoints';
import { accessionSamples } from '@nidan/contract/lab/samples/sample-endpoints';
import { createBill } from '@nidan/contract/money/bills/bill-endpoints';
import { SOUND } from '@nidan/server/features/lab/checking/testing/planted-errors';
import { withClient } from '@nidan/server/kernel/database/connections/with-client';
import { newId } from '@nidan/server/kernel/database/new-id';
import { setTimeout as wait } from 'node:timers/promises';
import type { ApiClient } from '../api-client.ts';
import { printFigure } from '../figure.ts';
import { cpuSecondsOf } from '../process-cpu.ts';
import { signInAs } from '../four-stage-order.ts';
import type { ServerUnderTest } from '../server-under-test.ts';

const BILLS = 1_000;
/** A queue that judges nothing for so long has stopped. */
const STOPPED_MS = 60_000;
const CLIENTS = 8;
/** Sound values of a grown person, 20 of them. */
const VALUES: typeof SOUND = {
  ...Object.fromEntries(Object.entries(SOUND).filter(([code]) => code === 'CBC' || code === 'LFT')),
  CREAT: { CREAT: '0.9' },
  TSH: { TSH: '2.1' },
};

/** Rules of a test that release what is normal, without controls, of which the lab of the bench measures none. */
async function letRelease(manager: ApiClient, pathologist: ApiClient, testId: string): Promise<void> {
  const { usual, sets } = await manager.call(readRuleSets, { query: { testId } });
  const [last] = sets;
  if (usual === null) throw new Error('The tests of the bench have usual rules');
  const isDraft = last?.state === 'draft';
  const values = usual.values.map((value) => ({ ...value, needsControl: false }));
  const { ruleSetId, version } = await manager.call(saveRuleDraft, {
    body: {
      ruleSetId: isDraft ? last.ruleSetId : newId(),
      testId,
      version: isDraft ? last.version : null,
      mode: 'off',
      rules: { ...usual, values },
    },
  });
  await pathologist.call(approveRuleSet, { body: { ruleSetId, version, mode: 'live' } });
}

async function enterBill(desk: ApiClient, bench: ApiClient, testIds: readonly string[]): Promise<string> {
  const { billId, samples } = await desk.call(createBill, {
    body: {
      billId: newId(),
      newPatient: {
        name_title: 'Mr.',
        name: `Bench ${newId().slice(-12).replaceAll(/\d/gu, 'x')}`,
        age_sex: { age: 40, sex: 'M', unit: 'Yrs.' },
      },
      lines: testIds.map((testId) => ({ testId })),
      collect: true,
    },
  });
  await bench.call(accessionSamples, { body: { barcodes: samples.map(({ barcode }) => barcode) } });
  const { tests } = await bench.call(readWorksheet, { query: { billId } });
  await bench.call(saveResults, {
    body: {
      billId,
      tests: tests.map(({ billTestId, version, test, parameters }) => ({
        billTestId,
        version,
        values: parameters.flatMap(({ code, parameterId }) => {
          const value = VALUES[test.code]?.[code];
          return value === undefined ? [] : [{ parameterId, value }];
        }),
      })),
    },
  });
  return billId;
}

/** Bills of the day, one person after another, until it is told to stop; answers how many. */
function beginDay(desk: ApiClient, bench: ApiClient, testIds: readonly string[]): () => Promise<number> {
  const over = new AbortController();
  const work = (async (): Promise<number> => {
    let bills = 0;
    for (; !over.signal.aborted; bills += 1) await enterBill(desk, bench, testIds);
    return bills;
  })();
  return () => {
    over.abort();
    return work;
  };
}

/** How many results were judged by sets that release, and how many of them were checked by that. */
async function judgedSoFar(url: string): Promise<{ readonly judged: number; readonly checked: number }> {
  return withClient(url, async (client) => {
    const { rows } = await client.query<{ judged: number; checked: number }>(
      "select count(*)::int as judged, count(*) filter (where outcome = 'checked')::int as checked from rule_verdict where mode = 'live'",
    );
    return rows[0] ?? { judged: 0, checked: 0 };
  });
}

async function untilJudged(url: string, results: number): Promise<{ readonly checked: number }> {
  let found = await judgedSoFar(url);
  let moved = performance.now();
  while (found.judged < results) {
    await wait(100);
    const next = await judgedSoFar(url);
    if (next.judged > found.judged) moved = performance.now();
    else if (performance.now() - moved > STOPPED_MS)
      throw new Error(`Only ${found.judged} results were judged`);
    found = next;
  }
  return found;
}

/**
 * How long a worker takes for a thousand bills of twenty results that wait to be judged and checked by rule, while the lab bills and
 * enters on; the CPU of it and of the database is told beside it.
 */
export async function measureRules(server: ServerUnderTest): Promise<void> {
  const manager = await signInAs(server.port, 'manager');
  const technician = await signInAs(server.port, 'sameer.kale');
  const pathologist = await signInAs(server.port, 'nandini.joshi');
  const testIds: string[] = [];
  for (const code of Object.keys(VALUES))
    testIds.push((await manager.call(findTestByCode, { query: { code } })).testId);
  for (const testId of testIds) await letRelease(manager, pathologist, testId);
  let left = BILLS;
  const people = Array.from({ length: CLIENTS }, () => [manager.twin(), technician.twin()] as const);
  await Promise.all(
    people.map(async ([desk, bench]) => {
      while (left > 0) {
        left -= 1;
        await enterBill(desk, bench, testIds);
      }
    }),
  );
  const worker = await server.beside(server.urls.adminUrl, { flags: [], env: { NIDAN_ROLE: 'worker' } });
  const cpuOf = () => [cpuSecondsOf(worker.pid), cpuSecondsOf(server.databasePid)] as const;
  const [workerBefore, databaseBefore] = cpuOf();
  const endDay = beginDay(manager, technician, testIds);
  const began = performance.now();
  const { checked } = await untilJudged(server.urls.checkerUrl, BILLS * testIds.length);
  const seconds = (performance.now() - began) / 1_000;
  const [workerAfter, databaseAfter] = cpuOf();
  const besides = await endDay();
  await worker.stop();
  const perBill = (used: number): number => Math.round((used / BILLS) * 10_000) / 10;
  printFigure({
    name: 'release_by_rule',
    value: seconds,
    unit: 's',
    target: '<= 20',
    ok: seconds <= 20,
    detail: {
      bills: BILLS,
      checked,
      billedBesides: besides,
      workerCpuMsPerBill: perBill(workerAfter - workerBefore),
      databaseCpuMsPerBill: perBill(databaseAfter - databaseBefore),
    },
  });
}

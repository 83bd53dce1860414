import { isOfRun } from '@nidan/server/kernel/testing/of-run';
import { afterEach, expect, it } from 'vitest';
import { askFromCopy } from './ask-from-copy.ts';
import { tellThroughAll } from './live-on-both.ts';
import { runTorture } from './run-torture.ts';
import { TortureStage } from './torture-stage.ts';
import { unrenderedReports } from './unrendered-reports.ts';

let stage: TortureStage | null = null;
afterEach(async () => {
  await stage?.close();
  stage = null;
});

const isDue = isOfRun('fail over', {
  parts: 3,
  about: ['bench/torture/run-torture.ts', 'bench/torture/torture-stage.ts'],
});

it.runIf(isDue)(
  'two servers, a worker and a standby: both tell of a change, and nothing is lost when the database is',
  async () => {
    stage = await TortureStage.openNodes();
    expect(await tellThroughAll(stage.ports)).not.toContain(null);
    const copy = await askFromCopy(stage.ports, stage.copyUrls?.adminUrl ?? '');
    expect(copy.onCopy).toBeGreaterThan(0);
    expect(new Set(copy.counted).size).toBe(1);
    expect(copy.counted[0]).toBeGreaterThan(10);
    const report = await runTorture(stage, { cycles: 1, seconds: 2, clients: 4, faults: ['fail over'] });
    expect(report).toMatchObject({
      lost: [],
      doubled: [],
      unsaid: [],
      misdated: [],
      refusals: [],
      offences: 0,
    });
    expect(report.acknowledged).toBeGreaterThan(10);
    expect(await unrenderedReports(stage.urls.checkerUrl)).toBe(0);
    expect(await tellThroughAll(stage.ports)).not.toContain(null);
  },
);

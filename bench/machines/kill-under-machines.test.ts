import { isOfRun } from '@nidan/server/kernel/testing/of-run';
import { withClient } from '@nidan/server/kernel/database/connections/with-client';
import { afterEach, expect, inject, it } from 'vitest';
import { TortureStage } from '../torture/torture-stage.ts';
import { killUnderMachines } from './kill-under-machines.ts';
import { reconcileMachines } from './reconcile-machines.ts';

let stage: TortureStage | null = null;
afterEach(async () => {
  await stage?.close();
  stage = null;
});

const { whole } = inject('rotation');
const [MACHINES, KILLS] = whole ? [20, 50] : [6, 5];
const isDue = isOfRun('kills under machines', {
  parts: 3,
  about: ['bench/machines/', 'apps/server/src/gateway/', 'packages/domain/src/interfacing/'],
});

it.runIf(isDue)(
  `loses and doubles nothing that ${MACHINES} machines were told was taken, killed ${KILLS} times, and would see it`,
  { timeout: 1_800_000 },
  async () => {
    stage = await TortureStage.openWithGateway();
    const found = await killUnderMachines(stage, {
      machines: MACHINES,
      kills: KILLS,
      say: (line) => process.stdout.write(`${line}\n`),
    });
    process.stdout.write(
      `${JSON.stringify({ ...found, lost: found.lost.length, doubled: found.doubled.length })}\n`,
    );
    expect(found).toMatchObject({ lost: [], doubled: [] });
    expect(found.acknowledged).toBeGreaterThan(MACHINES * 4);
    expect(found.entered).toBeGreaterThan(0);

    // The control: one value is taken away.
    const told = {
      id: 'P0',
      profile: 'immunoassay',
      port: 0,
      acknowledged: [
        {
          sampleId: 'NEVER',
          isControl: false,
          name: '',
          messageId: '',
          measuredAt: '',
          results: [{ code: 'TSH', value: '1', unit: '' }],
        },
      ],
      ordered: [],
      run: async () => undefined,
      takeOrders: async () => null,
      fault: () => undefined,
      stop: async () => undefined,
    } as const;
    await withClient(stage.urls.adminUrl, async (client) => {
      await client.query("set session_replication_role = 'replica'");
      await client.query(
        'insert into machine_data (l_id, data_id, message_id, machine_id, position, at_place, received_at, sample_id, is_control, person, code, value, unit, flags, mark, reagent_lot, has_file, state, reason) select l_id, gen_random_uuid(), message_id, machine_id, position + 1000, at_place, received_at, sample_id, is_control, person, code, value, unit, flags, mark, reagent_lot, has_file, state, reason from machine_data where l_id = 1 and reason is not null limit 1',
      );
    });
    const control = await reconcileMachines([told], stage.urls.checkerUrl);
    expect(control.lost).toEqual(['NEVER TSH=1']);
    expect(control.doubled).toHaveLength(1);
  },
);

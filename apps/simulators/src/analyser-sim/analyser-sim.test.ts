import { createConnection } from 'node:net';
import { afterAll, expect, it } from 'vitest';
import { DEFAULT_MACHINES, machinesOf, startAnalyserSim } from './analyser-sim.ts';

const sim = await startAnalyserSim({
  machines: [{ id: 'm1', profile: 'chemistry-fixed', address: { mode: 'server', port: 0 } }],
});
afterAll(() => sim.stop());

const post = (path: string, body: object) =>
  fetch(`${sim.url}/__sim/machine/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

it('reads machines as they are written', () => {
  expect(machinesOf('a=immunoassay>10.0.0.5:6001, b=electrolytes:/tmp/drop')).toEqual([
    { id: 'a', profile: 'immunoassay', address: { mode: 'client', host: '10.0.0.5', port: 6001 } },
    { id: 'b', profile: 'electrolytes', address: { mode: 'folder', folder: '/tmp/drop' } },
  ]);
  expect(machinesOf(DEFAULT_MACHINES)).toHaveLength(5);
  expect(() => machinesOf('a=toaster@1')).toThrow('"a=toaster@1" is no machine');
});

it('says what is wrong with what it is told to do', async () => {
  const statuses = await Promise.all([
    post('m2/run', { samples: ['S1'] }),
    post('m1/run', {}),
    post('m1/fault', { fault: 'fire' }),
    post('m1/fault', { fault: null }),
  ]);
  expect(statuses.map(({ status }) => status)).toEqual([404, 400, 400, 200]);
});

it('runs a control for who is connected', async () => {
  const socket = createConnection({ host: '127.0.0.1', port: sim.machines[0]?.port ?? 0 });
  const said: string[] = [];
  socket.on('data', (bytes) => said.push(bytes.toString('latin1')));
  expect((await post('m1/qc', { samples: ['QC-1'] })).status).toBe(200);
  await expect.poll(() => said.join('')).toMatch(/^\u0002DB\u0003\u0002DQ.*QC-1.*\u0003\u0002DE\u0003$/u); // oxlint-disable-line no-control-regex -- bytes of the line
  socket.destroy();
});

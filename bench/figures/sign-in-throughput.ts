import { ApiClient } from '../api-client.ts';
import { percentile, printFigure } from '../figure.ts';
import { cpuSecondsOf } from '../process-cpu.ts';
import type { ServerUnderTest } from '../server-under-test.ts';

const people = [
  'asmita.deo',
  'rohan.pawar',
  'sameer.kale',
  'leena.thomas',
  'nandini.joshi',
  'manager',
] as const;
const CLIENTS = 8;

/** Sign-ins a second by eight people at once, each from an address of its own: one address may only try 60 times a minute. */
export async function measureSignIns(server: ServerUnderTest, seconds: number): Promise<void> {
  const times: number[] = [];
  const cpuOf = (): number => cpuSecondsOf(server.serverPid) + cpuSecondsOf(server.databasePid);
  const cpuBefore = cpuOf();
  const began = performance.now();
  const end = began + seconds * 1_000;
  const signInAgainAndAgain = async (client: number): Promise<void> => {
    for (let n = client; performance.now() < end; n += CLIENTS) {
      const one = new ApiClient(server.port, { from: `10.${n % 250}.${Math.floor(n / 250)}.${client + 1}` });
      const started = performance.now();
      await one.signIn(people[n % people.length] ?? people[0], 'nidan-demo');
      times.push(performance.now() - started);
      one.close();
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, (_, client) => signInAgainAndAgain(client)));
  const perSecond = times.length / ((performance.now() - began) / 1_000);
  const cpuMs = ((cpuOf() - cpuBefore) / times.length) * 1_000;
  printFigure({
    name: 'sign_in_per_second',
    value: perSecond,
    unit: 'sign-ins/s',
    target: '>= 20',
    ok: perSecond >= 20,
    detail: {
      p50_ms: Math.round(percentile(times, 50)),
      p95_ms: Math.round(percentile(times, 95)),
      cpu_ms_each: Math.round(cpuMs),
    },
  });
}

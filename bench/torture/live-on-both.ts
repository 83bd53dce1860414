import { createBill } from '@nidan/contract/money/bills/bill-endpoints';
import { findTestByCode } from '@nidan/contract/catalogue/tests/catalog-endpoints';
import { followLab } from '@nidan/contract/base/live/live-endpoints';
import { newId } from '@nidan/server/kernel/database/new-id';
import { signInAs } from '../four-stage-order.ts';

/** Longest wait for the news of a change. */
const PATIENCE_MS = 10_000;

/** Milliseconds from now until a server tells of a change; null when it does not. */
async function hear(port: number, cookie: string, ready: () => void): Promise<number | null> {
  const answer = await fetch(`http://127.0.0.1:${port}${followLab.path}?l_id=1&source=torture`, {
    headers: { cookie },
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  const began = performance.now();
  ready();
  for await (const part of answer.body ?? [])
    if (Buffer.from(part).toString().includes('event: changed')) return performance.now() - began;
  return null;
}

/** Registers somebody through the first server; answers for each server after how many ms its readers heard of it. */
export async function tellThroughAll(ports: readonly number[]): Promise<(number | null)[]> {
  const desk = await signInAs(ports[0] ?? 0, 'asmita.deo');
  const { testId } = await desk.call(findTestByCode, { query: { code: 'HB' } });
  const readers = ports.map((port) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    return { ready: promise, heard: hear(port, desk.cookie, resolve).catch(() => null) };
  });
  await Promise.all(readers.map(({ ready, heard }) => Promise.race([ready, heard])));
  const body = {
    billId: newId(),
    newPatient: { name: 'Told To All', age_sex: { age: 40, sex: 'M' as const, unit: 'Yrs.' as const } },
    consentGiven: true,
    lines: [{ testId }],
  };
  await desk.call(createBill, { body });
  const heard = await Promise.all(readers.map((reader) => reader.heard));
  desk.close();
  return heard;
}

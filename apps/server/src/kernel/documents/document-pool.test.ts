import { createHash } from 'node:crypto';
import { tubeLabel } from '@nidan/domain/documents/testing/tube-label';
import { afterAll, expect, test } from 'vitest';
import { type DocumentPool, renderDocument, startDocumentPool } from './document-pool.ts';
import { sampleReport } from './testing/sample-report.ts';

const pools: DocumentPool[] = [];

function startPool(options: Parameters<typeof startDocumentPool>[0] = {}): DocumentPool {
  const pool = startDocumentPool(options);
  pools.push(pool);
  return pool;
}

afterAll(async () => {
  await Promise.all(pools.map((pool) => pool.stop()));
});

const label = (barcode: string) => ({
  kind: 'label' as const,
  data: {
    documentDate: '2026-11-20T03:00:00.000Z',
    size: 'large' as const,
    labels: [tubeLabel({ barcode })],
  },
});

async function hash(pool: DocumentPool): Promise<string> {
  const { pdf } = await renderDocument(pool, { kind: 'report', data: sampleReport() });
  return createHash('sha256').update(pdf).digest('hex');
}

test('workers start with the first document', async () => {
  const pool = startPool();
  expect(pool.workerPids()).toEqual([]);
  const { pdf, pages } = await renderDocument(pool, label('S2011260042-1'));
  expect(pages).toBe(1);
  expect(Buffer.from(pdf.subarray(0, 5)).toString('latin1')).toBe('%PDF-');
  expect(pool.workerPids()).toHaveLength(1);
});

test('the same data gives the same bytes, from another process too', async () => {
  const pool = startPool();
  const first = await hash(pool);
  await renderDocument(pool, label('S2011260042-2'));
  expect(await hash(pool)).toBe(first);
  expect(await hash(startPool())).toBe(first);
});

test('a document that cannot be made fails alone, with its code', async () => {
  const pool = startPool();
  const wide = renderDocument(pool, label('ABCDEFGHIJKLMNOPQRSTUVWXYZ-1'));
  const broken = renderDocument(pool, { kind: 'report', data: sampleReport({ documentDate: 'yesterday' }) });
  const fine = renderDocument(pool, label('S2011260042-1'));
  await expect(wide).rejects.toMatchObject({ code: 'compile_failed' });
  await expect(broken).rejects.toMatchObject({ code: 'compile_failed' });
  await expect(fine).resolves.toMatchObject({ pages: 1 });
});

test('a worker that is killed fails its document only, and the pool goes on', async () => {
  const pool = startPool();
  await renderDocument(pool, label('S2011260042-1'));
  const [pid] = pool.workerPids();
  if (pid === undefined) throw new Error('no worker');
  process.kill(pid, 'SIGSTOP');
  const lost = renderDocument(pool, label('S2011260042-2'));
  const next = renderDocument(pool, label('S2011260042-3'));
  process.kill(pid, 'SIGKILL');
  await expect(lost).rejects.toMatchObject({ code: 'worker_died' });
  await expect(next).resolves.toMatchObject({ pages: 1 });
  expect(pool.workerPids()).not.toContain(pid);
});

test('a worker that hangs is replaced after the time-out', async () => {
  const pool = startPool({ timeoutMs: 10_000 });
  await renderDocument(pool, label('S2011260042-1'));
  const short = startPool({ timeoutMs: 300 });
  short.warmUp();
  await renderDocument(short, label('S2011260042-1')).catch(() => undefined);
  const [pid] = short.workerPids();
  if (pid === undefined) throw new Error('no worker');
  process.kill(pid, 'SIGSTOP');
  await expect(renderDocument(short, label('S2011260042-2'))).rejects.toMatchObject({ code: 'timed_out' });
  await expect.poll(() => short.workerPids()).not.toContain(pid);
});

test('workers are replaced at the memory bound and no document is lost', async () => {
  const pool = startPool({ maxRssBytes: 1024 * 1024 });
  const pids = new Set<number>();
  const documents = Array.from({ length: 4 }, async (_, index) => {
    const document = await renderDocument(pool, label(`S201126004${index}-1`));
    for (const pid of pool.workerPids()) pids.add(pid);
    return document.pages;
  });
  expect(await Promise.all(documents)).toEqual([1, 1, 1, 1]);
  expect(pids.size).toBeGreaterThan(1);
});

test('stop waits for the document in work; those that wait fail as closed', async () => {
  const pool = startPool();
  await renderDocument(pool, label('S2011260042-1'));
  const [pid] = pool.workerPids();
  const inWork = renderDocument(pool, label('S2011260042-2'));
  const waiting = renderDocument(pool, label('S2011260042-3'));
  const stopped = pool.stop();
  await expect(waiting).rejects.toMatchObject({ code: 'closed' });
  await expect(inWork).resolves.toMatchObject({ pages: 1 });
  await stopped;
  await expect(renderDocument(pool, label('S2011260042-4'))).rejects.toMatchObject({ code: 'closed' });
  expect(() => process.kill(pid ?? 0, 0)).toThrow('ESRCH');
});

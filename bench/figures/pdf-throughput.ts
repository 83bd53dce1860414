import { renderDocument, startDocumentPool } from '@nidan/server/kernel/documents/document-pool';
import { sampleReport } from '@nidan/server/kernel/documents/testing/sample-report';
import { percentile, printFigure } from '../figure.ts';
import { cpuSecondsOf, residentMb } from '../process-cpu.ts';

/** A report of two pages, a little different each time, so that nothing is answered from a cache. */
function reportNumber(n: number) {
  const report = sampleReport();
  return { ...report, departments: report.departments.slice(0, 2), reportNo: `R-${n}` };
}

/** Time, throughput and memory of one child that renders reports. */
export async function measurePdfs(count: number): Promise<void> {
  const pool = startDocumentPool({ size: 1 });
  for (let i = 0; i < 20; i += 1) await renderDocument(pool, { kind: 'report', data: reportNumber(-i) });
  const cpuBefore = cpuSecondsOf(process.pid);
  const began = performance.now();
  const times: number[] = [];
  let mostMb = 0;
  for (let i = 0; i < count; i += 1) {
    const start = performance.now();
    await renderDocument(pool, { kind: 'report', data: reportNumber(i) });
    times.push(performance.now() - start);
    if (i % 50 === 0) mostMb = Math.max(mostMb, ...pool.workerPids().map(residentMb));
  }
  const perSecond = (count * 1_000) / (performance.now() - began);
  const perCore = count / (cpuSecondsOf(process.pid) - cpuBefore);
  await pool.stop();
  const p50 = percentile(times, 50);
  printFigure({ name: 'pdf_warm', value: p50, unit: 'ms p50', target: '<= 25', ok: p50 <= 25 });
  printFigure({ name: 'pdf_one_child', value: perSecond, unit: 'PDFs/s' });
  printFigure({
    name: 'pdf_per_core',
    value: perCore,
    unit: 'PDFs per CPU second',
    target: '>= 40',
    ok: perCore >= 40,
  });
  printFigure({
    name: 'pdf_child_memory',
    value: mostMb,
    unit: `MB at most over ${count}`,
    target: '<= 450',
    ok: mostMb <= 450,
    gate: true,
  });
}

import { ranksOf } from '@nidan/domain/culture/organism-ranks';
import { antibiogram, type CountedIsolate } from '@nidan/domain/susceptibility/antibiogram';
import { type Breakpoint, breakpointTable } from '@nidan/domain/susceptibility/breakpoint';
import { CASCADES } from '@nidan/domain/susceptibility/cascades';
import { EXPERT_RULES } from '@nidan/domain/susceptibility/expert-content';
import { judgeIsolate, type TestedMedicine } from '@nidan/domain/susceptibility/judge-isolate';
import { deliveredTables } from '@nidan/server/features/lab/culture/breakpoint-content';
import { printFigure } from '../figure.ts';

const PAIRS = 100_000;
const ISOLATES = 50_000;
const ORGANISMS = [
  { name: 'Escherichia coli', family: 'Enterobacteriaceae' },
  { name: 'Klebsiella pneumoniae', family: 'Enterobacteriaceae' },
  { name: 'Staphylococcus aureus', family: 'Staphylococcaceae' },
  { name: 'Pseudomonas aeruginosa', family: 'Pseudomonadaceae' },
].map(ranksOf);

/** A MIC of each medicine that the table has, from 0.06 to 64. */
function valuesOf(codes: readonly string[], seed: number): TestedMedicine[] {
  return codes.map((medicine, at) => ({
    medicine,
    group: '',
    method: 'mic',
    potency: '',
    raw: String(2 ** (((seed * 7 + at * 3) % 11) - 4)),
    overruled: null,
  }));
}

/** How long the verdicts of many isolates take, and the antibiogram of as many as a large lab has in years. */
export function measureCultures(): void {
  const rows = deliveredTables().flatMap(({ rows: own, ...head }) =>
    own.map((row): Breakpoint => ({ ...row, ...head })),
  );
  const content = { table: breakpointTable(rows), rules: EXPERT_RULES, cascades: CASCADES };
  const codes = [...new Set(rows.filter(({ method }) => method === 'mic').map(({ medicine }) => medicine))];
  const medicines = codes.slice(0, 20);
  const counted: CountedIsolate[] = [];
  let judged = 0;
  let seconds = 0;
  for (let n = 0; n < ISOLATES; n += 1) {
    const organism = ORGANISMS[n % ORGANISMS.length] ?? ranksOf({ name: '', family: '' });
    const categories: Record<string, 'S' | 'R'> = {};
    if (judged < PAIRS) {
      const tested = valuesOf(medicines, n);
      const began = performance.now();
      const verdicts = judgeIsolate(
        content,
        { organism, site: '', findings: n % 5 === 0 ? ['ESBL'] : [] },
        tested,
      );
      seconds += (performance.now() - began) / 1_000;
      judged += verdicts.length;
    }
    for (const [at, code] of medicines.entries()) categories[code] = (n + at) % 3 === 0 ? 'R' : 'S';
    counted.push({
      isolateId: String(n),
      patientId: String(n % 40_000),
      organism: String(n % ORGANISMS.length),
      collectedAt: new Date(n * 60_000),
      isScreening: n % 50 === 0,
      categories,
    });
  }
  printFigure({
    name: 'susceptibility_verdicts',
    value: seconds,
    unit: 's',
    target: '<= 2',
    ok: seconds <= 2,
    detail: { pairs: judged, breakpoints: rows.length },
  });
  const began = performance.now();
  const cells = antibiogram(counted).length;
  const taken = (performance.now() - began) / 1_000;
  printFigure({
    name: 'antibiogram',
    value: taken,
    unit: 's',
    target: '<= 1',
    ok: taken <= 1,
    detail: { isolates: counted.length, cells },
  });
}

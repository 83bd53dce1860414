import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { printFigure } from './figure.ts';
import { plansPage } from './plans/plans-page.ts';
import { withPlanStage } from './plans/read-plans.ts';

/*
 * `npm run plans [-- --bills 200000]` writes docs/plans.md: the SQL of the hot reads with its plans. Ends with 1 when a plan reads
 * all of a large table or sorts the rows of a lab.
 */

const { values } = parseArgs({ options: { bills: { type: 'string', default: '200000' } } });
const bills = Number(values.bills);
if (!Number.isInteger(bills) || bills < 1_000) throw new Error(`--bills ${values.bills}: give at least 1000`);
const reads = await withPlanStage(bills, (stage) => stage.read());
for (const { name, statements, faults } of reads) {
  const detail = {
    statements: statements.length,
    ...(faults.length === 0 ? {} : { faults: faults.join('; ') }),
  };
  const value = faults.length;
  printFigure({ name, value, unit: 'faults', target: '0', ok: value === 0, gate: true, detail });
}
writeFileSync(fileURLToPath(new URL('../docs/plans.md', import.meta.url)), plansPage(reads, bills));

import { PING } from '@nidan/server/kernel/database/connections/watch-database';
import { describe, expect, it } from 'vitest';
import { drawPlan, MOST_SORTED, planFaults, type PlanNode } from './plan-node.ts';
import { plansInLog } from './read-plans.ts';

const large = new Set(['bill']);
const scan = (table: string): PlanNode => ({
  'Node Type': 'Seq Scan',
  'Relation Name': table,
  'Plan Rows': 9,
});
const sortOf = (rows: number): PlanNode => ({
  'Node Type': 'Sort',
  'Sort Key': ['b.created_at'],
  'Plan Rows': 50,
  Plans: [
    { 'Node Type': 'Index Scan', 'Relation Name': 'bill', 'Index Name': 'bill_pkey', 'Plan Rows': rows },
  ],
});

describe('a plan', () => {
  it('is at fault when it reads a large table from end to end, however deep', () => {
    expect(planFaults({ 'Node Type': 'Limit', 'Plan Rows': 1, Plans: [scan('bill')] }, large)).toEqual([
      'reads all of bill',
    ]);
    expect(planFaults(scan('lab'), large)).toEqual([]);
  });

  it('is at fault when it sorts more than a page needs', () => {
    expect(planFaults(sortOf(MOST_SORTED), large)).toEqual([]);
    expect(planFaults(sortOf(MOST_SORTED + 1), large)).toEqual(['sorts 2001 rows by b.created_at']);
  });

  it('is drawn as a line per step', () => {
    expect(drawPlan(sortOf(10))).toBe('Sort (b.created_at)\n  Index Scan on bill by bill_pkey');
  });

  it('is found in the log among other lines', () => {
    const log = [
      '2026-01-01 10:00:00.000 UTC [7] LOG:  something else',
      '2026-01-01 10:00:00.001 UTC [7] LOG:  duration: 0.05 ms  plan:',
      '\t{',
      '\t  "Query Text": "select 1",',
      '\t  "Plan": { "Node Type": "Result", "Plan Rows": 1 }',
      '\t}',
      '2026-01-01 10:00:00.002 UTC [7] LOG:  the end',
    ].join('\n');
    expect(plansInLog(log)).toEqual([{ text: 'select 1', plan: { 'Node Type': 'Result', 'Plan Rows': 1 } }]);
  });

  it('is left out where it is of what the server asks every second', () => {
    const [watched, read] = [PING, 'select 1'].map((text) => {
      const told = JSON.stringify({ 'Query Text': text, Plan: { 'Node Type': 'Result' } });
      return `2026-01-01 10:00:00.001 UTC [7] LOG:  duration: 0.05 ms  plan:\n\t${told}\n`;
    });
    expect(plansInLog(`${watched}${read}`).map(({ text }) => text)).toEqual(['select 1']);
  });
});

/** A step of a plan, as `explain (format json)` tells it (PostgreSQL, "EXPLAIN"); what is not looked at is left out. */
export interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Index Cond'?: string;
  readonly 'Subplan Name'?: string;
  readonly 'CTE Name'?: string;
  readonly 'Sort Key'?: readonly string[];
  readonly 'Plan Rows': number;
  readonly Plans?: readonly PlanNode[];
}

/** A statement as the database ran it. */
export interface RunStatement {
  readonly text: string;
  readonly plan: PlanNode;
}

function stepOf(node: PlanNode): string {
  const by = node['Index Name'] === undefined ? '' : ` by ${node['Index Name']}`;
  const of = node['Relation Name'] ?? node['CTE Name'];
  const keys = node['Sort Key'] === undefined ? '' : ` (${node['Sort Key'].join(', ')})`;
  const name = node['Subplan Name'] === undefined ? '' : `${node['Subplan Name']}: `;
  return `${name}${node['Node Type']}${of === undefined ? '' : ` on ${of}`}${by}${keys}`;
}

/** A plan as an indented text, a line per step, without what changes from day to day. */
export function drawPlan(node: PlanNode, indent = ''): string {
  const below = (node.Plans ?? []).map((child) => drawPlan(child, `${indent}  `));
  return [`${indent}${stepOf(node)}`, ...below].join('\n');
}

/** Every step of a plan with the one above it. */
function stepsOf(node: PlanNode): readonly PlanNode[] {
  return [node, ...(node.Plans ?? []).flatMap(stepsOf)];
}

/** Rows beyond which a sort is of the lab and no longer of what a page shows. */
export const MOST_SORTED = 2_000;

/**
 * What makes a plan slower with every bill of the lab: a table that is read from end to end although it has many rows, or a
 * sort of more than a page needs. `large` names the tables with many rows.
 */
export function planFaults(plan: PlanNode, large: ReadonlySet<string>): string[] {
  return stepsOf(plan).flatMap((node) => {
    const table = node['Relation Name'] ?? '';
    if (node['Node Type'] === 'Seq Scan' && large.has(table)) return [`reads all of ${table}`];
    const sorted = node['Node Type'] === 'Sort' ? (node.Plans?.[0]?.['Plan Rows'] ?? 0) : 0;
    return sorted > MOST_SORTED ? [`sorts ${sorted} rows by ${node['Sort Key']?.join(', ')}`] : [];
  });
}

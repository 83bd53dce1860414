import { drawPlan } from './plan-node.ts';
import type { ReadPlans } from './read-plans.ts';

const tidy = (text: string): string => text.replace(/\n\s*\n/g, '\n').trim();

/** The page that shows each hot read with its statements and their plans; what several reads have in common stands at the first. */
export function plansPage(reads: readonly ReadPlans[], bills: number): string {
  const shown = new Set<string>();
  const parts = reads.map(({ name, statements }) => {
    const others = statements.filter(({ text }) => !shown.has(text));
    for (const { text } of others) shown.add(text);
    const drawn = others.map(
      ({ text, plan }) => `\`\`\`sql\n${tidy(text)}\n\`\`\`\n\n\`\`\`\n${drawPlan(plan)}\n\`\`\``,
    );
    const body =
      drawn.length === 0 ? 'The statements of a read above, with other values.' : drawn.join('\n\n');
    return `## ${name.replaceAll('_', ' ')}\n\n${body}`;
  });
  const head = `# Plans of the hot reads

What people read all day, as the sessions of the server run it on a lab of ${bills.toLocaleString('en-IN')} bills. \`npm run plans\` writes this page and fails
when a plan reads a large table from end to end or sorts more rows than a page needs; \`npm test\` looks at the same on a smaller lab.
A statement that several reads send stands at the first of them.`;
  return `${head}\n\n${parts.join('\n\n')}\n`;
}

import type { OpenWork } from '@nidan/contract/users/user-view';
import type { OpenWorkKind } from '../../kernel/access/open-work.ts';
import type { Ctx } from '../../kernel/http/context.ts';
import { openDeskWork } from '../reports/open-work.ts';
import { openBenchWork } from '../results/open-work.ts';

/** Every kind of work that waits for one person. */
export const openWorkKinds: readonly OpenWorkKind[] = [...openBenchWork, ...openDeskWork];

/** What waits for a person; kinds of which nothing waits are left out. */
export async function openWorkOf(ctx: Ctx, userId: string): Promise<OpenWork[]> {
  const counted = await Promise.all(
    openWorkKinds.map(async (work) => ({
      kind: work.kind,
      label: work.label,
      count: await work.count(ctx, userId),
    })),
  );
  return counted.filter(({ count }) => count > 0);
}

/** Work in words: '2 tests on hold, 1 reruns'. */
export function workText(work: readonly OpenWork[]): string {
  return work.map(({ count, label }) => `${count} ${label}`).join(', ');
}

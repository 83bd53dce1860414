import type { OpenWork } from '@nidan/contract/base/users/user-view';
import type { Ctx } from '../../../kernel/http/context.ts';

/** What waits for a person; kinds of which nothing waits are left out. */
export async function openWorkOf(ctx: Ctx, userId: string): Promise<OpenWork[]> {
  const counted = await Promise.all(
    ctx.services.effects.openWork.map(async (work) => ({
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

import type { HandOver } from '../../../kernel/access/open-work.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { moveHeldTests } from './bill-test-rows.ts';

/** Gives the tests that one person holds to another; answers how many. */
export async function handOverHeldTests(ctx: Ctx, people: HandOver): Promise<number> {
  return moveHeldTests(ctx, people);
}

import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { firmWithoutGstin } from './firm-without-gstin.query.ts';
import { lockCatalogue } from './change-of-catalogue.ts';

/** Codes of tests that stand in a refusal. */
const MOST_TOLD = 3;

/**
 * Refuses a change, asked after it was written, that lets somebody bill without a GSTIN at a location in use while a test is charged
 * with GST, today or from a day to come (ADR 28).
 */
export async function requireGstinWhileTaxed(ctx: Ctx): Promise<void> {
  await lockCatalogue(ctx);
  const firm = await firmWithoutGstin(ctx);
  if (firm === null) return;
  const codes = await ctx.services.effects.taxedTests(ctx);
  if (codes.length === 0) return;
  const told = codes.slice(0, MOST_TOLD).join(', ');
  const tests = codes.length > MOST_TOLD ? `${told} +${codes.length - MOST_TOLD}` : told;
  throw refuse('gstin-needed', { details: { firm, tests } });
}

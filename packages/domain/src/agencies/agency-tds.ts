import type { TDS_SECTIONS } from './payout.ts';

/** Sections by which an agency deducts tax of what it pays the lab (Income Tax Act, facts 2.3). */
export const AGENCY_TDS_SECTIONS = ['194H', '194J'] as const satisfies readonly (keyof typeof TDS_SECTIONS)[];

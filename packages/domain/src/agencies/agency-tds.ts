/** Sections of the Income Tax Act by which an agency deducts tax of what it pays the lab (facts 2.3). */
export const AGENCY_TDS_SECTIONS = ['194H', '194J'] as const;
export type AgencyTdsSection = (typeof AGENCY_TDS_SECTIONS)[number];

/** Days back from today, and the most results, that tell what a draft of ranges would change. */
export const DRAFT_EFFECT_DAYS = 90;
export const DRAFT_EFFECT_MOST = 5_000;

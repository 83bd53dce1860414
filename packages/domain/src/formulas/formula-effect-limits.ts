/** The most results that tell what another formula would change, and the most of them that are shown one by one. */
export const FORMULA_EFFECT_MOST = 500;
export const FORMULA_EXAMPLES_MOST = 20;

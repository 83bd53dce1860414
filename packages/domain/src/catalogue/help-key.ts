/** Characters of a short key at most. */
export const LONGEST_KEY = 4;

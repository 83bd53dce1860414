/** Most that the limit of a delta rule is, in the unit of its mode. */
export const MOST_DELTA = 1e6;
/** How far back a delta rule looks at most. */
export const MOST_LOOK_BACK_DAYS = 3_650;

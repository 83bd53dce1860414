/** Heights in cm that a person can have, a newborn of 22 weeks among them. */
export const HEIGHT_CM = { least: 20, most: 250 } as const;
/** Weights in kg that a person can have. */
export const WEIGHT_KG = { least: 0.3, most: 400 } as const;
/** Completed weeks of gestation at which a child that lives was born. */
export const BIRTH_WEEKS = { least: 20, most: 44 } as const;

/** How much room the tables of a report take: heights in mm (documents design, 'A4 report'). */
export interface Density {
  /** Least height of a row without and with a method below its name. */
  readonly bareMm: number;
  readonly withMethodMm: number;
  /** What a row leaves above and below its texts, and above and below its bands. */
  readonly paddingMm: number;
  readonly bandRoomMm: number;
  readonly groupMm: number;
  readonly departmentGapMm: number;
  /** A method stands after its name where the column holds both. */
  readonly methodBeside: boolean;
}

export const ROOMY: Density = {
  bareMm: 5.6,
  withMethodMm: 8.1,
  paddingMm: 2.4,
  bandRoomMm: 2.5,
  groupMm: 4.6,
  departmentGapMm: 4.7,
  methodBeside: false,
};

/** Taken where it saves a sheet: the same sizes of type, nearer to each other. */
export const COMPACT: Density = {
  bareMm: 4.8,
  withMethodMm: 6.9,
  paddingMm: 1.4,
  bandRoomMm: 1.2,
  groupMm: 4.4,
  departmentGapMm: 3,
  methodBeside: true,
};

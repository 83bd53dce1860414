/** What a unit costs once it stands on the shelf, in paise. */
export interface LandedRate {
  readonly rate: number;
  readonly freight: number;
  readonly gst: number;
  readonly landed: number;
}

interface Offered {
  readonly ratePaise: number;
  /** Share of freight and packing, in hundredths of a per cent of the rate. */
  readonly freightBasisPoints: number;
  readonly gstPercent: number;
}

/** Rate, share of freight and GST of both: exempt work gives no input credit, so that tax is a cost (CGST Act s.17(2)). */
export function landedRate({ ratePaise, freightBasisPoints, gstPercent }: Offered): LandedRate {
  const freight = Math.round((ratePaise * freightBasisPoints) / 10_000);
  const gst = Math.round(((ratePaise + freight) * gstPercent) / 100);
  return { rate: ratePaise, freight, gst, landed: ratePaise + freight + gst };
}

/** How much dearer than the lowest in tenths of a per cent, negative when cheaper; 0 for the lowest itself. */
export function aboveLowest(paise: number, lowest: number): number {
  return lowest === 0 ? 0 : Math.round(((paise - lowest) * 1_000) / lowest);
}

import { GST_RATES } from '@nidan/domain/tax/gst-of-test';
import { type Static, Type } from 'typebox';
import { CalendarDate, closed, nullable, Version } from '../../kernel/shapes.ts';

/** Rate in percent; null is exempt. */
export const GstRate = nullable(Type.Enum([...GST_RATES]));

/** The GST of a test by its periods, each from its first day to before `toDate`, without gap. */
export const GstOfTest = closed({
  version: Version,
  periods: Type.Array(
    closed({ fromDate: nullable(CalendarDate), toDate: nullable(CalendarDate), ratePercent: GstRate }),
  ),
});
export type GstOfTest = Static<typeof GstOfTest>;

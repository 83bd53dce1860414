import { type AgeSource, ageInDaysAt, yearsOfDays } from '@nidan/domain/people/ages/age-at';
import type { Sex } from '@nidan/domain/people/sex';
import { type PregnancySource, type Trimester, trimesterOn } from '@nidan/domain/people/ages/trimester';
import { fastingStateOf } from '@nidan/domain/results/fasting-state';
import type { FastingState } from '@nidan/domain/ranges/range-condition';
import { calendarDateIn } from '@nidan/domain/time/zone';
import type { Ctx } from '../../../kernel/http/context.ts';

/** Whom the tests of a bill belong to, and what was said of them when they came: what ranges and formulas go by. */
export interface PersonOfBill {
  readonly sex: Sex;
  readonly age: AgeSource;
  readonly pregnancy: PregnancySource;
  /** Null when nobody asked. */
  readonly fastingHours: number | null;
  /** Where they were registered. */
  readonly place: { readonly locationId: string; readonly name: string };
}

/** A bill whose row is locked, and whose patient decides ranges and formulas. */
export interface BillUnderWork extends PersonOfBill {
  readonly billId: string;
  readonly labNo: string;
  readonly version: number;
  readonly registeredAt: Date;
}

/** Who a measurement belongs to: sex, and age and trimester when the tube was collected. */
export interface PersonAtCollection {
  readonly sex: Sex;
  readonly ageInDays: number;
  /** Completed years. */
  readonly ageYears: number;
  readonly trimester: Trimester | null;
  readonly fasting: FastingState | null;
  readonly place: PersonOfBill['place'];
}

/** The person when a tube was collected; ages and pregnancies count by the days of the lab's zone. */
export function personAt(
  ctx: Pick<Ctx, 'lab'>,
  { sex, age, pregnancy, fastingHours, place }: PersonOfBill,
  collectedAt: Date,
): PersonAtCollection {
  const zone = ctx.lab.timeZone;
  const ageInDays = ageInDaysAt(age, { at: collectedAt, zone });
  return {
    sex,
    ageInDays,
    ageYears: yearsOfDays(ageInDays),
    trimester: trimesterOn(pregnancy, calendarDateIn(zone, collectedAt)),
    fasting: fastingStateOf(fastingHours),
    place,
  };
}

import { type AgeSource, ageInDaysAt, ageInHoursAt, yearsOfDays } from '@nidan/domain/people/ages/age-at';
import type { Sex } from '@nidan/domain/people/sex';
import {
  type PregnancySource,
  pregnancyWeeksOn,
  type Trimester,
  trimesterOn,
} from '@nidan/domain/people/ages/trimester';
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
  /** As measured, in cm and kg; null when nobody did. */
  readonly heightCm: number | null;
  readonly weightKg: number | null;
  /** Completed weeks of gestation at birth; null when nobody asked. */
  readonly birthWeeks: number | null;
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
  /** Of a newborn whose age was told in hours. */
  readonly ageInHours: number | null;
  /** Completed years. */
  readonly ageYears: number;
  readonly trimester: Trimester | null;
  readonly pregnancyWeeks: number | null;
  readonly fasting: FastingState | null;
  readonly heightCm: number | null;
  readonly weightKg: number | null;
  readonly birthWeeks: number | null;
  readonly place: PersonOfBill['place'];
}

/** The person when a tube was collected; ages and pregnancies count by the days of the lab's zone. */
export function personAt(
  ctx: Pick<Ctx, 'lab'>,
  { age, pregnancy, fastingHours, ...person }: PersonOfBill,
  collectedAt: Date,
): PersonAtCollection {
  const zone = ctx.lab.timeZone;
  const ageInDays = ageInDaysAt(age, { at: collectedAt, zone });
  const { sex, heightCm, weightKg, birthWeeks, place } = person;
  return {
    sex,
    ageInDays,
    ageInHours: ageInHoursAt(age, { at: collectedAt }),
    ageYears: yearsOfDays(ageInDays),
    trimester: trimesterOn(pregnancy, calendarDateIn(zone, collectedAt)),
    pregnancyWeeks: pregnancyWeeksOn(pregnancy, calendarDateIn(zone, collectedAt)),
    fasting: fastingStateOf(fastingHours),
    heightCm,
    weightKg,
    birthWeeks,
    place,
  };
}

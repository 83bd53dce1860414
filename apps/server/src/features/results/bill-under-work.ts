import { type AgeSource, ageInDaysAt, yearsOfDays } from '@nidan/domain/people/age-at';
import type { Sex } from '@nidan/domain/people/sex';
import type { Ctx } from '../../kernel/http/context.ts';

/** A bill whose row is locked, and whose patient decides ranges and formulas. */
export interface BillUnderWork {
  readonly billId: string;
  readonly labNo: string;
  readonly sex: Sex;
  readonly age: AgeSource;
  readonly registeredAt: Date;
}

/** Who a measurement belongs to: sex, and age when the tube was collected. */
export interface PersonAtCollection {
  readonly sex: Sex;
  readonly ageInDays: number;
  /** Completed years. */
  readonly ageYears: number;
}

interface Person {
  readonly sex: Sex;
  readonly age: AgeSource;
}

/** Sex and age of the person when a tube was collected; ages count by the days of the lab's zone. */
export function personAt(ctx: Pick<Ctx, 'lab'>, { sex, age }: Person, collectedAt: Date): PersonAtCollection {
  const ageInDays = ageInDaysAt(age, { at: collectedAt, zone: ctx.lab.timeZone });
  return { sex, ageInDays, ageYears: yearsOfDays(ageInDays) };
}

import {
  calendarDateOf,
  daysBetween,
  daysInMonth,
  partsOrThrow,
  type CalendarDate,
} from '../../time/calendar-date.ts';
import { calendarDateIn } from '../../time/zone.ts';
import { ageOfSeconds, NO_AGE, secondsOfAge, type DetailedAge } from './age.ts';

/** What is known of a person's age: the birth date, or what was said and when. */
export type AgeSource =
  | { readonly birthDate: CalendarDate }
  | { readonly age: DetailedAge; readonly asOf: Date };

export interface AgeMoment {
  readonly at: Date;
  /** IANA zone of the lab: it decides which day it is. */
  readonly zone: string;
}

const DAYS_OF_YEAR = 365.25;
const DAY = 86_400;

/**
 * Whole days of age at a moment, on the scale of the reference ranges, where year n begins at `firstDayOfYear(n)`.
 * A birthday therefore counts as that year of age whatever leap years lie between. Negative before birth.
 */
export function ageInDaysAt(source: AgeSource, { at, zone }: AgeMoment): number {
  if ('birthDate' in source) return daysSinceBirth(source.birthDate, calendarDateIn(zone, at));
  const seconds = secondsOfStated(source, at);
  const { age_y: years } = ageOfSeconds(seconds);
  // A year of 365.25 days ends within a day: that day belongs to the year of age that is printed.
  return Math.max(firstDayOfYear(years), Math.min(Math.floor(seconds / DAY), firstDayOfYear(years + 1) - 1));
}

/**
 * Completed hours of age at a moment, where the age was told in hours and no longer unit; null where only a day, a month or a year is known, from
 * which no hour follows.
 */
export function ageInHoursAt(source: AgeSource, { at }: Pick<AgeMoment, 'at'>): number | null {
  if ('birthDate' in source) return null;
  const { age_y: years, age_m: months, age_w: weeks, age_d: days, age_h: hours } = source.age;
  if (years + months + weeks + days > 0 || hours === 0) return null;
  return Math.floor(hours + (at.getTime() - source.asOf.getTime()) / 3_600_000);
}

/** First day of the n-th year of age on the scale of `ageInDaysAt`: 0, 365, 730, 1095, 1461 … */
export function firstDayOfYear(years: number): number {
  return Math.floor(years * DAYS_OF_YEAR);
}

/** Completed years of an age in days, for formulas and limits in years. */
export function yearsOfDays(days: number): number {
  return Math.max(0, Math.ceil((days + 1) / DAYS_OF_YEAR) - 1);
}

/** The age to print at a moment: calendar years, months and days for a birth date, stated age plus elapsed time otherwise. */
export function detailedAgeAt(source: AgeSource, { at, zone }: AgeMoment): DetailedAge {
  if ('birthDate' in source) return calendarAge(source.birthDate, calendarDateIn(zone, at));
  return ageOfSeconds(secondsOfStated(source, at));
}

function secondsOfStated({ age, asOf }: Extract<AgeSource, { readonly asOf: Date }>, at: Date): number {
  return secondsOfAge(age) + (at.getTime() - asOf.getTime()) / 1000;
}

function daysSinceBirth(birth: CalendarDate, on: CalendarDate): number {
  const plain = daysBetween(birth, on);
  if (plain < 0) return plain;
  const years = calendarAge(birth, on).age_y;
  const sinceBirthday = daysBetween(birthdayIn(birth, partsOrThrow(birth).year + years), on);
  // A leap day inside the running year must not reach the next year of age before the birthday.
  return Math.min(firstDayOfYear(years) + sinceBirthday, firstDayOfYear(years + 1) - 1);
}

/** Someone born on 29 February has the birthday on 28 February in other years. */
function birthdayIn(birth: CalendarDate, year: number): CalendarDate {
  const { month, day } = partsOrThrow(birth);
  return calendarDateOf({ year, month, day: Math.min(day, daysInMonth(year, month)) });
}

function calendarAge(birth: CalendarDate, on: CalendarDate): DetailedAge {
  if (daysBetween(birth, on) < 0) return NO_AGE;
  const from = partsOrThrow(birth);
  const to = partsOrThrow(on);
  const monthDay = Math.min(from.day, daysInMonth(to.year, to.month));
  const beforeDay = to.day < monthDay;
  const months = (to.year - from.year) * 12 + (to.month - from.month) - (beforeDay ? 1 : 0);
  return {
    ...NO_AGE,
    age_y: Math.floor(months / 12),
    age_m: months % 12,
    age_d: beforeDay ? to.day + daysLeftFrom(from.day, to) : to.day - monthDay,
  };
}

/** Days from that day of the month before until its end. */
function daysLeftFrom(day: number, { year, month }: { year: number; month: number }): number {
  const length = month === 1 ? 31 : daysInMonth(year, month - 1);
  return length - Math.min(day, length);
}

import type { addCoupon, CouponView } from '@nidan/contract/money/coupons/coupon-endpoints';
import type { BodyOf } from '@nidan/contract/kernel/endpoint';
import { parseRupees } from '@nidan/domain/money/rupees';
import { asciiDigits } from '@nidan/domain/text/ascii-digits';
import {
  choiceKey,
  type MasterValues,
  referencesIn,
  referencesText,
  textOf,
} from '../../../kernel/masters/master-fields.ts';

type Fields = Omit<BodyOf<typeof addCoupon>, 'couponId' | 'code'>;

const inRupees = (paise: number | null): string => (paise === null ? '' : String(paise / 100));
const inDigits = (number: number | null): string => (number === null ? '' : String(number));

/** A coupon as its form holds it; of a new one the first day is `today`. */
export function couponValues(coupon: CouponView | null, today: string): MasterValues {
  return {
    name: coupon?.name ?? '',
    code: coupon?.code ?? '',
    percent: inDigits(coupon?.percent ?? null),
    capPaise: inRupees(coupon?.capPaise ?? null),
    amountPaise: inRupees(coupon?.amountPaise ?? null),
    validFrom: coupon?.validFrom ?? today,
    validTo: coupon?.validTo ?? '',
    minimumNetPaise: inRupees(coupon?.minimumNetPaise || null),
    perPatient: inDigits(coupon?.perPatient ?? null),
    inAll: inDigits(coupon?.inAll ?? null),
    testCodes: referencesText(coupon?.tests ?? []),
    ...Object.fromEntries((coupon?.locationIds ?? []).map((id) => [choiceKey('locationIds', id), true])),
  };
}

/** A typed number; null for none. What is no number goes as one that the server refuses at its field. */
function numberIn(values: MasterValues, name: string): number | null {
  const text = asciiDigits(textOf(values, name));
  if (text === '') return null;
  const number = Number(text);
  return Number.isFinite(number) ? number : -1;
}

function paiseIn(values: MasterValues, name: string): number | null {
  const text = textOf(values, name);
  return text === '' ? null : (parseRupees(text) ?? -1);
}

/** What the form says, as the server takes it; `places` are those that can be picked. */
export function couponFields(values: MasterValues, places: readonly string[]): Fields {
  return {
    name: textOf(values, 'name'),
    percent: numberIn(values, 'percent'),
    capPaise: paiseIn(values, 'capPaise'),
    amountPaise: paiseIn(values, 'amountPaise'),
    validFrom: textOf(values, 'validFrom'),
    validTo: textOf(values, 'validTo') || null,
    minimumNetPaise: paiseIn(values, 'minimumNetPaise') ?? 0,
    perPatient: numberIn(values, 'perPatient'),
    inAll: numberIn(values, 'inAll'),
    locationIds: places.filter((id) => values[choiceKey('locationIds', id)] === true),
    testCodes: referencesIn(textOf(values, 'testCodes')).map(({ code }) => code),
  };
}

import { PAISE_PER_RUPEE, rupeesAndPaise } from '../money/rupees.ts';
import type { PayoutSlab } from './payout.ts';

const PERCENT = /^(?:(?<from>\d{1,12})\s*:)?\s*(?<percent>\d{1,3}(?:\.\d{1,2})?)\s*%$/u;
const AMOUNT = /^(?:(?<from>\d{1,12})\s*:)?\s*₹?\s*(?<rupees>\d{1,6}(?:\.\d{1,2})?)$/u;

function slabOfText(text: string): PayoutSlab | null {
  const typed = text.trim();
  const percent = PERCENT.exec(typed)?.groups;
  if (percent !== undefined) {
    return {
      from: Number(percent['from'] ?? 0) * PAISE_PER_RUPEE,
      percent: Number(percent['percent']),
      fixed: 0,
    };
  }
  const amount = AMOUNT.exec(typed)?.groups;
  if (amount === undefined) return null;
  return {
    from: Number(amount['from'] ?? 0) * PAISE_PER_RUPEE,
    percent: null,
    fixed: Math.round(Number(amount['rupees']) * PAISE_PER_RUPEE),
  };
}

/** Slabs as they are typed: `10%`, `10%; 50000: 12.5%` from a volume in rupees on, `50` rupees for each test. Null where a part is none. */
export function payoutSlabsOfText(text: string): PayoutSlab[] | null {
  const slabs = text.split(';').map(slabOfText);
  return slabs.every((slab) => slab !== null) ? slabs : null;
}

/** Slabs as they are typed. */
export function textOfPayoutSlabs(slabs: readonly PayoutSlab[]): string {
  return slabs
    .map(({ from, percent, fixed }) => {
      const share =
        percent === null ? rupeesAndPaise(fixed).replace(/\.00$/u, '').replaceAll(',', '') : `${percent}%`;
      return from === 0 ? share : `${from / PAISE_PER_RUPEE}: ${share}`;
    })
    .join('; ');
}

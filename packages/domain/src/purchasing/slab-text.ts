import { parseRupees } from '../money/rupees.ts';
import type { RateSlab } from './rate-slab.ts';

const STEP = /^(?:(?<from>\d{1,7})\s*:)?\s*(?<rate>\d{1,9}(?:\.\d{1,2})?)$/u;

function slabOfText(text: string): RateSlab | null {
  const { from = '1', rate } = STEP.exec(text.trim())?.groups ?? {};
  if (rate === undefined) return null;
  const [rupees = '0', part = ''] = rate.split('.');
  const paise = (parseRupees(rupees) ?? 0) + Number(part.padEnd(2, '0'));
  return paise > 0 && Number(from) > 0 ? { fromQuantity: Number(from), ratePaise: paise } : null;
}

/** Slabs as they are typed, `2400` or `2400; 10: 2300.50`: a rate in rupees, from a quantity on. Null where a part is none. */
export function slabsOfText(text: string): RateSlab[] | null {
  const slabs = text.split(';').map(slabOfText);
  return slabs.every((slab) => slab !== null) ? slabs : null;
}

/** Slabs as they are typed. */
export function textOfSlabs(slabs: readonly RateSlab[]): string {
  return slabs
    .map(({ fromQuantity, ratePaise }) => {
      const rate = ratePaise % 100 === 0 ? String(ratePaise / 100) : (ratePaise / 100).toFixed(2);
      return fromQuantity === 1 ? rate : `${fromQuantity}: ${rate}`;
    })
    .join('; ');
}

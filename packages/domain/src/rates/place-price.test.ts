import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays } from '../time/calendar-date.ts';
import { placePrice } from './place-price.ts';
import { type DatedPrice, endFault, isOn, overlap, type Period, startFault } from './price-rules.ts';

function price(pricePaise: number, from: string, until: string | null = null): DatedPrice {
  return { from, until, pricePaise, isFree: false };
}

const DAY = fc.integer({ min: 0, max: 40 }).map((days) => addDays('2026-01-01', days));
const EXISTING = fc
  .uniqueArray(DAY, { maxLength: 8 })
  .map((days) => days.toSorted())
  .map((days) =>
    days.flatMap((from, at) => (at % 3 === 2 ? [] : [price(100 + at, from, days[at + 1] ?? null)])),
  );
const PERIOD = fc
  .tuple(DAY, fc.option(fc.integer({ min: 1, max: 20 })))
  .map(([from, days]): Period => ({ from, until: days === null ? null : addDays(from, days) }));
const FORMER = price(41_000, '2025-04-01');

it('ends what holds when a price without an end begins', () => {
  const placed = placePrice([FORMER], { from: '2025-12-01', until: null });
  expect(placed).toEqual({ ok: true, end: [FORMER], withdraw: [], resume: [] });
});

it('lets what holds come back after a price with an end', () => {
  const placed = placePrice([FORMER], { from: '2025-12-01', until: '2026-01-01' });
  expect(placed).toEqual({
    ok: true,
    end: [FORMER],
    withdraw: [],
    resume: [{ as: FORMER, from: '2026-01-01', until: null }],
  });
});

it('corrects a price of the same day', () => {
  const placed = placePrice([FORMER], { from: '2025-04-01', until: null });
  expect(placed).toEqual({ ok: true, end: [], withdraw: [FORMER], resume: [] });
});

it('does not overwrite what is planned to begin later', () => {
  const planned = price(45_000, '2026-02-01');
  expect(placePrice([planned], { from: '2025-12-01', until: null })).toEqual({
    ok: false,
    next: '2026-02-01',
  });
  expect(placePrice([planned], { from: '2025-12-01', until: '2026-02-01' })).toMatchObject({ ok: true });
});

it('is refused just when another price begins within the period', () => {
  fc.assert(
    fc.property(EXISTING, PERIOD, (before, wanted) => {
      const planned = before.some(({ from }) => from > wanted.from && isOn(wanted, from));
      expect(placePrice(before, wanted).ok).toBe(!planned);
    }),
  );
});

it('leaves every day with the new price, or with the one that it had', () => {
  fc.assert(
    fc.property(EXISTING, PERIOD, (before, wanted) => {
      const placed = placePrice(before, wanted);
      fc.pre(placed.ok);
      const after = [
        ...before
          .filter((one) => !placed.withdraw.includes(one))
          .map((one) => (placed.end.includes(one) ? { ...one, until: wanted.from } : one)),
        ...placed.resume.map(({ as, from, until }) => ({ ...as, from, until })),
        { ...price(7, wanted.from, wanted.until) },
      ];
      expect(after.some((a, at) => after.slice(at + 1).some((b) => overlap(a, b)))).toBe(false);
      for (let at = '2026-01-01'; at < '2026-04-01'; at = addDays(at, 1)) {
        const priceOf = (all: readonly DatedPrice[]) => all.find((one) => isOn(one, at))?.pricePaise;
        expect(priceOf(after)).toBe(isOn(wanted, at) ? 7 : priceOf(before));
      }
    }),
  );
});

it('a period begins today or later and ends after it begins', () => {
  const today = '2026-01-01';
  expect(startFault({ from: '2025-12-31', until: null }, today)?.msg).toBe('A price begins today or later');
  expect(startFault({ from: today, until: null }, today)).toBeNull();
  expect(endFault({ from: today, until: today })?.msg).toBe('A price ends after it begins');
  expect(endFault({ from: today, until: '2026-01-02' })).toBeNull();
});

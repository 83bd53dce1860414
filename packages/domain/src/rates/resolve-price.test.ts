import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays } from '../time/calendar-date.ts';
import type { DatedPrice } from './price-rules.ts';
import { resolvePrice } from './resolve-price.ts';

function price(rupees: number, from: string, until: string | null = null): DatedPrice {
  return { from, until, pricePaise: rupees * 100, isFree: rupees === 0 };
}

const MRP = { rule: 'mrp', prices: [price(750, '2000-01-01')] } as const;

it.each<[string, { rule: string; rupees: number; until: string | null }]>([
  ['2025-11-30', { rule: 'agency_test', rupees: 410, until: '2025-12-01' }],
  ['2025-12-01', { rule: 'agency_test', rupees: 425, until: '2026-01-01' }],
  ['2026-01-01', { rule: 'agency_list', rupees: 430, until: '2026-02-01' }],
  ['2026-02-01', { rule: 'mrp', rupees: 750, until: null }],
])('on %s the first rule that has a price is %o', (date, { rule, rupees, until }) => {
  const own = [price(410, '2025-04-01', '2025-12-01'), price(425, '2025-12-01', '2026-01-01')];
  const list = [price(430, '2025-01-01', '2026-02-01')];
  const sources = [
    { rule: 'agency_test', prices: own } as const,
    { rule: 'agency_list', prices: list } as const,
    MRP,
  ];
  expect(resolvePrice(sources, date)).toMatchObject({
    ok: true,
    rule,
    until,
    price: { pricePaise: rupees * 100 },
  });
});

it('says that the answer ends where a stronger rule begins', () => {
  const sources = [{ rule: 'agency_test', prices: [price(400, '2026-03-01')] } as const, MRP];
  expect(resolvePrice(sources, '2026-01-01')).toMatchObject({ rule: 'mrp', until: '2026-03-01' });
});

it('takes a price of nothing only when it is marked free', () => {
  const free = { rule: 'agency_list', prices: [price(0, '2026-01-01')] } as const;
  expect(resolvePrice([free, MRP], '2026-01-01')).toMatchObject({ ok: true, rule: 'agency_list' });
  const forgotten = { ...free, prices: [{ ...price(0, '2026-01-01'), isFree: false }] };
  expect(resolvePrice([forgotten, MRP], '2026-01-01')).toMatchObject({
    ok: false,
    rule: 'agency_list',
    fault: { msg: 'A price of zero must be marked free' },
  });
});

it('has no price without a rule', () => {
  expect(resolvePrice([], '2026-01-01')).toMatchObject({ ok: false, rule: null });
});

it('answers the same on every day before the day that it names', () => {
  const day = fc.integer({ min: 0, max: 60 }).map((days) => addDays('2026-01-01', days));
  const prices = fc
    .uniqueArray(day, { maxLength: 6 })
    .map((days) => days.toSorted())
    .map((days) =>
      days.flatMap((from, at) => (at % 2 === 0 ? [price(100 + at, from, days[at + 1] ?? null)] : [])),
    );
  fc.assert(
    fc.property(prices, prices, day, (own, list, date) => {
      const sources = [
        { rule: 'agency_test', prices: own } as const,
        { rule: 'agency_list', prices: list } as const,
        MRP,
      ];
      const answer = resolvePrice(sources, date);
      if (!answer.ok) throw new Error(answer.fault.msg);
      const end = answer.until ?? addDays(date, 90);
      for (let at = date; at < end; at = addDays(at, 1))
        expect(resolvePrice(sources, at)).toMatchObject({ rule: answer.rule, price: answer.price });
    }),
  );
});

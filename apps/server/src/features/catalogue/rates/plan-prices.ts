import type { Fault } from '@nidan/domain/text/fault';
import { faultOf, faultAt, type FaultOfField } from '@nidan/contract/kernel/faults/field-faults';
import type { BodyOf } from '@nidan/contract/kernel/endpoint';
import type { setPrices } from '@nidan/contract/catalogue/rates/rate-endpoints';
import type { PriceInput } from '@nidan/contract/catalogue/rates/rate-view';
import { priceFault } from '@nidan/domain/catalogue/price-fault';
import { placePrice } from '@nidan/domain/rates/place-price';
import { isOn, type Period } from '@nidan/domain/rates/price-rules';
import { formatDate } from '@nidan/domain/time/indian-date';
import type { LabTest } from '../versions/lab-catalogue.ts';
import type { ListedPrice } from './rate-book.query.ts';
import type { NewRate } from './rate-rows.ts';

type Listed = ListedPrice & { readonly listId: string };

/** What a new price does to the prices of its test in its list. */
export interface PlannedPrice {
  readonly listId: string;
  readonly code: string;
  readonly before: ListedPrice | null;
  /** Null: the list has no price from then on. */
  readonly price: { readonly pricePaise: number; readonly isFree: boolean } | null;
  /** Ids of prices that end, and of those that are withdrawn. */
  readonly end: readonly string[];
  readonly withdraw: readonly string[];
  readonly insert: readonly NewRate[];
}

interface Cell {
  readonly listId: string;
  readonly test: LabTest;
  readonly input: PriceInput;
  readonly period: Period;
  readonly existing: readonly ListedPrice[];
}

type Planned =
  | { readonly ok: true; readonly price: PlannedPrice | null }
  | { readonly ok: false; readonly fault: Fault };

/** A price that the list has already for these very days is no change, and so is none where there is none. */
function isSame({ input, period, existing }: Cell, before: ListedPrice | null): boolean {
  if (input.pricePaise === null) return !existing.some(({ from }) => isOn(period, from)) && before === null;
  return (
    before !== null &&
    before.pricePaise === input.pricePaise &&
    before.isFree === (input.isFree ?? false) &&
    before.until === period.until
  );
}

const FREE_IS_ZERO = faultOf('free-costs-nothing');

function planOne(cell: Cell): Planned {
  const { listId, test, input, period, existing } = cell;
  const { pricePaise, isFree = false } = input;
  const wrong = pricePaise === null ? (isFree ? FREE_IS_ZERO : null) : priceFault(pricePaise, isFree);
  if (wrong !== null) return { ok: false, fault: wrong };
  const before = existing.find((price) => isOn(price, period.from)) ?? null;
  if (isSame(cell, before)) return { ok: true, price: null };
  const placed = placePrice(existing, period);
  if (!placed.ok)
    return {
      ok: false,
      fault: faultOf('other-price-begins', { day: formatDate(placed.next) }),
    };
  const of = { listId, testId: test.testId };
  const price = pricePaise === null ? null : { pricePaise, isFree };
  return {
    ok: true,
    price: {
      listId,
      code: test.code,
      before,
      price,
      end: placed.end.map(({ rateId }) => rateId),
      withdraw: placed.withdraw.map(({ rateId }) => rateId),
      insert: [
        ...(price === null ? [] : [{ ...of, ...price, from: period.from, until: period.until }]),
        ...placed.resume.map(({ as, from, until }) => ({
          ...of,
          from,
          until,
          pricePaise: as.pricePaise,
          isFree: as.isFree,
        })),
      ],
    },
  };
}

/** Every price of a batch with what it changes, and every one that cannot be, by its column and row. */
export function planPrices(
  { columns, from, until }: Pick<BodyOf<typeof setPrices>, 'columns' | 'from' | 'until'>,
  { tests, listed }: { readonly tests: ReadonlyMap<string, LabTest>; readonly listed: readonly Listed[] },
) {
  const planned: PlannedPrice[] = [];
  const errors: FaultOfField[] = [];
  const existing = Map.groupBy(listed, ({ listId, testId }) => `${listId} ${testId}`);
  for (const [column, { rateListId: listId, prices }] of columns.entries()) {
    const seen = new Set<string>();
    const sameList = columns.findIndex(({ rateListId }) => rateListId === listId);
    if (sameList < column) errors.push(faultAt(`columns.${column}.rateListId`, 'list-named-twice'));
    for (const [row, input] of prices.entries()) {
      const at = `columns.${column}.prices.${row}`;
      const test = tests.get(input.testId);
      if (test === undefined) errors.push(faultAt(`${at}.testId`, 'lab-lacks-test'));
      else if (seen.has(input.testId))
        errors.push(faultAt(`${at}.testId`, 'named-twice', { name: test.code }));
      else {
        const others = existing.get(`${listId} ${input.testId}`) ?? [];
        const plan = planOne({ listId, test, input, period: { from, until }, existing: others });
        if (!plan.ok)
          errors.push(faultAt(`${at}.pricePaise`, 'of-test', { test: test.code, fault: plan.fault }));
        else if (plan.price !== null) planned.push(plan.price);
      }
      seen.add(input.testId);
    }
  }
  return { planned, errors };
}

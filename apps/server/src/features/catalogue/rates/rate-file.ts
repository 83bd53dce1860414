import type { Fault } from '@nidan/domain/text/fault';
import { faultOf, faultAt } from '@nidan/contract/kernel/faults/field-faults';
import { setPrices } from '@nidan/contract/catalogue/rates/rate-endpoints';
import { type RateRow, rateSheet } from '@nidan/domain/imports/rate-sheet';
import { recordKey } from '@nidan/domain/imports/sheet';
import { isOn, startFault } from '@nidan/domain/rates/price-rules';
import type { CalendarDate } from '@nidan/domain/time/calendar-date';
import { calendarDateIn } from '@nidan/domain/time/zone';
import { newId } from '../../../kernel/database/new-id.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { bodyFaults } from '../../../kernel/imports/body-faults.ts';
import { cellFaultsOf, type FieldFault } from '../../../kernel/imports/cell-faults-of.ts';
import {
  type Candidate,
  type Judgement,
  masterFile,
  type OpenFor,
} from '../../../kernel/imports/master-file.ts';
import { catalogueOf } from '../versions/catalog-cache.ts';
import type { LabTest } from '../versions/lab-catalogue.ts';
import { lockRates } from '../../base/organisation/change-of-rates.ts';
import { createRateList } from './change-rate-list.ts';
import { type NamedRateList, readAgencyIds, readNamedRateLists } from './listed-rates.query.ts';
import { type PlannedPrice, planPrices } from './plan-prices.ts';
import { type ListedPrice, readListedPrices } from './rate-book.query.ts';
import { writePrices } from './set-prices.ts';

const shapeFaults = bodyFaults(setPrices.body);

interface OpenRates {
  readonly today: CalendarDate;
  readonly lists: readonly NamedRateList[];
  readonly listed: readonly (ListedPrice & { readonly listId: string })[];
  readonly tests: ReadonlyMap<string, LabTest>;
  /** Ids by code. */
  readonly agencies: ReadonlyMap<string, string>;
}

/** Own rates that begin with a file. */
interface NewOwnRates {
  readonly rateListId: string;
  readonly agencyId: string;
}

/** A price that a row asks for, in words that the planner of the grid takes. */
interface AskedPrice {
  readonly index: number;
  readonly listId: string;
  readonly from: CalendarDate;
  readonly input: { readonly testId: string; readonly pricePaise: number | null; readonly isFree: boolean };
}

async function openRates(ctx: Ctx, use: OpenFor): Promise<OpenRates> {
  if (use === 'change') await lockRates(ctx);
  const today = calendarDateIn(ctx.lab.timeZone, ctx.now);
  const lists = await readNamedRateLists(ctx);
  const listIds = lists.map(({ rateListId }) => rateListId);
  return {
    today,
    lists,
    listed: await readListedPrices(ctx, { listIds, from: today }),
    tests: (await catalogueOf(ctx)).tests,
    agencies: await readAgencyIds(ctx),
  };
}

/** What the lists charge today, by list and code of the test. */
function rowsOf({ today, lists, listed, tests }: OpenRates): ReadonlyMap<string, RateRow> {
  const ofList = Map.groupBy(
    listed.filter((price) => isOn(price, today)),
    ({ listId }) => listId,
  );
  const rows = lists.flatMap(({ rateListId, kind, name }) =>
    (ofList.get(rateListId) ?? [])
      .flatMap(({ testId, pricePaise, isFree }): RateRow[] => {
        const test = tests.get(testId)?.code;
        return test === undefined ? [] : [{ kind, list: name, test, pricePaise, isFree, from: null }];
      })
      .toSorted((one, other) => (one.test < other.test ? -1 : 1)),
  );
  return new Map(rows.map((row) => [recordKey(rateSheet, row), row]));
}

/** Rows of a file as prices of lists, with what is wrong before any price is looked at. */
class RowsAsPrices {
  readonly asked: AskedPrice[] = [];
  readonly faults = new Map<number, readonly FieldFault[]>();
  readonly begun = new Map<string, NewOwnRates>();
  readonly #open: OpenRates;
  readonly #lists: ReadonlyMap<string, string>;
  readonly #testIds: ReadonlyMap<string, string>;

  constructor(open: OpenRates, candidates: readonly Candidate<RateRow>[]) {
    this.#open = open;
    this.#lists = new Map(open.lists.map(({ kind, name, rateListId }) => [`${kind} ${name}`, rateListId]));
    this.#testIds = new Map([...open.tests.values()].map(({ code, testId }) => [code, testId]));
    for (const [index, candidate] of candidates.entries()) this.#take(index, candidate);
  }

  /** The list of a row; the own rates of an agency begin with their first price. */
  #listOf({ kind, list }: RateRow): string | null {
    const known = this.#lists.get(`${kind} ${list}`) ?? this.begun.get(list)?.rateListId;
    const agencyId = kind === 'own' ? this.#open.agencies.get(list) : undefined;
    if (known !== undefined || agencyId === undefined) return known ?? null;
    const rateListId = newId();
    this.begun.set(list, { rateListId, agencyId });
    return rateListId;
  }

  #take(index: number, { row, former }: Candidate<RateRow>): void {
    const listId = this.#listOf(row);
    const testId = this.#testIds.get(row.test);
    const from = row.from ?? this.#open.today;
    const begins = startFault({ from, until: null }, this.#open.today);
    const faults: FieldFault[] = [
      ...(listId === null ? [faultAt('list', noListFault(row))] : []),
      ...(testId === undefined ? [faultAt('test', 'lab-lacks-test')] : []),
      ...(begins === null ? [] : [faultAt('from', begins)]),
      ...(former === null && row.pricePaise === null ? [faultAt('pricePaise', 'field-empty')] : []),
    ];
    if (listId === null || testId === undefined || faults.length > 0) this.faults.set(index, faults);
    else {
      const { pricePaise, isFree } = row;
      this.asked.push({ index, listId, from, input: { testId, pricePaise, isFree } });
    }
  }
}

function noListFault({ kind }: RateRow): Fault {
  if (kind === 'own') return faultOf('agency-code-unknown');
  return faultOf(kind === 'agency' ? 'agency-list-unknown' : 'centre-list-unknown');
}

/** What the endpoint of the grid would say of one price. */
function faultsOfShape({ listId: rateListId, from, input }: AskedPrice): FieldFault[] {
  const columns = [{ rateListId, version: 1, prices: [input] }];
  return shapeFaults({ from, until: null, columns }).map((found) => ({ ...found, field: 'pricePaise' }));
}

interface PlannedFile {
  readonly faults: ReadonlyMap<number, readonly FieldFault[]>;
  readonly begun: readonly NewOwnRates[];
  readonly plans: readonly { readonly from: CalendarDate; readonly planned: readonly PlannedPrice[] }[];
}

function planFile(open: OpenRates, candidates: readonly Candidate<RateRow>[]): PlannedFile {
  const { asked, faults, begun } = new RowsAsPrices(open, candidates);
  const plans = [...Map.groupBy(asked, ({ from }) => from)].map(([from, ofDay]) => {
    const columns = [...Map.groupBy(ofDay, ({ listId }) => listId)];
    const { planned, errors } = planPrices(
      {
        from,
        until: null,
        columns: columns.map(([rateListId, prices]) => ({
          rateListId,
          version: 1,
          prices: prices.map(({ input }) => input),
        })),
      },
      open,
    );
    for (const one of errors) {
      const [, column = '', , row = ''] = one.field.split('.');
      const found = columns[Number(column)]?.[1][Number(row)];
      if (found !== undefined) faults.set(found.index, [{ ...one, field: 'pricePaise' }]);
    }
    return { from, planned };
  });
  for (const one of asked) {
    const wrong = faultsOfShape(one);
    if (wrong.length > 0) faults.set(one.index, wrong);
  }
  return { faults, begun: [...begun.values()], plans };
}

async function write(ctx: Ctx, { begun, plans }: PlannedFile): Promise<void> {
  for (const { rateListId, agencyId } of begun)
    await createRateList(ctx, { rateListId, kind: 'own', agencyId });
  for (const { from, planned } of plans) await writePrices(ctx, { from, until: null, planned });
}

function judge(ctx: Ctx, open: OpenRates, candidates: readonly Candidate<RateRow>[]): Judgement {
  const file = planFile(open, candidates);
  return {
    faultsOf: (index) => {
      const row = candidates[index]?.row;
      return row === undefined ? [] : cellFaultsOf(rateSheet, row, { faults: file.faults.get(index) ?? [] });
    },
    write: () => write(ctx, file),
  };
}

/** The file of the rate lists: what they charge today; the rules are those of their grid. */
export const rateFile = masterFile(rateSheet, async (ctx, use) => {
  const open = await openRates(ctx, use);
  return { rows: rowsOf(open), judge: (candidates) => judge(ctx, open, candidates) };
});

import { INVENTORY_UNITS } from '@nidan/domain/enumerations/inventory';
import { PURCHASE_GST_RATES } from '@nidan/domain/purchasing/gst-of-purchase';
import { rateContract } from '@nidan/domain/status-sets/money/rate-contract';
import { type Static, Type } from 'typebox';
import { CalendarDate, Can, closed, Id, Instant, nullable, Paise, Version } from '../../kernel/shapes.ts';

export const ContractState = Type.Enum([...rateContract.stateNames]);
const Percent = Type.Enum([...PURCHASE_GST_RATES]);
const Unit = Type.Enum([...INVENTORY_UNITS]);
/** Paise for one unit. */
const Rate = Type.Integer({ minimum: 1, maximum: 100_000_000_000 });
export const Slab = closed({
  fromQuantity: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
  ratePaise: Rate,
});

/** Rates of an item in a contract. */
export const ContractItemInput = closed({
  itemId: Id,
  unit: Unit,
  gstPercent: Percent,
  slabs: Type.Array(Slab, { minItems: 1, maxItems: 10 }),
});
export type ContractItemInput = Static<typeof ContractItemInput>;

export const ContractItem = closed({
  ...ContractItemInput.properties,
  code: Type.String(),
  name: Type.String(),
  category: Type.String(),
  landedPaise: Paise,
});
export type ContractItem = Static<typeof ContractItem>;

export const contractFields = {
  validFrom: CalendarDate,
  validTo: CalendarDate,
  /** Share of freight and packing, in hundredths of a per cent of the rates. */
  freightBasisPoints: Type.Integer({ minimum: 0, maximum: 5_000 }),
  note: Type.String({ maxLength: 500 }),
};

export const ContractView = closed({
  contractId: Id,
  number: Type.String(),
  vendorId: Id,
  vendor: Type.String(),
  ...contractFields,
  /** On the day of today. */
  state: ContractState,
  stateLabel: Type.String(),
  items: Type.Integer(),
  madeAt: Instant,
  madeBy: Type.String(),
  reason: nullable(Type.String()),
  version: Version,
  /** 'change', 'submit' or 'cancel': what the caller may do with it. */
  can: Can,
});
export type ContractView = Static<typeof ContractView>;

/** A rate that holds today. */
export const ActiveRate = closed({
  contractId: Id,
  number: Type.String(),
  vendorId: Id,
  vendor: Type.String(),
  itemId: Id,
  code: Type.String(),
  name: Type.String(),
  unit: Unit,
  gstPercent: Percent,
  fromQuantity: Type.Integer(),
  ratePaise: Paise,
  landedPaise: Paise,
  validTo: CalendarDate,
});
export type ActiveRate = Static<typeof ActiveRate>;

/** What a vendor offers of an item, beside the others. */
export const ComparedCell = closed({
  vendorId: Id,
  contractId: Id,
  state: ContractState,
  unit: Unit,
  ratePaise: Paise,
  freightPaise: Paise,
  gstPaise: Paise,
  gstPercent: Percent,
  landedPaise: Paise,
  /** Landed, of one base unit. */
  perBaseUnitPaise: Type.Number(),
  isLowest: Type.Boolean(),
  /** Above the lowest in tenths of a per cent; null where no rate counts. */
  above: nullable(Type.Integer()),
});
export type ComparedCell = Static<typeof ComparedCell>;

export const ComparedItem = closed({
  itemId: Id,
  code: Type.String(),
  name: Type.String(),
  category: Type.String(),
  baseUnit: Unit,
  /** Unit that the need is said in. */
  unit: Unit,
  /** What a year needs, in that unit: by what was used of late, or what is ordered at once where that is more. The sums are of it. */
  need: Type.Number(),
  cells: Type.Array(ComparedCell),
});
export type ComparedItem = Static<typeof ComparedItem>;

export const ComparedVendor = closed({
  vendorId: Id,
  vendor: Type.String(),
  leadDays: Type.Integer(),
  number: Type.String(),
  state: ContractState,
  validTo: CalendarDate,
  /** Items of which it is the lowest, and those that it offers. */
  lowestOn: Type.Integer(),
  offered: Type.Integer(),
  /** What a year needs of what it offers, landed. */
  basketPaise: Paise,
});
export type ComparedVendor = Static<typeof ComparedVendor>;

export const Comparison = closed({
  vendors: Type.Array(ComparedVendor),
  items: Type.Array(ComparedItem),
  /** A year at the lowest rates that hold today, and at the lowest once all that waits holds. */
  todayPaise: Paise,
  lowestPaise: Paise,
});
export type Comparison = Static<typeof Comparison>;

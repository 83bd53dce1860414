import type { Letterhead } from './letterhead.ts';

/** Somebody on a paper: a vendor, the firm that buys, the place that goods are for. */
export interface TradeParty {
  /** 'Vendor · V-0042', 'Bill to', 'Deliver to'. */
  label: string;
  name: string;
  /** Address and contact. */
  lines: readonly string[];
  /** GSTIN, PAN and the like. */
  ids: readonly { label: string; value: string }[];
}

/** Who prepared, approved or received; an empty name is a place to sign. */
export interface TradeSignature {
  label: string;
  name: string;
  /** '20/11/2026 10:42'; empty where it is signed by hand. */
  at: string;
}

export interface TradeRow {
  cells: readonly string[];
  /** Under the wide cell: make, lot, reason. */
  notes: readonly string[];
}

/** A column of a paper's table. */
export interface TradeColumn {
  head: string;
  isNumber: boolean;
  isWide: boolean;
}

/** A column of words, which one of a table may fill. */
export function textColumn(head: string, isWide = false): TradeColumn {
  return { head, isNumber: false, isWide };
}

/** A column of amounts or quantities. */
export function numberColumn(head: string): TradeColumn {
  return { head, isNumber: true, isWide: false };
}

/** A paper about goods or money between two parties: order, goods received note, return, debit note, indent, payout. Amounts as printed. */
export interface TradePaper {
  /** ISO instant: date of the PDF, so that the same data gives the same bytes. */
  documentDate: string;
  letterhead: Letterhead;
  title: string;
  /** Beside the title, such as 'to vendor, goods returned'; empty for none. */
  note: string;
  /** In a box: 'approved', 'Draft'; empty for none. */
  standing: string;
  facts: readonly { label: string; value: string }[];
  /** At most three, side by side. */
  parties: readonly TradeParty[];
  columns: readonly TradeColumn[];
  rows: readonly TradeRow[];
  /** The last row of the table, in bold; null for none. */
  totalRow: readonly string[] | null;
  /** Taxable value and tax by rate; null where the paper bears none. */
  taxes: {
    note: string;
    heads: readonly string[];
    rows: readonly (readonly string[])[];
  } | null;
  sums: readonly { label: string; amount: string; isStrong: boolean }[];
  /** The sum in a box; null for a paper without money. */
  total: { label: string; amount: string; words: string } | null;
  terms: readonly { label: string; text: string }[];
  signatures: readonly TradeSignature[];
  foot: string;
}

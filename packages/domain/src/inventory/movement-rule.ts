import type { MovementType } from '../enumerations/inventory.ts';
import type { StockPostingKind } from '../money/stock-postings.ts';
import type { SupplySeries } from './supply-series.ts';

/** What a movement of stock does: it comes, it goes, or it is put into another store. */
export type MovementWay = 'in' | 'out' | 'between';

interface MovementRule {
  readonly ways: readonly MovementWay[];
  /** It may take what is expired or in quarantine, because nobody is measured with it. */
  readonly takesUnusable: boolean;
  readonly posting: StockPostingKind;
}

const used: MovementRule = { ways: ['out'], takesUnusable: false, posting: 'stockUsed' };
const moved: MovementRule = { ways: ['between'], takesUnusable: true, posting: 'stockMoved' };

/** What each type of movement (spec §4) may do, and what it does to the books. What goes back to a vendor is stock in, taken back. */
export const MOVEMENT_RULES: Readonly<Record<MovementType, MovementRule>> = {
  wastage: { ways: ['out'], takesUnusable: true, posting: 'stockWasted' },
  transfer: moved,
  'L2L transfer': moved,
  'credit (stock in)': { ways: ['in', 'out'], takesUnusable: true, posting: 'stockIn' },
  'stock adjustment': { ways: ['in', 'out'], takesUnusable: true, posting: 'stockAdjusted' },
  'manual consume': used,
  'QC auto': used,
  'QC manual': used,
  'machine startup': used,
  'machine shutdown': used,
  'machine sleep': used,
  'machine breakdown': used,
  'auto consume': used,
  'test calibration': used,
};

/** The posting of a movement; what a lab had when it began to count is no purchase. */
export function postingOfMovement(type: MovementType, series: SupplySeries): StockPostingKind {
  const { posting } = MOVEMENT_RULES[type];
  return posting === 'stockIn' && series === 'O' ? 'stockOpened' : posting;
}

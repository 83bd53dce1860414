import { listStockAudits, readStockAudit } from '@nidan/contract/supply/stock-audits/stock-audit-endpoints';
import { OUTDATED_BY_STOCK } from '../inventory/stock-words.ts';

/** What is out of date after a step of a count. */
export const OUTDATED_BY_AUDIT = [...OUTDATED_BY_STOCK, listStockAudits, readStockAudit];

/** Kinds of things whose changes the lists of counts follow. */
export const AUDIT_FOLLOWS = ['STOCK_AUDIT'] as const;

import { SLAB_MODES } from '@nidan/domain/agencies/payout';
import { COMMISSION_TDS_SECTIONS } from '@nidan/domain/tax/tds';
import { SETTLEMENT_SERIES } from '@nidan/domain/money/document-number';
import { LINE_MEANINGS, STATEMENT_FORMATS } from '@nidan/domain/money/bank/line-meanings';
import { settlementBatch } from '@nidan/domain/status-sets/money/settlement-batch';
import { labPayment } from '@nidan/domain/status-sets/money/lab-payment';
import { payout } from '@nidan/domain/status-sets/money/payout';

/** Codes of the checks of payouts, money between places, and the bank. */
export const CODES_OF_SETTLEMENTS: Readonly<Record<string, readonly (string | number)[]>> = {
  settlement_batch_state_known: settlementBatch.storedCodes,
  bank_statement_format_known: STATEMENT_FORMATS,
  bank_line_match_meaning_known: LINE_MEANINGS,
  lab_payment_kind_known: ['payment', 'transfer'],
  lab_payment_state_known: labPayment.storedCodes,
  payout_rule_mode_known: SLAB_MODES,
  payout_state_known: payout.storedCodes,
  payout_tds_section_known: COMMISSION_TDS_SECTIONS,
  payee_tds_section_known: COMMISSION_TDS_SECTIONS,
  settlement_document_series_known: SETTLEMENT_SERIES,
};

import type { SearchField } from '../enumerations/search-fields.ts';

/** What is known of a patient, as whoever sees a list may search by it. */
const PERSON = ['patient_name', 'patient_phone', 'patient_code', 'abha_id'] as const;
const PLACE = ['age', 'sex', 'city', 'area', 'address', 'pincode', 'state'] as const;

/**
 * Fields that a list is searched by, named as the specification names them (§3): only those that its rows can answer.
 * `state` is that of the address.
 */
export const LIST_SEARCH = {
  bills: [
    'lab_id',
    'barcode',
    ...PERSON,
    ...PLACE,
    'test_name',
    'test_code',
    'agency_name',
    'ref_name',
    'added_by',
  ],
  samples: ['barcode', 'lab_id', ...PERSON, 'test_name', 'test_code'],
  storedTubes: ['barcode', 'lab_id', ...PERSON, 'test_names', 'client_code'],
  dispatches: ['lab_id', 'barcode', ...PERSON, 'test_name', 'test_code', 'agency_name', 'ref_name'],
  refunds: ['refund_no', 'lab_id', ...PERSON, 'payment_mode', 'reference_number', 'added_by'],
  advances: ['advance_number', ...PERSON, 'payment_mode', 'reference_number', 'added_by'],
  notes: ['debit_note_no', 'lab_id', ...PERSON, 'agency_name', 'added_by'],
  paymentOrders: ['lab_id', ...PERSON, 'added_by'],
  cultures: ['barcode', 'lab_id', ...PERSON, 'test_name', 'test_code'],
  boxes: ['barcode', 'lab_id', 'request_no', 'courier_tracking_no', 'test_names', 'client_code'],
  transfers: ['lab_id', 'barcode', 'request_no', 'test_names', 'client_code'],
  incomingSamples: ['barcode', 'lab_id', 'request_no', 'courier_tracking_no', 'test_names', 'client_code'],
  incomingOrders: ['request_no', 'lab_id', 'test_names', 'client_code'],
  indents: ['doc_no', 'item_name', 'item_code', 'address_name'],
  stockTransfers: ['doc_no', 'item_name', 'item_code', 'lot_no', 'address_name'],
  stockAudits: ['doc_no', 'item_name', 'item_code', 'lot_no', 'address_name'],
  tests: ['test_name', 'test_code'],
  parameters: ['parameter_name', 'parameter_code'],
  stock: ['item_name', 'item_code', 'lot_no'],
  vendors: ['vendor_name'],
  vendorAddresses: ['address_name', 'vendor_name'],
  rateContracts: ['doc_no', 'vendor_name', 'item_name', 'item_code'],
  purchaseOrders: ['doc_no', 'vendor_name', 'item_name', 'item_code', 'address_name', 'added_by'],
  goodsReceipts: ['doc_no', 'vendor_name', 'item_name', 'item_code', 'lot_no', 'added_by'],
  vendorInvoices: ['invoice_no', 'doc_no', 'vendor_name', 'item_name', 'item_code'],
  materialReturns: ['doc_no', 'vendor_name', 'item_name', 'item_code', 'lot_no'],
  agencyInvoices: ['invoice_no', 'agency_name', 'client_code', 'reference_number'],
  vendorDebitNotes: ['debit_note_no', 'invoice_no', 'vendor_name', 'item_name'],
} as const satisfies Readonly<Record<string, readonly SearchField[]>>;

export type SearchedList = keyof typeof LIST_SEARCH;
/** Fields that some list is searched by. */
export type ListSearchField = (typeof LIST_SEARCH)[SearchedList][number];

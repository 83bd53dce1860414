import type { LabSettingName } from './lab-settings.ts';

interface Words {
  readonly label: string;
  /** What it does, in plain words for whoever decides. */
  readonly help: string;
}

/** What each setting is called and does; apart from the settings, so that only who explains them carries the words. */
export const LAB_SETTING_WORDS: Readonly<Record<LabSettingName, Words>> = {
  referrerRequired: {
    label: 'Referring doctor required',
    help: 'A bill is not saved without a referring doctor.',
  },
  phoneRequired: {
    label: 'Phone required',
    help: 'A new person is not saved without a phone number. Leave off where people come without one.',
  },
  discountReasonRequired: {
    label: 'Discount needs a reason',
    help: 'A bill with a discount is not saved without its reason.',
  },
  upiReferenceRequired: {
    label: 'UPI needs a reference',
    help: 'A UPI payment is not taken without its reference, the UTR number in the app of the payer. Asked when it is taken, not when the counter closes.',
  },
  repeatWarningHours: {
    label: 'Repeat warning',
    help: 'How far back the same test of the same person is warned of. 0 warns of nothing.',
  },
  refundHandlingRupees: {
    label: 'Handling charge of refunds',
    help: 'What is kept, once per bill, when a patient stops after the tube is drawn. Nothing is kept where the lab is at fault.',
  },
  creditNoteLimitRupees: {
    label: 'Credit note without approval',
    help: 'A credit note up to this amount is made at once. A higher one waits for the levels of its approval rule. 0 asks for every one.',
  },
  overReceiptPercent: {
    label: 'May come beyond an order',
    help: 'What a new order lets come beyond what was ordered of a line. An order may say otherwise. 0 lets nothing more come.',
  },
  rateVariancePercent: {
    label: 'Rate of an invoice may differ',
    help: 'A vendor’s invoice whose rates differ from the order by up to this is posted without approval. 0 asks for rates that agree to the paisa.',
  },
  leastShelfDays: {
    label: 'Shortest life of a lot',
    help: 'A lot that comes with fewer days to its expiry is not received without a reason. An item that says its own days goes by these. 0 asks for none.',
  },
  orderLimitRupees: {
    label: 'Order without approval',
    help: 'A purchase order up to this amount, all of it at rates of contracts, is approved at once. A higher one waits for the levels of its approval rule. 0 asks for every one.',
  },
  returnLimitRupees: {
    label: 'Return and claim without approval',
    help: 'Goods sent back to a vendor and debit notes on it, up to this amount, are approved at once. 0 asks for every one.',
  },
  vendorPaymentLimitRupees: {
    label: 'Vendor payment without approval',
    help: 'A payment to a vendor up to this amount is made at once. A higher one waits for the levels of its approval rule. 0 asks for every one.',
  },
  creditLimitRupees: {
    label: 'Credit limit without approval',
    help: 'The credit limit of an agency may be raised up to this amount at once. A higher one waits for the levels of its approval rule. 0 asks whenever a limit is raised.',
  },
  separatePurchaseDuties: {
    label: 'Receipt, invoice and payment by different people',
    help: 'Whoever received goods of an order does not book its invoice, and whoever did either does not pay it. Whoever planned a stock count does not approve its differences. Turn off only where too few people work.',
  },
  cutInvoicesAtNight: {
    label: 'Invoices of agencies at night',
    help: 'After the last day of a cycle, at 1:00, its invoices are cut as drafts by themselves, once. A person looks at them and sends them.',
  },
  referralPayouts: {
    label: 'Payouts for referrals',
    help: 'Doctors and people who sell may be paid a share of what their bills bring. Leave off where that is not lawful: while off, nobody can be made a payout.',
  },
  accessionWhereProcessed: {
    label: 'Accession where it is processed',
    help: 'A tube whose centre sends its department elsewhere is accessioned there and nowhere else.',
  },
  oldSamplesRefused: {
    label: 'Old samples are refused',
    help: 'A tube that is too old for one of its tests is never accessioned. When off, it is accepted with a reason.',
  },
  centresSettleByAccount: {
    label: 'Collection centres settle by account',
    help: 'Bills whose tubes a collection centre sends wait for the accounts, who approve them by box. A place may do otherwise: its own page says so.',
  },
  allowSelfCheck: {
    label: 'Enterer may check',
    help: 'The person who typed a value may also check it. Leave off where two people are on duty.',
  },
  criticalCallBeforeRelease: {
    label: 'Critical call before check',
    help: 'A critical value cannot be checked until the call is recorded with read-back.',
  },
  criticalNextMinutes: {
    label: 'Critical value: pathologist after',
    help: 'Minutes without a call after which a critical value is escalated to the pathologist, where the doctor was to be informed first. For values entered from now on.',
  },
  criticalHeadMinutes: {
    label: 'Critical value: head of the lab after',
    help: 'Minutes without a call after which a critical value is escalated to the head of the lab. Never before the pathologist. For values entered from now on.',
  },
  criticalDutyContact: {
    label: 'Pathologist for critical values',
    help: 'Name and phone number. Informed by phone when the ordering doctor is not reached.',
  },
  criticalHeadContact: {
    label: 'Head of the lab',
    help: 'Name and phone number. Informed by phone of a critical value when nobody else is reached.',
  },
  allowSelfRangeActivation: {
    label: 'Writer may activate ranges',
    help: 'The person who wrote new reference ranges may also put them to use. Leave off where two people approve them.',
  },
  holdReportForDues: {
    label: 'Hold reports for dues',
    help: 'A report is neither printed nor sent while its bill has a due. A payment frees it by itself.',
  },
  customerLinkDays: {
    label: 'Page of the patient',
    help: 'For how many days the link works that a patient is sent. Of links given from now on.',
  },
  unsendSeconds: {
    label: 'Time to pull a report back',
    help: 'For how many seconds a report that is sent stays here, so that it can be pulled back. 0 sends at once.',
  },
  allowSelfActivation: {
    label: 'Enterer may activate users',
    help: 'The person who entered a new user may also activate the account. Leave off where two administrators are at work.',
  },
  labelWay: {
    label: 'How labels are printed',
    help: 'What the print key gives. The other way stays in the menu beside it.',
  },
  labelSize: {
    label: 'Size of labels',
    help: 'The stock in the label printers. On the small one fit lab IDs with a prefix of one letter; its bars leave out the hyphen, and scanners read both forms.',
  },
  labelsPerTube: {
    label: 'Labels per tube',
    help: 'Copies of each label: one for the tube, others for the form or an aliquot.',
  },
  nameCasing: {
    label: 'Names are written',
    help: 'How names of patients are stored from now on. Names that are stored stay as they are.',
  },
  startView: {
    label: 'First screen',
    help: 'Where people begin after sign-in, if their role may open it.',
  },
  keepSerumDays: {
    label: 'Keep serum and plasma',
    help: 'For how many days after it is stored such a tube may not be disposed of. Counts for what is stored from then on.',
  },
  keepWholeBloodDays: {
    label: 'Keep whole blood',
    help: 'For how many days after it is stored such a tube may not be disposed of. Counts for what is stored from then on.',
  },
  keepUrineDays: {
    label: 'Keep urine',
    help: 'For how many days after it is stored such a tube may not be disposed of. Counts for what is stored from then on.',
  },
  keepFluidDays: {
    label: 'Keep body fluids',
    help: 'For how many days after it is stored such a tube may not be disposed of. Counts for what is stored from then on.',
  },
  keepSlideDays: {
    label: 'Keep slides and smears',
    help: 'For how many days after it is stored such a tube may not be disposed of. Counts for what is stored from then on.',
  },
  keepTissueDays: {
    label: 'Keep wet tissue',
    help: 'For how many days after it is stored such a tube may not be disposed of. Counts for what is stored from then on.',
  },
  keepBlockDays: {
    label: 'Keep paraffin blocks',
    help: 'For how many days after it is stored such a tube may not be disposed of. Counts for what is stored from then on.',
  },
  keepOtherDays: {
    label: 'Keep other specimens',
    help: 'For how many days after it is stored such a tube may not be disposed of. Counts for what is stored from then on.',
  },
  letterhead: {
    label: 'Paper of reports',
    help: 'The paper in the printers of the lab. A counter with other paper chooses its own on the screen.',
  },
  intervalsApproved: {
    label: 'Reference intervals approved',
    help: 'Switch on once the pathologist has gone through the reference intervals. Until then bills and reports say that they are not approved yet.',
  },
  signEverySheet: {
    label: 'Sign every sheet',
    help: 'The signatures stand on every sheet of a report. When off, they stand once, with the last results.',
  },
  identificationMethod: {
    label: 'How organisms are identified',
    help: 'Printed on culture reports that name an organism, such as: Conventional biochemical tests, MALDI-TOF.',
  },
  reportDisclaimer: {
    label: 'Closing words of reports',
    help: 'Printed at the end of every report instead of the usual words.',
  },
};

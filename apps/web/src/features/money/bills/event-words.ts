import type { EventView } from '@nidan/contract/base/audit/event-view';
import type { BillView } from '@nidan/contract/money/bills/bill-view';
import { LOOK_ACTION, type TimelineEvent } from '@nidan/domain/audit/timeline-events';
import { isPaymentMode } from '@nidan/domain/money/payment-mode';
import type { Translate } from '../../../kernel/text/define-texts.ts';
import { rupees } from '../../../kernel/ui/values/rupees.ts';
import type { billTexts } from './texts/bill-texts.ts';

type Words = (typeof billTexts)['english'];
export type BillT = Translate<Words>;

export interface TimelineLine {
  readonly key: string;
  readonly at: string;
  readonly by: string;
  readonly words: string;
}

const PLAIN = {
  'BILL create': 'eventBillCreate',
  'BILL addTest': 'eventBillAdd',
  'BILL cancelTest': 'eventBillCancel',
  'BILL writeOff': 'eventBillWriteOff',
  'BILL claimAgain': 'eventBillClaimAgain',
  'BILL recordConsent': 'eventConsent',
  'BILL withdrawConsent': 'eventConsentBack',
  'BILL passToAgency': 'eventBillPassed',
  'PAYMENT receive': 'eventPaymentReceive',
  'PAYMENT reverse': 'eventPaymentReverse',
  'REFUND request': 'eventRefundRequest',
  'REFUND approve': 'eventRefundApprove',
  'REFUND reject': 'eventRefundReject',
  'ADVANCE take': 'eventAdvanceTake',
  'NOTE makeCreditNote': 'eventCreditNote',
  'NOTE makeDebitNote': 'eventDebitNote',
  'NOTE approveCreditNote': 'eventCreditApproved',
  'NOTE rejectCreditNote': 'eventCreditRejected',
  'NOTE cancel': 'eventNoteCancel',
  'PAYMENT_ORDER ask': 'eventOrderAsk',
  'PAYMENT_ORDER attempt': 'eventOrderAttempt',
  'PAYMENT_ORDER settle': 'eventOrderSettle',
  'PAYMENT_ORDER hold': 'eventOrderHold',
  'PAYMENT_ORDER accept': 'eventOrderAccept',
  'PAYMENT_ORDER giveBack': 'eventOrderGiveBack',
  'PAYMENT_ORDER fail': 'eventOrderFail',
  'PAYMENT_ORDER giveUp': 'eventOrderGiveUp',
  'BILL approveDiscount': 'eventBillApproved',
  'BILL noteCircumstances': 'eventBillCircumstances',
  'APPROVAL ask': 'eventApprovalAsk',
  'APPROVAL approve': 'eventApprovalApprove',
  'APPROVAL reject': 'eventApprovalReject',
  'APPROVAL skip': 'eventApprovalSkip',
  'APPROVAL passOn': 'eventApprovalPassOn',
  'APPROVAL retry': 'eventApprovalRetry',
  'APPROVAL void': 'eventApprovalVoid',
  'BILL_SAMPLE create': 'eventSampleCreate',
  'BILL_SAMPLE collect': 'eventSampleCollect',
  'BILL_SAMPLE accession': 'eventSampleAccession',
  'BILL_SAMPLE accessionInDepartment': 'eventSampleDept',
  'BILL_SAMPLE undoCollect': 'eventSampleUndoCollect',
  'BILL_SAMPLE undoAccession': 'eventSampleUndoAccession',
  'BILL_SAMPLE undoAccessionInDepartment': 'eventSampleUndoDept',
  'BILL_SAMPLE reject': 'eventSampleReject',
  'BILL_SAMPLE cancel': 'eventSampleCancel',
  'BILL_SAMPLE pack': 'eventSamplePack',
  'BILL_SAMPLE unpack': 'eventSampleUnpack',
  'BILL_SAMPLE send': 'eventSampleSend',
  'BILL_TRANSFER create': 'eventTransferCreate',
  'BILL_TRANSFER approveAccounts': 'eventTransferApprove',
  'BILL_TRANSFER rejectAccounts': 'eventTransferRefuse',
  'BILL_TRANSFER reopen': 'eventTransferReopen',
  'BILL_TRANSFER send': 'eventTransferSend',
  'BILL_TRANSFER accept': 'eventTransferAccept',
  'BILL_TRANSFER reject': 'eventTransferEnd',
  'INCOMING_ORDER register': 'eventOrderRegister',
  'INCOMING_SAMPLE register': 'eventSampleRegister',
  'BILL_SAMPLE outsource': 'eventSampleOutsource',
  'BILL_SAMPLE printLabel': 'eventSampleLabel',
  'BILL_SAMPLE fillAliquot': 'eventSampleAliquot',
  'BILL_SAMPLE archive': 'eventSampleArchive',
  'BILL_SAMPLE moveInStorage': 'eventSampleMoveInStorage',
  'BILL_SAMPLE retrieve': 'eventSampleRetrieve',
  'CULTURE receive': 'eventCultureReceived',
  'CULTURE inoculate': 'eventCultureInoculate',
  'CULTURE incubate': 'eventCultureIncubate',
  'CULTURE readPlates': 'eventCultureRead',
  'CULTURE noteFindings': 'eventCultureFindings',
  'CULTURE saveIsolate': 'eventCultureIsolate',
  'CULTURE removeIsolate': 'eventCultureRemoveIsolate',
  'CULTURE saveSusceptibility': 'eventCultureSusceptibility',
  'CULTURE issueInterim': 'eventCultureInterim',
  'CULTURE finish': 'eventCultureFinish',
  'CULTURE reopen': 'eventCultureReopen',
  'CULTURE tellAlert': 'eventCultureAlert',
  'BILL_SAMPLE dispose': 'eventSampleDispose',
  'BILL_SAMPLE giveBack': 'eventSampleGiveBack',
  'BILL_TEST openCase': 'eventCaseOpen',
  'BILL_TEST startStage': 'eventStageStart',
  'BILL_TEST saveStage': 'eventStageSave',
  'BILL_TEST completeStage': 'eventStageComplete',
  'BILL_TEST rejectStage': 'eventStageReject',
  'BILL_TEST completeStages': 'eventStagesComplete',
  'BILL_TEST addThings': 'eventThingsAdd',
  'BILL_TEST changeThing': 'eventThingChange',
  'BILL_TEST discardThing': 'eventThingDiscard',
  'BILL_TEST storeThing': 'eventThingStore',
  'BILL_TEST disposeThing': 'eventThingDispose',
  'BILL_TEST printThings': 'eventThingsPrint',
  'BILL_TEST enterResults': 'eventTestEnter',
  'BILL_TEST attachFile': 'eventTestAttachFile',
  'BILL_TEST saveSynoptic': 'eventTestSaveSynoptic',
  'BILL_TEST dropSynoptic': 'eventTestDropSynoptic',
  'BILL_TEST addPicture': 'eventTestAddPicture',
  'BILL_TEST changePicture': 'eventTestChangePicture',
  'BILL_TEST removePicture': 'eventTestRemovePicture',
  'BILL_TEST askOpinion': 'eventTestAskOpinion',
  'BILL_TEST giveOpinion': 'eventTestGiveOpinion',
  'BILL_TEST withdrawOpinion': 'eventTestWithdrawOpinion',
  'BILL_TEST addAddendum': 'eventTestAddAddendum',
  'BILL_TEST tellFrozen': 'eventTestTellFrozen',
  'BILL_TEST recordScreening': 'eventTestRecordScreening',
  'BILL_TEST check': 'eventTestCheck',
  'BILL_TEST uncheck': 'eventTestUncheck',
  'BILL_TEST clearValues': 'eventTestClear',
  'BILL_TEST chooseVersion': 'eventTestChoose',
  'BILL_TEST recalculate': 'eventTestRecalculate',
  'BILL_TEST heldAnew': 'eventTestHeldAnew',
  'BILL_TEST refetchFormat': 'eventTestRefetchFormat',
  'BILL_TEST criticalCall': 'eventTestCriticalCall',
  'BILL_TEST criticalAttempt': 'eventTestCriticalAttempt',
  'BILL_TEST criticalEscalate': 'eventTestCriticalEscalate',
  'BILL_TEST chooseRerun': 'eventRerunChosen',
  'BILL_TEST resolveGroup': 'eventTestResolveGroup',
  'BILL_SAMPLE holdSwap': 'eventSampleHoldSwap',
  'BILL_SAMPLE overrideSwap': 'eventSampleOverrideSwap',
  'BILL_TEST hold': 'eventTestHold',
  'BILL_TEST resume': 'eventTestResume',
  'BILL_TEST reflexAdd': 'eventReflexAdd',
  'BILL_TEST reflexDecline': 'eventReflexDecline',
  'BILL_TEST commentAccept': 'eventCommentAccept',
  'BILL_TEST commentDismiss': 'eventCommentDismiss',
  'BILL_TEST requestRerun': 'eventTestRerun',
  'BILL_TEST startRerun': 'eventRerunStarted',
  'REPORT release': 'eventReportRelease',
  'REPORT markPrinted': 'eventReportPrinted',
  'REPORT markDispatched': 'eventReportDispatched',
  'MESSAGE resend': 'eventMessageResend',
  'MESSAGE send': 'eventMessageSend',
  'REPORT hold': 'eventReportHold',
  'REPORT queue': 'eventReportQueue',
  'REPORT reprint': 'eventReportReprint',
  'REPORT cancel': 'eventReportCancel',
  'REPORT publish': 'eventReportPublish',
  'REPORT pullBack': 'eventReportPullBack',
  'BILL customerLinkGive': 'eventLinkGive',
  'BILL customerLinkEnd': 'eventLinkEnd',
} as const satisfies Readonly<Record<Exclude<TimelineEvent, 'BILL discount'>, keyof Words>>;

/** What happened to a bill, in words, in its order; the same thing done to several parts at once is one line. */
export function timelineOf(bill: Pick<BillView, 'timeline' | 'lines'>, t: BillT): TimelineLine[] {
  const groups = Map.groupBy(bill.timeline, ({ at, by, entityKind, action }) =>
    [at, by, entityKind, action].join(' '),
  );
  return [...groups.values()].flatMap((events) => {
    const [first] = events;
    if (first === undefined) return [];
    const things = [...new Set(events.map((event) => thingOf(event, bill)))].filter((thing) => thing !== '');
    const words = [eventOf(first, t), things.join(', ')].filter((part) => part !== '').join(' ');
    const shown = first.reason ? t('eventWithReason', { event: words, reason: first.reason }) : words;
    return [{ key: first.eventId, at: first.at, by: first.by, words: shown }];
  });
}

function eventOf({ entityKind, action, after }: EventView, t: BillT): string {
  const name = `${entityKind} ${action}`;
  if (name === 'BILL discount')
    return t('eventBillDiscount', { amount: rupees(numberIn(after, 'discountPaise')) });
  if (action === LOOK_ACTION) return t('eventLook');
  const known = Object.entries(PLAIN).find(([key]) => key === name)?.[1];
  return known === undefined ? plainWords(action) : t(known);
}

/** What an event was about: a test by its code, a tube by its barcode, a note and money that was asked for by its amount, other money by amount and mode. */
function thingOf(event: EventView, { lines }: Pick<BillView, 'lines'>): string {
  const { entityKind, entityId, after, before } = event;
  const tests = lines.flatMap((line) => line.tests);
  if (entityKind === 'BILL_TEST') return tests.find((test) => test.bill_test_id === entityId)?.code ?? '';
  if (entityKind === 'BILL_SAMPLE')
    return textIn(after, 'barcode') || (tests.find((test) => test.sampleId === entityId)?.barcode ?? '');
  if (entityKind === 'BILL') return listIn(after, 'tests').join(', ');
  if (entityKind === 'NOTE') return `₹ ${rupees(numberIn(after, 'amountPaise'))}`;
  if (entityKind === 'PAYMENT_ORDER') {
    const paise = numberIn(after, 'amountPaise');
    return paise === 0 ? '' : `₹ ${rupees(paise)}`;
  }
  if (entityKind !== 'PAYMENT' && entityKind !== 'REFUND' && entityKind !== 'ADVANCE') return '';
  const money = textIn(after, 'mode') === '' ? before : after;
  const mode = textIn(money, 'mode');
  return isPaymentMode(mode) ? `₹ ${rupees(numberIn(money, 'amountPaise'))} ${mode}` : '';
}

/** An action that has no words of its own: `markPrinted` reads 'Mark printed'. */
function plainWords(action: string): string {
  const words = action.replace(/([A-Z])/gu, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function valueIn(part: unknown, name: string): unknown {
  return typeof part === 'object' && part !== null ? new Map(Object.entries(part)).get(name) : undefined;
}

function textIn(part: unknown, name: string): string {
  const value = valueIn(part, name);
  return typeof value === 'string' ? value : '';
}

function numberIn(part: unknown, name: string): number {
  const value = valueIn(part, name);
  return typeof value === 'number' ? value : 0;
}

function listIn(part: unknown, name: string): readonly string[] {
  const value = valueIn(part, name);
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
}

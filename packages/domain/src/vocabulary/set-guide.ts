/** What people are told of a status set besides its table. */
export interface SetGuide {
  readonly title: string;
  /** From which states facts lead to each derived state. */
  readonly computed?: Readonly<Record<string, readonly string[]>>;
  /** What was decided where the specification and the workflows are silent. */
  readonly decisions?: readonly string[];
}

export interface SetChapter {
  readonly title: string;
  readonly sets: Readonly<Record<string, SetGuide>>;
}

/** Every status set by its name, in the order of the generated page. */
export const SET_CHAPTERS: readonly SetChapter[] = [
  {
    title: 'From the counter to the report',
    sets: {
      billTest: {
        title: 'Bill test',
        decisions: [
          'A held test goes back to the state that it had before, whichever it was; a held test can be cancelled.',
          'A profile or package shows its least advanced test, in this order: collection pending, accession pending, onhold, department accessioned, result pending, outsourced, rerun, partially completed, completed, checked.',
          'Samples are moved by those who may update samples, values by those who may update results, checks by those who may update authorise; cancelling takes money back, so it needs the right to delete bills.',
        ],
      },
      physicalSample: {
        title: 'Physical sample',
        decisions: [
          'A tube from the archive goes to the department that needs it for an add-on test, or on the road, never back to the counter of the lab.',
          'Who gives a tube back to where it came from does so from the archive or from the lab it was outsourced to.',
        ],
      },
      incomingSample: {
        title: 'Incoming sample',
        decisions: ['A sample that was accessioned cannot be rejected here any more: its tube can.'],
      },
      incomingOrder: { title: 'Incoming order' },
      sampleBatchItem: {
        title: 'Sample batch item',
        decisions: [
          'What a rider has rejected may be assigned again, to the same rider or another.',
          'A sample on the road cannot be cancelled: it arrives first. After the accounts have approved it, it is registered.',
        ],
      },
      transfer: { title: 'Transfer of a bill between labs' },
      simpleAcceptance: { title: 'Simple acceptance' },
      rerun: {
        title: 'Rerun',
        decisions: ['Finishing a rerun is choosing one of the two values, so it needs a reason.'],
      },
      qcRun: {
        title: 'QC run',
        decisions: [
          'A completed run is reopened by the user who completed it, within a minute and while no hold, review or later run depends on it. Later a point is corrected with a reason, and its former value is kept.',
        ],
      },
      ruleSet: {
        title: 'Rule set',
        decisions: [
          'A draft may tell what it would have done before anybody approves it; only an approved set releases, and approving one retires the set before it.',
        ],
      },
      machineData: {
        title: 'Machine data',
        decisions: [
          'A value in quarantine is tried again as often as somebody asks; what still holds it back is told. It is discarded with a reason alone.',
        ],
      },
      machineDriver: {
        title: 'Machine driver',
        decisions: [
          'A delivered driver is in use as it came and is never edited; a changed one is a version of its own that a second person approves.',
        ],
      },
      cultureCase: {
        title: 'Culture',
        computed: {
          cancelled: [
            'received',
            'inoculating',
            'incubating',
            'growthDetected',
            'organismId',
            'astInProgress',
            'prelimReported',
          ],
        },
        decisions: [
          'That nothing grew is proposed by the clock and said by a person.',
          'The final state follows the check of its test, and goes back with it.',
        ],
      },
      testStage: {
        title: 'Test stage',
        decisions: [
          'A stage that is completed stays completed; what went wrong is redone at the rework target.',
        ],
      },
      reportDispatch: {
        title: 'Report dispatch',
        decisions: [
          'A report that comes off hold is released first and queues for dispatch then, so that nobody hands it out by mistake.',
          'A cancelled report is not dispatched any more; a new revision starts a row of its own.',
        ],
      },
    },
  },
  {
    title: 'Money',
    sets: {
      invoice: {
        title: 'Agency invoice',
        computed: { unpaid: ['sent'], partialPaid: ['sent'], paid: ['sent'] },
        decisions: [
          'There is no state for a cancelled invoice: a credit note takes it back and both stay readable.',
          'An invoice over nothing counts as paid.',
        ],
      },
      refund: {
        title: 'Refund',
        decisions: [
          'A refund is a request until a second person approves it; its lines are cancelled and the money is paid in that moment, by what is true then.',
          'Who asked may withdraw it by rejecting it. A rejected request is final: it is asked anew.',
        ],
      },
      customerAdvance: {
        title: 'Customer advance',
        decisions: [
          'Money in hand is active at once. A cheque or a demand draft is pending, and posted, until another person says that the bank cleared it.',
          'What was rejected or cancelled went back: it is posted back in the same moment. An advance of which something was used is not cancelled, the rest of it is returned.',
        ],
      },
      accountingNote: {
        title: 'Credit and debit note to a party',
        decisions: [
          'Its codes are those of the debit note of the specification. A credit note over the limit of the lab is pending until the last level of its approval; only then has it a number and a posting.',
          'A note of which nothing is used is cancelled by a posting the other way round and keeps its number. A rejected one is final: it is made anew.',
        ],
      },
      paymentOrder: {
        title: 'Payment order',
        decisions: [
          'Money that came is never refused. What comes after an order was cancelled or has failed pays the due of its bill, the rest is an advance of the patient.',
          'Money of another sum than was asked for is held: it is in no book until a person accepts it with a reason, or it goes back at the gateway.',
          'One order of a bill is waited for at a time. A code fails after 15 minutes, a link after a day, a terminal after 5 minutes.',
        ],
      },
      payout: {
        title: 'Payout for referrals',
        decisions: [
          'One waits for approval at a time for each who gets a share. A rejected one is final; its days are paid out by the next one.',
          'It is owed when another person approves it, less TDS, and paid when the bank was told.',
        ],
      },
      debitNote: {
        title: 'Debit note to a vendor',
        decisions: ['A rejected debit note is final: the claim is written anew.'],
      },
      labPayment: {
        title: 'Lab payment and transfer request',
        decisions: [
          'Sending to the bank may be left out: finance may approve what the receiver has approved.',
          'What finance rejected or reversed is final, and is corrected by a new payment.',
          'Whoever approved cannot reverse, and whoever asked for the archive cannot grant it.',
        ],
      },
      settlementBatch: { title: 'Settlement batch' },
      labAccount: {
        title: 'Lab account',
        decisions: [
          'A suspended lab comes back by way of the report block, so that nothing is released before somebody looked.',
          'Suspended and terminated labs may sign in to pay. Critical values are called in every state.',
        ],
      },
    },
  },
  {
    title: 'Purchase and stock',
    sets: {
      purchaseOrder: {
        title: 'Purchase order',
        computed: { partialReceived: ['pending'], received: ['pending'] },
        decisions: [
          'What has been received is counted and never set by hand; more than ordered counts as received.',
          'An issued order can be cancelled whole while nothing was received, and for the rest afterwards.',
        ],
      },
      indent: {
        title: 'Indent',
        decisions: [
          'An approved indent is issued; it is cancelled from draft, created, accepted or pending only.',
        ],
      },
      interLocationTransfer: {
        title: 'Transfer between locations',
        computed: {
          transferred: ['inTransit'],
          partialTransferred: ['inTransit'],
          partiallyReceived: ['inTransit'],
          received: ['inTransit'],
        },
        decisions: ['While anything has arrived, how much arrived is shown; before that, how much was sent.'],
      },
      inventoryAudit: {
        title: 'Stock audit',
        decisions: ['Whoever counted does not approve the count; counting again needs a reason.'],
      },
      rateContract: {
        title: 'Rate contract',
        decisions: [
          'The calendar activates and expires a contract; a contract that is running can be cancelled.',
        ],
      },
    },
  },
  {
    title: 'Logistics',
    sets: {
      logisticsTask: {
        title: 'Logistics task',
        decisions: ['A task handed to another rider is assigned to that rider, who has to accept it anew.'],
      },
      logisticsSubTask: { title: 'Part of a logistics task' },
      requestState: {
        title: 'Request for logistics or home collection',
        decisions: ['An answered request is final; the same wish later is a new request.'],
      },
    },
  },
  {
    title: 'Approvals',
    sets: {
      approvalRequest: {
        title: 'Approval request',
        computed: { pendingOnMe: ['pending', 'partial'], pendingOnOthers: ['pending', 'partial'] },
        decisions: [
          'Awaiting means that the next level has nobody who could approve: it escalates, and goes on when somebody is found.',
          'A failed effect counts as final for the approvers; the effect alone can be tried again.',
          'There is no type 6: a request of it is refused.',
        ],
      },
      approvalStep: {
        title: 'Step of one approver',
        decisions: ['Only who was notified answers.'],
      },
    },
  },
  {
    title: 'Records and accounts',
    sets: {
      masterData: {
        title: 'Master data',
        decisions: ['Nothing is deleted: what is no longer used is disabled and can be enabled again.'],
      },
      accountStatus: {
        title: 'Standing of a user, agency or vendor',
        decisions: [
          'An account is drafted, submitted and activated by somebody else. Sending back, disabling and terminating need a reason.',
          'Terminated is final: whoever comes back gets a new account.',
        ],
      },
      openClosed: {
        title: 'Open and closed',
        decisions: ['Opening again needs a reason.'],
      },
    },
  },
  {
    title: 'Consent and integration',
    sets: {
      consent: { title: 'Consent to share records' },
      dataTransfer: {
        title: 'Transfer of records',
        decisions: [
          'FAILED is what the other side refused, ERROR what could not be sent. A new try is a new transfer.',
        ],
      },
      importJob: {
        title: 'Import or linking job',
        decisions: [
          'A draft is tried and nothing is written; in progress all of the file is written, or nothing.',
          'A job is done when somebody has seen how it ended, or has given the draft up.',
        ],
      },
      genericOutcome: {
        title: 'Outcome of anything else',
        decisions: ['The outcome is final; a new try is a new row.'],
      },
      integrationLog: {
        title: 'Integration log',
        decisions: ['A row starts with the outcome of its first try; there is no state before it.'],
      },
    },
  },
];

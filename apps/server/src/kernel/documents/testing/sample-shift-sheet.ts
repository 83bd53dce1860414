import type { ShiftSheet } from '@nidan/domain/documents/shift-sheet';

/** The sheet of an invented shift that was short and is handed over. */
export function sampleShiftSheet(changes: Partial<ShiftSheet> = {}): ShiftSheet {
  return {
    documentDate: '2026-11-20T09:00:00Z',
    labName: 'Sahyadri Diagnostics',
    place: 'Kothrud',
    person: 'Rekha Shinde',
    from: '20/11/2026 07:00',
    to: '20/11/2026 14:30',
    modes: [
      {
        mode: 'Cash',
        receipts: 41,
        collectedPaise: 34_860_00,
        returnedPaise: 760_00,
        expectedPaise: 36_100_00,
      },
      {
        mode: 'BHIM UPI',
        receipts: 38,
        collectedPaise: 46_310_00,
        returnedPaise: 0,
        expectedPaise: 46_310_00,
      },
    ],
    count: [
      { label: '₹ 500', pieces: 72, amountPaise: 36_000_00 },
      { label: 'Coins', pieces: null, amountPaise: 40_00 },
    ],
    counts: [],
    facts: [{ label: 'Float at the start', amountPaise: 2_000_00 }],
    drawer: {
      countedPaise: 36_040_00,
      expectedPaise: 36_100_00,
      difference: '₹60 short',
      reason: 'Wrong change given',
      note: 'Change for 500 given twice.',
    },
    closedFor: null,
    handOver: {
      amountPaise: 34_040_00,
      floatPaise: 2_000_00,
      to: 'Nilesh Patil',
      confirmed: { at: '20/11/2026 14:40', amountPaise: 34_040_00, reason: null },
    },
    ...changes,
  };
}

import type { Driver } from '../driver.ts';

/** Where HL7 v2 puts things; a driver says what its machine does otherwise. */
export const HL7_BASE = {
  encoding: 'utf-8',
  link: { kind: 'mllp' },
  layout: { kind: 'hl7' },
  person: { name: 'PID.5', personId: 'PID.3.1|PID.2.1', sex: 'PID.8', birthDate: 'PID.7' },
  result: {
    code: 'OBX.3.1|OBX.3.4',
    value: 'OBX.5',
    second: null,
    unit: 'OBX.6.1',
    flags: 'OBX.8',
    dilution: '',
    measuredAt: 'OBX.19|OBX.14|OBR.7',
    reagentLot: '',
    mark: 'OBX.11',
    marks: {},
    repeated: [],
    skip: [],
    noValue: ['----', '****', '++++', 'INVALID'],
  },
  file: null,
  statuses: [],
} as const satisfies Partial<Driver>;

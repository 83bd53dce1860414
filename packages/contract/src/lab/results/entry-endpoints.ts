import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { COMMENT_DECISIONS, COMMENT_LANGUAGES } from '@nidan/domain/results/result-comment';
import { Type } from 'typebox';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { closed, Done, Id, LongText, nullable, page, pageOf, Reason, Version } from '../../kernel/shapes.ts';
import { ResultValue } from './result-value.ts';
import { TestRefs } from './test-refs.ts';
import {
  ChangedTest,
  CriticalAttemptView,
  CriticalCallView,
  SavedTest,
  Worksheet,
  WorksheetComment,
  WorksheetReflex,
} from './worksheet.ts';

const read = { module: 'results', bits: PERMISSION.read } as const;
const update = { module: 'results', bits: PERMISSION.update } as const;

/** Longest value: a narrative such as a smear or a culture. */
const LONGEST_VALUE = 8_000;
const Value = nullable(Type.String({ maxLength: LONGEST_VALUE }));
const Changed = closed({ tests: Type.Array(ChangedTest) });

export const readWorksheet = defineEndpoint({
  method: 'GET',
  path: '/api/bills/tresult',
  summary:
    'The tests of a bill with parameters, ranges by sex and age at collection, values and earlier values',
  access: read,
  query: closed({ billId: Id }),
  response: Worksheet,
});

export const saveResults = defineEndpoint({
  method: 'POST',
  path: '/api/bills/tresult',
  summary:
    'Saves values of one or more tests of a bill, all or none; null clears a value. Calculated parameters follow by themselves',
  access: update,
  body: closed({
    billId: Id,
    tests: Type.Array(
      closed({
        billTestId: Id,
        version: Version,
        values: Type.Array(
          closed({
            parameterId: Id,
            value: Value,
            /** On which it was measured, null by hand; needed where the worksheet names several machines. */
            machineId: Type.Optional(nullable(Id)),
          }),
          { maxItems: 200 },
        ),
        note: Type.Optional(LongText),
      }),
      { minItems: 1, maxItems: 30 },
    ),
  }),
  response: closed({ tests: Type.Array(SavedTest) }),
  bodyLimit: 524_288,
});

export const listResultVersions = defineEndpoint({
  method: 'GET',
  path: '/api/bills/tresult/versions',
  summary: 'Every version of one value, latest first',
  access: read,
  query: closed({ ...page, billTestId: Id, parameterId: Id }),
  response: pageOf(ResultValue),
});

export const chooseResultVersion = defineEndpoint({
  method: 'POST',
  path: '/api/bills/tresult/choose-version',
  summary:
    'Reports an earlier version of a value again, such as the one before a rerun; it becomes the newest version',
  access: update,
  body: closed({
    billId: Id,
    billTestId: Id,
    version: Version,
    parameterId: Id,
    resultVersion: Version,
    reason: Reason,
  }),
  response: closed({ tests: Type.Array(SavedTest) }),
});

export const clearValues = defineEndpoint({
  method: 'POST',
  path: '/api/bills/clearValues',
  summary: 'Clears all values of a test that is not checked; the versions stay',
  access: update,
  body: closed({ billId: Id, billTestId: Id, version: Version, reason: Reason }),
  response: Changed,
});

export const decideReflex = defineEndpoint({
  method: 'POST',
  path: '/api/bills/tresult/reflex',
  summary:
    'Adds a test that the values of another call for to the bill, once and at its price there, or declines it until there is another value',
  access: update,
  body: closed({
    billId: Id,
    /** The test whose value calls. */
    billTestId: Id,
    version: Version,
    /** What is called for. */
    testId: Id,
    decision: Type.Enum(['accept', 'decline']),
    /** The patient consents to it. */
    consentGiven: Type.Optional(Type.Boolean()),
  }),
  response: closed({ billTestId: Id, reflexes: Type.Array(WorksheetReflex) }),
});

export const decideComment = defineEndpoint({
  method: 'POST',
  path: '/api/bills/test-result/comment',
  summary:
    'Accepts a sentence that a value proposes, which writes it to the remarks of the test, or dismisses it until there is another value',
  access: update,
  body: closed({
    billId: Id,
    billTestId: Id,
    version: Version,
    commentId: Id,
    decision: Type.Enum([...COMMENT_DECISIONS]),
    /** Of the remarks; English when it is left out. */
    language: Type.Optional(Type.Enum([...COMMENT_LANGUAGES])),
  }),
  response: closed({ billTestId: Id, note: Type.String(), comments: Type.Array(WorksheetComment) }),
});

export const startRerun = defineEndpoint({
  method: 'POST',
  path: '/api/bills/test-result/rerun/start',
  summary:
    'Says that tests whose rerun was asked for are being measured again; entering their values ends it',
  access: update,
  body: closed({ billId: Id, tests: TestRefs }),
  response: Done,
});

export const requestRerun = defineEndpoint({
  method: 'POST',
  path: '/api/bills/test-result/rerun',
  summary: 'Asks for tests to be measured again; their values stay until others are entered',
  access: update,
  body: closed({ billId: Id, tests: TestRefs, reason: Reason }),
  response: Changed,
});

export const holdTests = defineEndpoint({
  method: 'POST',
  path: '/api/bills/test-result/hold',
  summary: 'Puts tests on hold, in whatever open state they are',
  access: update,
  body: closed({ billId: Id, tests: TestRefs, reason: Type.Optional(Reason) }),
  response: Changed,
});

export const resumeTests = defineEndpoint({
  method: 'POST',
  path: '/api/bills/test-result/resume',
  summary: 'Takes tests off hold, to where their tube has come meanwhile',
  access: update,
  body: closed({ billId: Id, tests: TestRefs }),
  response: Changed,
});

export const recordCriticalCall = defineEndpoint({
  method: 'POST',
  path: '/api/bills/test-result/critical-call',
  summary:
    'Records that somebody was informed of a critical value and read it back; another value needs another call',
  access: update,
  body: closed({
    billId: Id,
    billTestId: Id,
    parameterId: Id,
    /** The value that was called out, as displayed. */
    value: Type.String({ minLength: 1, maxLength: LONGEST_VALUE }),
    receiver: Type.String({ minLength: 2, maxLength: 120, pattern: '\\S' }),
    readBack: Type.String({ minLength: 1, maxLength: 500, pattern: '\\S' }),
  }),
  response: CriticalCallView,
});

export const recordCriticalAttempt = defineEndpoint({
  method: 'POST',
  path: '/api/bills/test-result/critical-attempt',
  summary: 'Records that somebody called about a critical value and reached nobody; the call stays due',
  access: update,
  body: closed({
    billId: Id,
    billTestId: Id,
    parameterId: Id,
    /** The value that the call was about, as displayed. */
    value: Type.String({ minLength: 1, maxLength: LONGEST_VALUE }),
    /** Whom somebody called, and what happened. */
    note: Reason,
  }),
  response: CriticalAttemptView,
});

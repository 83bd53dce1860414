import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { AMEND_ACTIONS } from '@nidan/domain/enumerations/reporting';
import { GROUP_FINDINGS } from '@nidan/domain/results/blood-group';
import { Type } from 'typebox';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { closed, Id, nullable, Reason } from '../../kernel/shapes.ts';
import { TestRefs } from './test-refs.ts';
import { ChangedTest } from './worksheet.ts';

const authorise = { module: 'authorise', bits: PERMISSION.update } as const;

export const checkResults = defineEndpoint({
  method: 'POST',
  path: '/api/bills/test-result',
  summary:
    'Checks completed tests of a bill, all or none: by another person than entered them, and critical values only once called. `release` also releases the report; `onlyNormal` refuses what needs a look',
  access: authorise,
  stepUp: { whenTrue: 'release' },
  body: closed({
    billId: Id,
    tests: TestRefs,
    release: Type.Optional(Type.Boolean()),
    /** Refuses a bill that somebody must look at (`needs-a-look`), as many are checked together that nobody looked at one by one. */
    onlyNormal: Type.Optional(Type.Boolean()),
  }),
  response: closed({
    tests: Type.Array(ChangedTest),
    released: nullable(closed({ reportId: Id, revision: Type.Integer(), status: Type.String() })),
    /** Why the report did not go out although it was asked for: a package waits, the lab's account blocks it. */
    notReleased: nullable(Type.String()),
  }),
});

export const resolveBloodGroup = defineEndpoint({
  method: 'POST',
  path: '/api/bills/test-result/blood-group',
  summary:
    'Says why a blood group differs from the last one of the person: it was tested again and stands, or the earlier one was wrong. Only then it is entered, checked and released',
  access: authorise,
  body: closed({
    billId: Id,
    billTestId: Id,
    parameterId: Id,
    /** The group of this tube. */
    value: Type.String({ minLength: 1, maxLength: 80 }),
    finding: Type.Enum([...GROUP_FINDINGS]),
    reason: Reason,
  }),
  response: closed({
    value: Type.String(),
    former: Type.String(),
    finding: Type.Enum([...GROUP_FINDINGS]),
    resolvedBy: Type.String(),
  }),
});

export const uncheckResults = defineEndpoint({
  method: 'POST',
  path: '/api/bills/setUnchecked',
  summary: 'Takes tests back from checked to completed; after a release the next report is an amendment',
  access: authorise,
  body: closed({ billId: Id, tests: TestRefs, reason: Reason }),
  response: closed({
    tests: Type.Array(
      closed({
        ...ChangedTest.properties,
        /** Spec §4 "Amend actions": AMEND_TRUE when the last revision shows the test, AMEND_FALSE when it does not, NO_OP when none was released. */
        amend: Type.Enum([...AMEND_ACTIONS]),
      }),
    ),
  }),
});

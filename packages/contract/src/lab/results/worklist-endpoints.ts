import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { BILL_PRIORITIES } from '@nidan/domain/enumerations/bills';
import { WORKLIST_STATES } from '@nidan/domain/results/worklist-states';
import { Type } from 'typebox';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { closed, Id, page, pageOf } from '../../kernel/shapes.ts';
import { Urgency, WorklistCounts, WorklistRow } from './worklist-row.ts';

const read = { module: 'results', bits: PERMISSION.read } as const;
const name = WORKLIST_STATES.join('|');

const filters = {
  departmentId: Type.Optional(Id),
  testId: Type.Optional(Id),
  /** States, separated by commas; the whole bench unless told, which leaves out tests that are not collected yet. */
  state: Type.Optional(Type.String({ maxLength: 120, pattern: `^(${name})(,(${name}))*$` })),
  urgency: Type.Optional(Urgency),
  flag: Type.Optional(Type.Enum(['critical', 'abnormal', 'normal'])),
  priority: Type.Optional(Type.Enum([...BILL_PRIORITIES])),
  /** Part of a lab ID or of the patient's name. */
  q: Type.Optional(Type.String({ maxLength: 60 })),
};

export const listWorklist = defineEndpoint({
  method: 'GET',
  path: '/api/bills/test-result',
  summary: 'Tests that somebody still has to work on, the one due first at the top',
  access: read,
  query: closed({
    ...page,
    ...filters,
    /** Compares the values of completed tests with those before. */
    deltas: Type.Optional(Type.Boolean()),
  }),
  response: pageOf(WorklistRow),
});

export const countWorklist = defineEndpoint({
  method: 'GET',
  path: '/api/bills/test-result/counts',
  summary:
    'How many tests the worklist holds by department, test, state, urgency and flag, under the same filters',
  access: read,
  query: closed(filters),
  response: WorklistCounts,
});

import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { Type } from 'typebox';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { closed, Id, Reason, Version } from '../../kernel/shapes.ts';
import { TestChanges, TestDetails } from './test-edit-endpoints.ts';

const update = { module: 'masters', bits: PERMISSION.update } as const;

/** The draft as it was looked at: another edition than that of the test is refused. */
const looked = { testId: Id, edition: Version };

export const saveTestDraft = defineEndpoint({
  method: 'PUT',
  path: '/api/tests/draft',
  summary:
    'Writes the draft of the next version of a test, which may be incomplete until it is published; a missing field keeps what the draft says, and what says the same as the version in use is no part of it',
  access: update,
  body: closed({ ...looked, ...TestChanges }),
  response: TestDetails,
});

export const publishTest = defineEndpoint({
  method: 'POST',
  path: '/api/tests/draft',
  summary:
    'Makes the draft of a test its next version, for bills from now on; refused when a version came into use since it was written, until it is saved again',
  access: update,
  body: closed({ ...looked, reason: Type.Optional(Reason) }),
  response: TestDetails,
});

export const discardTestDraft = defineEndpoint({
  method: 'POST',
  path: '/api/tests/draft/discard',
  summary: 'Gives the draft of a test up; the version in use stays',
  access: update,
  body: closed(looked),
  response: TestDetails,
});

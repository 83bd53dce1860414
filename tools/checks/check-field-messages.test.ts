import { expect, test } from 'vitest';
import { checkFieldMessages } from './check-field-messages.ts';

const FEATURE = 'apps/server/src/features/money/notes/make-note.ts';

test.each(["msg: 'Say why'", 'msg: "Say why"', 'msg: `Say why ${name}`', "msg:\n  'Say why'"])(
  'refuses %j in a feature of the server',
  (text) => {
    expect(checkFieldMessages([{ path: FEATURE, text: `const fault = {\n${text} };` }])).toEqual([
      expect.stringContaining(`${FEATURE}:2: a message is written out`),
    ]);
  },
);

test.each([
  [FEATURE, "return faultAt('reason', 'say-why');"],
  [FEATURE, "// msg: 'Say why'"],
  [FEATURE.replace('.ts', '.test.ts'), "msg: 'Say why'"],
  ['packages/contract/src/kernel/refusals.ts', "msg: 'Say why'"],
])('takes %s with %j', (path, text) => {
  expect(checkFieldMessages([{ path, text }])).toEqual([]);
});

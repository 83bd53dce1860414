import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { TERM_RULES } from '@nidan/domain/catalogue/local-terms';
import { type Static, type TSchema, Type } from 'typebox';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { closed, Id, nullable, Reason, Version } from '../../kernel/shapes.ts';
import { TestKind } from './test-view.ts';

/** What a location does otherwise with a test; null is as everywhere. */
const LocalTermsOf = closed({
  /** False: the test is neither found nor billed there. */
  isOffered: Type.Boolean(),
  /** Turn-around time in hours, from the start of its run. */
  tatHours: nullable(Type.Number({ minimum: 0.01, maximum: 9_999 })),
  /** Of all its parameters that are measured. */
  method: nullable(Type.String({ minLength: 1, maxLength: 80, pattern: '\\S' })),
  /** On which it is run. */
  machineId: nullable(Id),
});

/** A value with where it comes from: the location, or the test. */
function ruled<Value extends TSchema>(value: Value) {
  return closed({ value, rule: Type.Enum([...TERM_RULES]) });
}

/** What the locations of a lab do with a test. */
export const LocalTermsView = closed({
  testId: Id,
  kind: TestKind,
  /** Of these terms alone. */
  version: Version,
  /** Those in use, and those out of use that have terms; by name. */
  locations: Type.Array(
    closed({
      locationId: Id,
      name: Type.String(),
      isEnabled: Type.Boolean(),
      /** Null: all is as everywhere. */
      terms: nullable(LocalTermsOf),
      /** What holds there in the end. */
      holds: closed({
        isOffered: ruled(Type.Boolean()),
        tatHours: ruled(Type.Number()),
        method: ruled(Type.String()),
        machineId: ruled(nullable(Id)),
      }),
    }),
  ),
  /** Those in use, and those out of use that are named; by name. */
  machines: Type.Array(closed({ machineId: Id, name: Type.String(), isEnabled: Type.Boolean() })),
});
export type LocalTermsView = Static<typeof LocalTermsView>;

export const readLocalTerms = defineEndpoint({
  method: 'GET',
  path: '/api/tests/override-details',
  summary: 'What each location does with a test, and whether the location or the test says so',
  access: { module: 'catalog', bits: PERMISSION.read },
  query: closed({ testId: Id }),
  response: LocalTermsView,
});

export const setLocalTerms = defineEndpoint({
  method: 'PUT',
  path: '/api/tests/override-details',
  summary:
    'Sets what locations do otherwise with a test, in the place of all that was said: for bills and values from now on. Of a profile or package only whether it is offered',
  access: { module: 'masters', bits: PERMISSION.update },
  body: closed({
    testId: Id,
    version: Version,
    terms: Type.Array(closed({ locationId: Id, ...LocalTermsOf.properties }), { maxItems: 500 }),
    reason: Type.Optional(Reason),
  }),
  response: LocalTermsView,
  bodyLimit: 262_144,
});

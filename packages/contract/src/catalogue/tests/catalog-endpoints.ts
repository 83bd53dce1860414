import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { ENABLED_FILTERS, TEST_TYPE_FILTERS } from '@nidan/domain/enumerations/catalogue-filters';
import { type Static, Type } from 'typebox';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { searchBy } from '../../kernel/search-by.ts';
import { listedMasters } from '../../kernel/master-shapes.ts';
import { closed, Id, page, pageOf } from '../../kernel/shapes.ts';
import { ContainerView } from './container-view.ts';
import { ParameterKind, ParameterView } from '../parameters/parameter-view.ts';
import { TestView } from './test-view.ts';

const read = { module: 'catalog', bits: PERMISSION.read } as const;
const Search = Type.String({ maxLength: 60 });

/** 'all' or one kind (spec §3 "Test type filter"). */
export const TestTypeFilter = Type.Enum([...TEST_TYPE_FILTERS]);

/** Spec §3 "Enabled filter". */
export const EnabledFilter = Type.Enum([...ENABLED_FILTERS]);

export const listTests = defineEndpoint({
  method: 'GET',
  path: '/api/tests',
  summary:
    'Orderable tests, best match first: `q` is the start of a code or short code, or 3 letters or more from anywhere in the name',
  access: read,
  query: closed({
    ...page,
    q: Type.Optional(Search),
    ...searchBy('tests'),
    kind: Type.Optional(TestTypeFilter),
    enabled: Type.Optional(EnabledFilter),
    departmentId: Type.Optional(Id),
    /** Those alone that are offered where the caller works. */
    offeredHere: Type.Optional(Type.Boolean()),
  }),
  response: pageOf(TestView),
});

export const findTestByCode = defineEndpoint({
  method: 'GET',
  path: '/api/tests/short-code',
  summary:
    'The enabled test with exactly this code or further short code, in upper or lower case; refused where the caller works at a location that does not offer it',
  access: read,
  query: closed({ code: Type.String({ minLength: 1, maxLength: 20 }) }),
  response: TestView,
});

export const listParameters = defineEndpoint({
  method: 'GET',
  path: '/api/parameters',
  summary:
    'Parameters with their reference intervals, by name; `testId` gives those of one test in its order',
  access: read,
  query: closed({
    ...page,
    q: Type.Optional(Search),
    ...searchBy('parameters'),
    testId: Type.Optional(Id),
    kind: Type.Optional(ParameterKind),
  }),
  response: pageOf(ParameterView),
});

export const SampleTypeView = closed({
  ...ContainerView.properties,
  sampleTypeId: Id,
  specimen: Type.String(),
  container: Type.String(),
  volumeMl: Type.Number(),
  /** Of its volume, what can be measured from: the serum of clotted blood. */
  usablePercent: Type.Integer(),
  stabilityHours: Type.Integer(),
  /** Master-data status (spec §4). */
  status: Type.Integer(),
});
export type SampleTypeView = Static<typeof SampleTypeView>;

export const listSampleTypes = defineEndpoint({
  method: 'GET',
  path: '/api/sampletypes/properties',
  summary:
    'Kinds of tubes in order of draw, with specimen, volume and stability; `all` adds those out of use',
  access: 'lab',
  query: listedMasters,
  response: pageOf(SampleTypeView),
});

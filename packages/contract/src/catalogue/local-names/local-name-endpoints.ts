import { LONGEST_LOCAL_NAME, NAMED_THINGS } from '@nidan/domain/catalogue/local-name';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { type Static, Type } from 'typebox';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { closed, Id, page, pageOf, Version } from '../../kernel/shapes.ts';

const Thing = Type.Enum([...NAMED_THINGS]);
const LocalName = Type.String({ maxLength: LONGEST_LOCAL_NAME });

/** A test or parameter with its names on paper. */
export const LocalNameView = closed({
  thing: Thing,
  id: Id,
  code: Type.String(),
  name: Type.String(),
  /** '' where the English name stands. */
  hi: Type.String(),
  mr: Type.String(),
  /** Of the names alone. */
  version: Version,
});
export type LocalNameView = Static<typeof LocalNameView>;

export const listLocalNames = defineEndpoint({
  method: 'GET',
  path: '/api/local-names',
  summary: 'Names of tests and parameters in Hindi and Marathi; `open` gives those alone that lack one',
  access: { module: 'catalog', bits: PERMISSION.read },
  query: closed({
    ...page,
    q: Type.Optional(Type.String({ maxLength: 60 })),
    thing: Type.Optional(Thing),
    open: Type.Optional(Type.Boolean()),
  }),
  response: pageOf(LocalNameView),
});

export const setLocalName = defineEndpoint({
  method: 'PUT',
  path: '/api/local-names',
  summary:
    'Names a test or parameter in Hindi and Marathi, for reports that are released from now on; an empty name leaves the English one',
  access: { module: 'masters', bits: PERMISSION.update },
  body: closed({ thing: Thing, id: Id, version: Version, hi: LocalName, mr: LocalName }),
  response: LocalNameView,
});

import { Type } from 'typebox';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { closed, nullable } from '../../kernel/shapes.ts';

export const findPincode = defineEndpoint({
  method: 'GET',
  path: '/api/pincode',
  summary: 'Where a postal code is, as a suggestion to whoever types an address',
  access: 'lab',
  query: closed({ pincode: Type.String({ format: 'pincode', minLength: 6 }) }),
  response: closed({
    /** Null for a code of no known area. */
    place: nullable(
      closed({
        state: Type.String(),
        /** The likelier ones first; empty when only the state is known. */
        districts: Type.Array(Type.String()),
        /** The city or town; null where none is known for the code. */
        city: nullable(Type.String()),
      }),
    ),
  }),
});

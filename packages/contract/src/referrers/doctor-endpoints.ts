import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { Type } from 'typebox';
import { defineEndpoint } from '../kernel/endpoint.ts';
import { closed, Id, nullable, page, pageOf } from '../kernel/shapes.ts';

export const searchDoctors = defineEndpoint({
  method: 'GET',
  path: '/api/doctors/doctors-by-search-text',
  summary:
    'Referring doctors whose name contains `q`, those with a word that begins with it first; all by name without `q`',
  access: { module: 'masters', bits: PERMISSION.read },
  query: closed({ ...page, q: Type.Optional(Type.String({ maxLength: 80 })) }),
  response: pageOf(
    closed({
      doctorId: Id,
      name: Type.String(),
      qualification: Type.String(),
      phone: nullable(Type.String()),
    }),
  ),
});

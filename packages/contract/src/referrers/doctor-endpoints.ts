import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { Type } from 'typebox';
import { defineEndpoint } from '../kernel/endpoint.ts';
import { closed, Id, nullable, page, pageOf, ShortText } from '../kernel/shapes.ts';

const DoctorView = closed({
  doctorId: Id,
  name: Type.String(),
  qualification: Type.String(),
  phone: nullable(Type.String()),
});

export const searchDoctors = defineEndpoint({
  method: 'GET',
  path: '/api/doctors/doctors-by-search-text',
  summary:
    'Referring doctors whose name contains `q`, those with a word that begins with it first; all by name without `q`',
  access: { module: 'masters', bits: PERMISSION.read },
  query: closed({ ...page, q: Type.Optional(Type.String({ maxLength: 80 })) }),
  perMinute: 600,
  response: pageOf(DoctorView),
});

export const createDoctor = defineEndpoint({
  method: 'POST',
  path: '/api/doctors',
  summary: 'Adds a referring doctor while a bill is typed',
  access: { module: 'bills', bits: PERMISSION.create },
  accountNeed: 'registration',
  body: closed({
    doctorId: Type.Optional(Id),
    name: Type.String({ format: 'patient-name' }),
    qualification: Type.Optional(ShortText),
    phone: Type.Optional(nullable(Type.String({ format: 'phone' }))),
  }),
  response: DoctorView,
});

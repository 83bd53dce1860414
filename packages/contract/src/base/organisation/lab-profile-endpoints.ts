import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { LAB_TYPES } from '@nidan/domain/enumerations/users';
import { type Static, Type } from 'typebox';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { changesOf } from '../../kernel/master-shapes.ts';
import { closed, nullable, ShortText, Version } from '../../kernel/shapes.ts';

const profile = {
  name: Type.String({ minLength: 1, maxLength: 120, pattern: '\\S' }),
  tagline: ShortText,
  address: Type.String({ maxLength: 400 }),
  phone: Type.String({ format: 'phone', maxLength: 20 }),
  email: Type.String({ format: 'email', maxLength: 200 }),
  website: ShortText,
  /** Last line of bills. */
  footer: Type.String({ maxLength: 200 }),
  /** Where a due is paid by UPI; '' for none. */
  upiAddress: Type.String({ maxLength: 80, pattern: '^([A-Za-z0-9._-]{2,64}@[A-Za-z0-9.]{2,64})?$' }),
  timeZone: Type.String({ format: 'time-zone', maxLength: 60 }),
  /** EXTERNAL, or one of its own (spec §3 "Lab"). */
  labType: Type.Enum([...LAB_TYPES]),
  /** Another lab of whoever says it, for which this one works; null for none. */
  homeLId: nullable(Type.Integer({ minimum: 1, maximum: 2_147_483_647 })),
};

/** What the lab prints on its papers, and its time zone. */
export const LabProfileView = closed({
  name: Type.String(),
  tagline: Type.String(),
  address: Type.String(),
  phone: Type.String(),
  email: Type.String(),
  website: Type.String(),
  footer: Type.String(),
  upiAddress: Type.String(),
  timeZone: Type.String(),
  labType: Type.Enum([...LAB_TYPES]),
  homeLId: nullable(Type.Integer()),
  version: Version,
});
export type LabProfileView = Static<typeof LabProfileView>;

export const readLabProfile = defineEndpoint({
  method: 'GET',
  path: '/api/labs/profile',
  summary: 'What the lab prints on its papers, and its time zone',
  access: { module: 'labs', bits: PERMISSION.read },
  response: LabProfileView,
});

export const updateLabProfile = defineEndpoint({
  method: 'PATCH',
  path: '/api/labs',
  summary: 'Changes what the lab prints on its papers, and its time zone; a missing field keeps what it has',
  access: { module: 'labs', bits: PERMISSION.update },
  body: closed({ version: Version, ...changesOf(profile) }),
  response: LabProfileView,
});

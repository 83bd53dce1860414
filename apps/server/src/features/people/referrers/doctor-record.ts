import type { DoctorRow } from '@nidan/domain/imports/doctor-sheet';
import { maskEmail, maskOther, maskPhone } from '@nidan/domain/people/demo-mask';
import { plainPhone } from '@nidan/domain/people/phone';
import type { Ctx } from '../../../kernel/http/context.ts';
import type { Brief } from './referred-records.ts';

/** A referring doctor: the values are those of a row of its file, references by code. */
export interface DoctorRecord extends DoctorRow {
  readonly doctorId: string;
  readonly version: number;
}

/** A doctor who was read, with the names of what is referred to. */
export interface ReadDoctor extends DoctorRecord {
  readonly territoryName: string | null;
  readonly agencyBriefs: readonly Brief[];
}

/** How somebody is reached, as the caller may see it. */
export function shownContact<Contact extends Pick<DoctorRow, 'phone' | 'email' | 'address'>>(
  { caller }: Pick<Ctx, 'caller'>,
  record: Contact,
): Contact {
  if (!caller.isDemoUser) return record;
  const { phone, email, address } = record;
  return {
    ...record,
    phone: phone === null ? null : maskPhone(phone),
    email: email === null ? null : maskEmail(email),
    address: maskOther(address),
  };
}

/** Blanks at the ends and doubled ones are a slip of the hand. */
export function plainText(text: string): string {
  return text.trim().replace(/\s+/gu, ' ');
}

function nothingFor(text: string | null): string | null {
  const plain = text?.trim() ?? '';
  return plain === '' ? null : plain;
}

/** A demo user who sends back what they were shown changes nothing. */
function keptContact(ctx: Pick<Ctx, 'caller'>, values: DoctorRow, former: DoctorRow | null): DoctorRow {
  const shown = former && shownContact(ctx, former);
  const keep = <Field extends 'phone' | 'email' | 'address'>(field: Field): DoctorRow[Field] =>
    former !== null && values[field] === shown?.[field] ? former[field] : values[field];
  return { ...values, phone: keep('phone'), email: keep('email'), address: keep('address') };
}

/** Values as they are kept: plain texts and phones, codes in capitals, each agency once. */
export function keptDoctor(ctx: Pick<Ctx, 'caller'>, values: DoctorRow, former: DoctorRow | null): DoctorRow {
  const { phone, email, ...kept } = keptContact(ctx, values, former);
  return {
    code: kept.code,
    name: plainText(kept.name),
    qualification: plainText(kept.qualification),
    specialisation: plainText(kept.specialisation),
    registrationNo: plainText(kept.registrationNo),
    phone: nothingFor(phone === null ? null : plainPhone(phone.trim())),
    email: nothingFor(email),
    address: kept.address.replaceAll('\r\n', '\n').trim(),
    territory: nothingFor(kept.territory)?.toUpperCase() ?? null,
    agencies: [...new Set(kept.agencies.map((code) => code.toUpperCase()))].toSorted(),
    status: kept.status,
  };
}

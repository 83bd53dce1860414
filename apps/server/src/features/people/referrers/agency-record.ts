import type { AgencyRow } from '@nidan/domain/imports/agency-sheet';
import { maskEmail, maskName, maskOther, maskPhone } from '@nidan/domain/people/demo-mask';
import { plainPhone } from '@nidan/domain/people/phone';
import type { Ctx } from '../../../kernel/http/context.ts';
import { plainText } from './doctor-record.ts';

/** An agency: the values are those of a row of its file, references by code. */
export interface AgencyRecord extends AgencyRow {
  readonly agencyId: string;
  readonly version: number;
}

/** An agency that was read, with the name of its territory. */
export interface ReadAgency extends AgencyRecord {
  readonly territoryName: string | null;
}

const PERSONAL = ['contactPerson', 'phone', 'email', 'address'] as const;

/** An agency as the caller may see it. */
export function shownAgency<Agency extends Pick<AgencyRow, (typeof PERSONAL)[number]>>(
  { caller }: Pick<Ctx, 'caller'>,
  agency: Agency,
): Agency {
  if (!caller.isDemoUser) return agency;
  const { contactPerson, phone, email, address } = agency;
  return {
    ...agency,
    contactPerson: maskName(contactPerson),
    phone: maskPhone(phone),
    email: email === null ? null : maskEmail(email),
    address: maskOther(address),
  };
}

/** A demo user who sends back what they were shown changes nothing. */
function unmasked(ctx: Pick<Ctx, 'caller'>, values: AgencyRow, former: AgencyRow | null): AgencyRow {
  if (former === null) return values;
  const shown = shownAgency(ctx, former);
  const same = PERSONAL.filter((field) => values[field] === shown[field]);
  return { ...values, ...Object.fromEntries(same.map((field) => [field, former[field]])) };
}

/** Values as they are kept: plain texts and phones, codes in capitals. */
export function keptAgency(ctx: Pick<Ctx, 'caller'>, given: AgencyRow, former: AgencyRow | null): AgencyRow {
  const values = unmasked(ctx, given, former);
  const [email = '', gstin = '', territory = ''] = [values.email, values.gstin, values.territory].map(
    (text) => text?.trim() ?? '',
  );
  return {
    code: values.code,
    name: plainText(values.name),
    type: values.type,
    contactPerson: plainText(values.contactPerson),
    phone: plainPhone(values.phone.trim()),
    email: email === '' ? null : email,
    address: values.address.replaceAll('\r\n', '\n').trim(),
    gstin: gstin === '' ? null : gstin.toUpperCase(),
    territory: territory === '' ? null : territory.toUpperCase(),
    printMode: values.printMode,
    paymentType: values.paymentType,
    billingCycle: values.billingCycle,
    accountMode: values.accountMode,
    expectedVolume: values.expectedVolume.toSorted((one, other) => (one.test < other.test ? -1 : 1)),
    status: values.status,
  };
}

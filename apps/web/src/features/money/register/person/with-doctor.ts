import type { AgencyOfBill, BillForm, DoctorOfBill } from '../bill-form.ts';
import type { Doctor } from '../quick-line/resolve-typed.ts';

/** A doctor as a bill keeps one. */
export function doctorOfBill({ doctorId, name, agencies }: Omit<Doctor, 'qualification'>): DoctorOfBill {
  return {
    doctorId,
    name,
    agencies: agencies.map((agency) => ({ agencyId: agency.agencyId, code: agency.code, name: agency.name })),
  };
}

/** The agency that a doctor stands for without a question; null when there is none or a choice. */
function onlyAgency(doctor: DoctorOfBill | null): AgencyOfBill | null {
  const [first = null, ...others] = doctor?.agencies ?? [];
  return others.length === 0 ? first : null;
}

/** A bill of an agency of the list, or of a walk-in. */
export function withAgency(form: BillForm, agency: AgencyOfBill | null): BillForm {
  return {
    ...form,
    client: agency?.name ?? '',
    agencyId: agency?.agencyId ?? null,
    isClientText: false,
    clientProblem: '',
  };
}

/** A bill of somebody who is no agency of the list, by an explicit choice. */
export function withClientText(form: BillForm, client: string): BillForm {
  return { ...form, client, agencyId: null, isClientText: true, clientProblem: '' };
}

/** A typed text that means no agency: it blocks the bill until an agency is chosen or the text is kept. */
export function withClientProblem(form: BillForm, client: string, clientProblem: string): BillForm {
  return { ...form, client, agencyId: null, isClientText: false, clientProblem };
}

/** A bill of another doctor: of their only agency, unless another client was chosen. */
export function withDoctor(form: BillForm, doctor: DoctorOfBill | null): BillForm {
  const isPreset = form.client.trim() === '' || form.agencyId === onlyAgency(form.doctor)?.agencyId;
  const next = { ...form, doctor, doctorProblem: '' };
  return isPreset ? withAgency(next, onlyAgency(doctor)) : next;
}

/** Agencies to choose from, those of the doctor first: of what was found, and of theirs what contains the text. */
export function offeredAgencies(
  doctor: DoctorOfBill | null,
  { typed, found }: { readonly typed: string; readonly found: readonly AgencyOfBill[] },
): AgencyOfBill[] {
  const text = typed.trim().toLowerCase();
  const own = (doctor?.agencies ?? []).filter(({ name }) => name.toLowerCase().includes(text));
  const ids = new Set(own.map(({ agencyId }) => agencyId));
  return [...own, ...found.filter(({ agencyId }) => !ids.has(agencyId))];
}

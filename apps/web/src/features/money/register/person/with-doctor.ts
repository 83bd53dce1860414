import type { BillForm, DoctorOfBill } from '../bill-form.ts';
import type { Doctor } from '../quick-line/resolve-typed.ts';

/** A doctor as a bill keeps one. */
export function doctorOfBill({ doctorId, name, agencies }: Omit<Doctor, 'qualification'>): DoctorOfBill {
  return { doctorId, name, agencies: agencies.map((agency) => agency.name) };
}

/** The agency that a doctor stands for without a question; '' when there is none or a choice. */
function onlyAgency(doctor: DoctorOfBill | null): string {
  const [first = '', ...others] = doctor?.agencies ?? [];
  return others.length === 0 ? first : '';
}

/** A bill of another doctor: of their only agency, unless another client was typed. */
export function withDoctor(form: BillForm, doctor: DoctorOfBill | null): BillForm {
  const typed = form.client.trim();
  const isPreset = typed === '' || typed === onlyAgency(form.doctor);
  return { ...form, doctor, doctorProblem: '', client: isPreset ? onlyAgency(doctor) : form.client };
}

/** Agencies to choose from, those of the doctor first: of what was found, and of theirs what contains the text. */
export function offeredAgencies(
  doctor: DoctorOfBill | null,
  { typed, found }: { readonly typed: string; readonly found: readonly string[] },
): string[] {
  const text = typed.trim().toLowerCase();
  const own = (doctor?.agencies ?? []).filter((name) => name.toLowerCase().includes(text));
  return [...new Set([...own, ...found])];
}

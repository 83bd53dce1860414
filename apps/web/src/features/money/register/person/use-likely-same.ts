import { searchPatients } from '@nidan/contract/people/patients/patient-endpoints';
import type { PatientMatch } from '@nidan/contract/people/patients/patient-record';
import { useState } from 'react';
import type { ApiRefusal } from '../../../../kernel/api/api-refusal.ts';
import { api } from '../../../../kernel/api/api.ts';
import { lazy } from '../../../../kernel/lazy/load-chunk.ts';
import type { BillForm } from '../bill-form.ts';
import type { Today } from './age-fields.ts';
import type { findLikelySame } from './likely-same.ts';

/** The comparison with who is registered: fetched ahead, as somebody may save without a network. */
export const fetchLikelySame = lazy<'findLikelySame', typeof findLikelySame>(
  () => import('./likely-same.ts'),
  'findLikelySame',
);

interface Found {
  readonly person: PatientMatch;
  /** Whether the bill was to be printed. */
  readonly prints: boolean;
  /** What the server said of an id that this person has; null when the person is only likely the typed one. */
  readonly why: string | null;
}

export interface LikelySameState {
  /** Who is likely the typed person, while it is asked. */
  readonly person: PatientMatch | null;
  readonly why: string | null;
  /** Looks for one before a new person is saved; true when it has to be asked. */
  readonly look: (
    form: BillForm,
    saving: { readonly prints: boolean; readonly today: Today },
  ) => Promise<boolean>;
  /** Asks about the person whose id was given; false for another refusal, and when the record is not found. */
  readonly askHolder: (refusal: ApiRefusal, prints: boolean) => Promise<boolean>;
  /** Ends the question, and answers what was found. */
  readonly take: () => Found | null;
}

/** Somebody registered who is likely the person that is about to be registered. */
export function useLikelySame(): LikelySameState {
  const [found, setFound] = useState<Found | null>(null);
  return {
    person: found?.person ?? null,
    why: found?.why ?? null,
    look: async ({ known, person: typed }, { prints, today }) => {
      if (known !== null) return false;
      const find = await fetchLikelySame();
      const person = await find(typed, today);
      setFound(person && { person, prints, why: null });
      return person !== null;
    },
    askHolder: async (refusal, prints) => {
      const code = refusal.code === 'id-of-another' ? refusal.details['code'] : undefined;
      if (code === undefined) return false;
      const { rows } = await api(searchPatients, { query: { q: code, limit: 1 } });
      const person = rows.find((one) => one.patient_code === code) ?? null;
      setFound(person && { person, prints, why: refusal.msg });
      return person !== null;
    },
    take: () => {
      setFound(null);
      return found;
    },
  };
}

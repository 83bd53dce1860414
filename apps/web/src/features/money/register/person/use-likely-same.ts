import type { PatientMatch } from '@nidan/contract/people/patients/patient-record';
import { useState } from 'react';
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
}

export interface LikelySameState {
  /** Who is likely the typed person, while it is asked. */
  readonly person: PatientMatch | null;
  /** Looks for one before a new person is saved; true when it has to be asked. */
  readonly look: (
    form: BillForm,
    saving: { readonly prints: boolean; readonly today: Today },
  ) => Promise<boolean>;
  /** Ends the question, and answers what was found. */
  readonly take: () => Found | null;
}

/** Somebody registered who is likely the person that is about to be registered. */
export function useLikelySame(): LikelySameState {
  const [found, setFound] = useState<Found | null>(null);
  return {
    person: found?.person ?? null,
    look: async ({ known, person: typed }, { prints, today }) => {
      if (known !== null) return false;
      const find = await fetchLikelySame();
      const person = await find(typed, today);
      setFound(person && { person, prints });
      return person !== null;
    },
    take: () => {
      setFound(null);
      return found;
    },
  };
}

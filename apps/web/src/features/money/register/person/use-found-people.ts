import { searchPatients } from '@nidan/contract/people/patients/patient-endpoints';
import type { PatientMatch } from '@nidan/contract/people/patients/patient-record';
import { PHONE_LENGTH, plainPhone } from '@nidan/domain/people/phone';
import { type KeyboardEvent, useState } from 'react';
import { useApiQuery } from '../../../../kernel/api/use-api-query.ts';
import { stepAmong } from '../../../../kernel/ui/grid/step-among.ts';

const MOST = 8;
const FRESH = 10_000;

export interface FoundPeople {
  readonly people: readonly PatientMatch[];
  readonly isSearching: boolean;
  /** The marked line: a person, the line after the last for a new one, -1 for none. */
  readonly at: number;
  readonly isOpen: boolean;
  readonly close: () => void;
  /** Arrows move, Enter picks: for the phone field and the empty name field. Other keys go on. */
  readonly keyDown: (event: KeyboardEvent) => void;
}

interface FoundInput {
  /** A list that was closed for one bill opens for the next one again. */
  readonly billId: string;
  readonly phone: string;
  /** The person is known or their name is being typed. */
  readonly isDecided: boolean;
  readonly onPick: (person: PatientMatch) => void;
  readonly onNew: () => void;
}

/** People registered on a phone number, looked up as soon as its ten digits are there. */
export function useFoundPeople({ billId, phone, isDecided, onPick, onNew }: FoundInput): FoundPeople {
  const plain = plainPhone(phone);
  const isWhole = /^\d+$/u.test(plain) && plain.length === PHONE_LENGTH;
  const [marked, setMarked] = useState({ occasion: '', at: 0 });
  const [closedFor, setClosedFor] = useState('');
  const query = useApiQuery(
    searchPatients,
    { query: { q: plain, limit: MOST } },
    { enabled: isWhole, keepFormer: false, freshFor: FRESH },
  );
  const occasion = `${billId} ${plain}`;
  const people = isWhole ? (query.data?.rows ?? []) : [];
  const isOpen = people.length > 0 && !isDecided && closedFor !== occasion;
  const at = marked.occasion === occasion ? marked.at : 0;
  return {
    people,
    isSearching: isWhole && query.isPending,
    at,
    isOpen,
    close: () => setClosedFor(occasion),
    keyDown: (event) => {
      if (!isOpen || event.ctrlKey || event.altKey || event.shiftKey) return;
      const step = event.key.startsWith('Arrow')
        ? stepAmong({ key: event.key, at, count: people.length + 1 })
        : null;
      if (step !== null) setMarked({ occasion, at: step });
      else if (event.key === 'Enter') {
        const person = people[at];
        if (person) onPick(person);
        else {
          setClosedFor(occasion);
          onNew();
        }
      } else return;
      event.preventDefault();
    },
  };
}

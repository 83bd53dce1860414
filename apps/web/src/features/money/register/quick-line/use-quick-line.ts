import { quotePrices } from '@nidan/contract/catalogue/rates/rate-endpoints';
import type { TestView } from '@nidan/contract/catalogue/tests/test-view';
import { listAgencies } from '@nidan/contract/people/referrers/agency-endpoints';
import { searchDoctors } from '@nidan/contract/people/referrers/doctor-endpoints';
import { searchPatients } from '@nidan/contract/people/patients/patient-endpoints';
import type { PatientMatch } from '@nidan/contract/people/patients/patient-record';
import { parseQuickLine, type QuickLine, type QuickPart } from '@nidan/domain/billing/quick-line';
import { plainPhone } from '@nidan/domain/people/phone';
import { useState } from 'react';
import { useApiQuery } from '../../../../kernel/api/use-api-query.ts';
import { useSession } from '../../../../kernel/session/session.ts';
import type { AgencyOfBill } from '../bill-form.ts';
import { meantPerson, type QuickMeaning } from './apply-quick-line.ts';
import { type Doctor, meantAgency } from './resolve-typed.ts';
import { useTestLexicon } from './use-test-lexicon.ts';

const FEWEST_OF_A_DOCTOR = 2;
const MOST = 8;
export const NEW_PERSON = 'new';
export const NO_DOCTOR = 'none';
export const NO_AGENCY = 'none';
export const AGENCY_TEXT = 'text';
/** What the server names or refuses for the desk of an agency. */
const NOT_OF_AGENCIES: readonly QuickPart[] = ['agency', 'discount'];

export interface QuickReading {
  readonly text: string;
  readonly type: (text: string) => void;
  readonly line: QuickLine;
  readonly answer: (at: number, part: QuickPart) => void;
  readonly doctors: readonly Doctor[];
  /** Id of the doctor, `none`, or '' while it is asked. */
  readonly doctorChoice: string;
  readonly chooseDoctor: (id: string) => void;
  readonly agencies: readonly AgencyOfBill[];
  /** Id of the agency, `text` to keep the name as a text, `none`, or '' while it is asked. */
  readonly agencyChoice: string;
  readonly chooseAgency: (id: string) => void;
  readonly people: readonly PatientMatch[];
  /** Id of the person, `new`, or '' while it is asked. */
  readonly personChoice: string;
  readonly choosePerson: (id: string) => void;
  /** What it means; null while something is asked or still looked up. */
  readonly meaning: QuickMeaning | null;
  /** What is known so far, for the preview. */
  readonly soFar: QuickMeaning;
  readonly isLooking: boolean;
}

interface Choices {
  readonly text: string;
  readonly answers: Readonly<Record<number, QuickPart>>;
  readonly doctor: string;
  readonly agency: string;
  readonly person: string;
}
const EMPTY: Choices = { text: '', answers: {}, doctor: '', agency: '', person: '' };

/** A quick line while it is typed: what its words are, whom and which tests it means, and what is still asked. */
export function useQuickLine(): QuickReading {
  const [choices, setChoices] = useState(EMPTY);
  const { byCode, isReady } = useTestLexicon();
  const { text, answers } = choices;
  const withheld = useSession().userType === 'AGENCY' ? NOT_OF_AGENCIES : [];
  const line = parseQuickLine(text, { isTestCode: (word) => byCode.has(word), answers, withheld });
  const { doctors, doctor, doctorChoice, isLooking: looksForDoctor } = useDoctor(line.doctor, choices.doctor);
  const { people, person, personChoice, isLooking: looksForPeople } = usePerson(line, choices.person);
  const tests = line.tests.flatMap((code) => byCode.get(code.toLowerCase()) ?? []);
  const {
    agencies,
    agency,
    agencyChoice,
    isLooking: looksForAgency,
  } = useAgency(line.agency, choices.agency);
  const { quotes, isLooking: looksForPrices } = useQuotesOf(agency, tests);
  const isLooking = [!isReady, looksForDoctor, looksForPeople, looksForAgency, looksForPrices].includes(true);
  const clientText = agencyChoice === AGENCY_TEXT ? line.agency : '';
  const soFar = { line, tests, doctor, agency, clientText, quotes, people, person };
  const isAsked = line.asked.length > 0 || [doctorChoice, agencyChoice, personChoice].includes('');
  return {
    text,
    line,
    doctors,
    doctorChoice,
    agencies,
    agencyChoice,
    people,
    personChoice,
    soFar,
    isLooking,
    meaning: isAsked || isLooking || line.words.length === 0 ? null : soFar,
    type: (typed) => setChoices((now) => ({ ...now, text: typed, answers: keptAnswers(now, typed) })),
    answer: (at, part) => setChoices((now) => ({ ...now, answers: { ...now.answers, [at]: part } })),
    chooseDoctor: (id) => setChoices((now) => ({ ...now, doctor: id })),
    chooseAgency: (id) => setChoices((now) => ({ ...now, agency: id })),
    choosePerson: (id) => setChoices((now) => ({ ...now, person: id })),
  };
}

/** Answers stay with the words that still stand where they stood. */
function keptAnswers({ text, answers }: Choices, typed: string): Choices['answers'] {
  const [was, is] = [text, typed].map((one) => one.split(/\s+/u).filter((word) => word !== ''));
  return Object.fromEntries(Object.entries(answers).filter(([at]) => was?.[Number(at)] === is?.[Number(at)]));
}

function useDoctor(name: string, chosen: string) {
  const wanted = name.length >= FEWEST_OF_A_DOCTOR;
  const query = useApiQuery(
    searchDoctors,
    { query: { q: name, limit: MOST } },
    { enabled: wanted, keepFormer: false },
  );
  const doctors = wanted ? (query.data?.rows ?? []) : [];
  const meant = doctors.length === 1 ? (doctors[0]?.doctorId ?? '') : '';
  const isThere = chosen === NO_DOCTOR || doctors.some(({ doctorId }) => doctorId === chosen);
  const doctorChoice = name === '' ? NO_DOCTOR : isThere ? chosen : meant;
  const doctor = doctors.find(({ doctorId }) => doctorId === doctorChoice) ?? null;
  return { doctors, doctor, doctorChoice, isLooking: wanted && query.isPending };
}

function useAgency(name: string, chosen: string) {
  const wanted = name !== '';
  const query = useApiQuery(
    listAgencies,
    { query: { q: name, limit: MOST } },
    { enabled: wanted, keepFormer: false },
  );
  const agencies = wanted ? (query.data?.rows ?? []) : [];
  const meant = meantAgency(name, agencies);
  const isThere =
    chosen === NO_AGENCY || chosen === AGENCY_TEXT || agencies.some(({ agencyId }) => agencyId === chosen);
  const found = meant.is === 'one' ? meant.item.agencyId : '';
  const agencyChoice = wanted ? (isThere ? chosen : found) : NO_AGENCY;
  const agency = agencies.find(({ agencyId }) => agencyId === agencyChoice) ?? null;
  return { agencies, agency, agencyChoice, isLooking: wanted && query.isPending };
}

/** What the tests cost the agency: the line is paid by the prices of its preview. */
function useQuotesOf(agency: AgencyOfBill | null, tests: readonly TestView[]) {
  const wanted = agency !== null && tests.length > 0;
  const testIds = [...new Set(tests.map(({ testId }) => testId))].join(',');
  const query = useApiQuery(
    quotePrices,
    { query: { testIds, ...(agency ? { agencyId: agency.agencyId } : {}) } },
    { enabled: wanted, keepFormer: false },
  );
  return { quotes: wanted ? (query.data?.quotes ?? []) : [], isLooking: wanted && query.isPending };
}

function usePerson(line: QuickLine, chosen: string) {
  const phone = plainPhone(line.phone);
  const wanted = phone !== '';
  const query = useApiQuery(
    searchPatients,
    { query: { q: phone, limit: MOST } },
    { enabled: wanted, keepFormer: false },
  );
  const people = wanted ? (query.data?.rows ?? []) : [];
  const meant = meantPerson(line, people)?.patient_id;
  const rest = line.name !== '' || people.length === 0 ? NEW_PERSON : '';
  const isThere = chosen === NEW_PERSON || people.some(({ patient_id: id }) => id === chosen);
  const personChoice = isThere ? chosen : (meant ?? rest);
  const person = people.find(({ patient_id: id }) => id === personChoice) ?? null;
  return { people, person, personChoice, isLooking: wanted && query.isPending };
}

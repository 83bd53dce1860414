import type { BodyOf } from '@nidan/contract/kernel/endpoint';
import {
  addDeliveredBreakpoints,
  listBreakpointSets,
} from '@nidan/contract/lab/culture/breakpoint-endpoints';
import {
  finishCulture,
  incubateCulture,
  inoculateCulture,
  issueInterim,
  noteFindings,
  readCulture,
  readPlates,
  receiveCulture,
  saveIsolate,
  saveSusceptibility,
  tellAlert,
} from '@nidan/contract/lab/culture/culture-endpoints';
import type { CultureView } from '@nidan/contract/lab/culture/culture-views';
import { checkResults } from '@nidan/contract/lab/results/check-endpoints';
import { readWorksheet, recordCriticalCall } from '@nidan/contract/lab/results/entry-endpoints';
import { masterEndpoints } from '@nidan/contract/catalogue/masters/master-endpoints';
import { newId } from '../kernel/database/new-id.ts';
import type { DemoClient } from './demo-client.ts';
import type { DemoLifeOfPatients } from './demo-bills.ts';
import type { DemoVisit } from './demo-visit-shape.ts';
import { runDemoVisit } from './demo-visit.ts';
import { once } from './once.ts';

interface DemoIsolate {
  readonly no: number;
  readonly organism: string;
  readonly quantity: BodyOf<typeof saveIsolate>['quantity'];
  readonly findings: BodyOf<typeof saveIsolate>['findings'];
  /** MICs by the code of their medicine. */
  readonly mics: Readonly<Record<string, string>>;
}

const BLOOD: DemoVisit = {
  patient: 21,
  when: { daysAgo: 7, at: '09:20' },
  tests: ['BCUL'],
  stage: 'accessioned',
  paid: 'all',
};
const URINE: DemoVisit = { ...BLOOD, patient: 18, when: { daysAgo: 3, at: '08:45' }, tests: ['UCUL'] };

const TYPHI: DemoIsolate = {
  no: 1,
  organism: 'SALTYP',
  quantity: 'bottle',
  findings: [],
  mics: { AMP: '2', CHL: '4', SXT: '≤0.5', CIP: '0.5', CRO: '≤0.12', CAZ: '≤0.5', MEM: '≤0.06' },
};
const COLI: DemoIsolate = {
  no: 1,
  organism: 'ESCCOL',
  quantity: 'ge1e5',
  findings: ['ESBL'],
  mics: {
    AMP: '≥32',
    AMC: '16',
    TZP: '8',
    CZO: '≥64',
    CRO: '≥64',
    FEP: '16',
    ETP: '≤0.5',
    MEM: '≤0.25',
    AMK: '≤2',
    GEN: '≤1',
    CIP: '≥4',
    LVX: '4',
    NIT: '≤16',
    FOS: '≤4',
    SXT: '≥16',
  },
};
const FAECALIS: DemoIsolate = {
  no: 2,
  organism: 'ENTFAE',
  quantity: '1e4',
  findings: [],
  mics: { AMP: '≤2', CIP: '1', LVX: '1', NIT: '≤16', VAN: '1', LNZ: '2' },
};

/** Id of a record of a master by its code. */
async function idOf(client: DemoClient, master: 'organism' | 'medicines', code: string): Promise<string> {
  const { rows } = await client.call(masterEndpoints(master).list, { query: { q: code, limit: 50 } });
  const found = rows.find((row) => row.code === code);
  if (found === undefined) throw new Error(`The demo lab has no ${master} ${code}`);
  return found.id;
}

interface AtCase {
  readonly life: DemoLifeOfPatients;
  /** Begins the names of its changes. */
  readonly as: string;
  readonly caseId: string;
  readonly received: number;
}

const versionOf = async ({ life, caseId }: AtCase): Promise<{ caseId: string; version: number }> => {
  const { version } = await life.staff.technician.call(readCulture, { query: { caseId } });
  return { caseId, version };
};

/** Takes the test of a new bill from its tube into the incubator. */
async function begin(
  life: DemoLifeOfPatients,
  as: string,
  visit: DemoVisit,
): Promise<AtCase & { readonly billId: string }> {
  const { technician } = life.staff;
  const { billId } = await runDemoVisit(life, visit, { as, patientId: life.billOf(visit.patient).patientId });
  const received = life.clock.hoursSince(visit.when) - 6;
  life.clock.setHoursAgo(received);
  const { caseId, plan } = await once(technician, `${as} receive`, {
    endpoint: receiveCulture,
    body: async () => {
      const [ordered] = (await technician.call(readWorksheet, { query: { billId } })).tests;
      return {
        caseId: newId(),
        billTestId: ordered?.billTestId ?? '',
        specimenId: null,
        site: '' as const,
        isScreening: false,
      };
    },
  });
  const at = { life, as, caseId, received, billId };
  await once(technician, `${as} plate`, {
    endpoint: inoculateCulture,
    body: async () => ({ ...(await versionOf(at)), media: plan.media }),
  });
  await once(technician, `${as} incubate`, {
    endpoint: incubateCulture,
    body: async () => ({ ...(await versionOf(at)), incubation: plan.incubation }),
  });
  return at;
}

interface DemoReading {
  readonly no: number;
  readonly hours: number;
  readonly hasGrowth: boolean;
  readonly seen: string;
}

async function read(at: AtCase, { no, hours, hasGrowth, seen }: DemoReading): Promise<void> {
  at.life.clock.setHoursAgo(at.received - hours);
  await once(at.life.staff.technician, `${at.as} reading ${no}`, {
    endpoint: readPlates,
    body: async () => ({ ...(await versionOf(at)), readingNo: no, hasGrowth, seen }),
  });
}

async function interim(at: AtCase, no: number): Promise<void> {
  await once(at.life.staff.pathologist, `${at.as} interim ${no}`, {
    endpoint: issueInterim,
    body: () => versionOf(at),
  });
}

async function name(at: AtCase, { no, organism, quantity, findings }: DemoIsolate): Promise<CultureView> {
  const { technician } = at.life.staff;
  return once(technician, `${at.as} isolate ${no}`, {
    endpoint: saveIsolate,
    body: async () => ({
      ...(await versionOf(at)),
      isolateId: newId(),
      isolateNo: no,
      organismId: await idOf(technician, 'organism', organism),
      quantity,
      findings: [...findings],
      note: '',
      confirmsChange: false,
    }),
  });
}

async function measure(at: AtCase, { no, mics }: DemoIsolate): Promise<void> {
  const { technician } = at.life.staff;
  await once(technician, `${at.as} medicines ${no}`, {
    endpoint: saveSusceptibility,
    body: async () => {
      const { isolates, version } = await technician.call(readCulture, { query: { caseId: at.caseId } });
      const isolateId = isolates.find(({ isolateNo }) => isolateNo === no)?.isolateId ?? '';
      const { rows } = await technician.call(masterEndpoints('medicines').list, { query: { limit: 200 } });
      const ids = new Map(rows.map((row) => [row.code, row.id]));
      const values = Object.entries(mics).map(([code, raw]) => ({
        isolateId,
        medicineId: ids.get(code) ?? '',
        method: 'mic' as const,
        potency: '',
        raw,
        overrule: null,
        isPrinted: null,
      }));
      return { caseId: at.caseId, version, values };
    },
  });
}

/** Tells the critical growth. */
async function tell({ billId, as, life }: AtCase & { readonly billId: string }): Promise<void> {
  const { technician } = life.staff;
  await once(technician, `${as} call`, {
    endpoint: recordCriticalCall,
    body: async () => {
      const [own] = (await technician.call(readWorksheet, { query: { billId } })).tests;
      const due = own?.parameters.find(({ callDue }) => callDue);
      const value = due?.result?.value ?? '';
      return {
        billId,
        billTestId: own?.billTestId ?? '',
        parameterId: due?.parameterId ?? '',
        value,
        receiver: 'Sister Mary, ward 2',
        readBack: value,
      };
    },
  });
}

/** Finishes the culture, and another person checks and releases it. */
async function finish(at: AtCase & { readonly billId: string }): Promise<void> {
  const { billId, as } = at;
  const { technician, pathologist } = at.life.staff;
  await once(technician, `${as} finish`, {
    endpoint: finishCulture,
    body: async () => ({ ...(await versionOf(at)), noGrowth: false }),
  });
  await once(pathologist, `${as} check`, {
    endpoint: checkResults,
    body: async () => ({
      billId,
      tests: (await technician.call(readWorksheet, { query: { billId } })).tests.map(
        ({ billTestId, version }) => ({
          billTestId,
          version,
        }),
      ),
      release: true,
    }),
  });
}

/** A blood culture from the plate to its final report, and a urine culture with two organisms that has an interim one. */
export async function keepDemoCultures(life: DemoLifeOfPatients, manager: DemoClient): Promise<void> {
  const { technician } = life.staff;
  life.clock.setHoursAgo(life.clock.hoursSince(BLOOD.when) + 1);
  await once(manager, 'breakpoints', {
    endpoint: addDeliveredBreakpoints,
    body: async () => {
      const { delivered } = await manager.call(listBreakpointSets, {});
      return { setId: newId(), document: delivered[0] ?? '' };
    },
  });
  const blood = await begin(life, 'blood culture', BLOOD);
  await read(blood, { no: 1, hours: 24, hasGrowth: false, seen: 'Bottles clear' });
  await interim(blood, 1);
  await read(blood, {
    no: 2,
    hours: 49,
    hasGrowth: true,
    seen: 'Aerobic bottle flagged; Gram-negative rods',
  });
  const { alerts } = await name(blood, TYPHI);
  await tell(blood);
  await interim(blood, 2);
  await once(technician, 'blood culture alert', {
    endpoint: tellAlert,
    body: async () => ({
      ...(await versionOf(blood)),
      alertId: alerts[0]?.alertId ?? '',
      toldTo: 'IDSP cell, Pune',
    }),
  });
  life.clock.setHoursAgo(blood.received - 73);
  await measure(blood, TYPHI);
  await finish(blood);
  const urine = await begin(life, 'urine culture', URINE);
  await read(urine, { no: 1, hours: 24, hasGrowth: true, seen: 'Lactose fermenting colonies, two kinds' });
  await name(urine, COLI);
  await name(urine, FAECALIS);
  await once(technician, 'urine culture findings', {
    endpoint: noteFindings,
    body: async () => ({
      ...(await versionOf(urine)),
      gram: 'Gram-negative rods, many',
      direct: 'Pus cells 20 to 25 / hpf',
      comment: '',
      site: 'urinary tract' as const,
      isSymptomatic: true,
      isScreening: false,
    }),
  });
  await interim(urine, 1);
  life.clock.setHoursAgo(urine.received - 48);
  await measure(urine, COLI);
  await measure(urine, FAECALIS);
}

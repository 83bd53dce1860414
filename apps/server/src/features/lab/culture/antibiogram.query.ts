import * as antibiogramEndpoints from '@nidan/contract/lab/culture/antibiogram-endpoints';
import type { QueryOf } from '@nidan/contract/kernel/endpoint';
import type { AntibiogramView } from '@nidan/contract/lab/culture/antibiogram-endpoints';
import {
  antibiogram,
  type CountedIsolate,
  firstIsolates,
  LEAST_ISOLATES,
} from '@nidan/domain/susceptibility/antibiogram';
import type { SusceptibilityCategory } from '@nidan/domain/susceptibility/interpret';
import { whonetOrganism } from '@nidan/domain/susceptibility/whonet-organisms';
import { formatDate } from '@nidan/domain/time/indian-date';
import { calendarDateIn } from '@nidan/domain/time/zone';
import type { ExportTable } from '../../../kernel/exports/export-table.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { readMedicines } from './case.query.ts';
import { type CountedValue, type IsolateOfPeriod, readIsolatesOfPeriod } from './counted-isolates.query.ts';
import { serve } from '../../../kernel/http/serve.ts';

/** The verdict of a medicine; the MIC says it where both were measured. */
function categoriesOf(values: readonly CountedValue[]): Record<string, SusceptibilityCategory> {
  const found: Record<string, SusceptibilityCategory> = {};
  for (const [medicine, method, , , category] of values) {
    if (category === null || (method === 'disk' && found[medicine] !== undefined)) continue;
    found[medicine] = category;
  }
  return found;
}

function countedOf(isolate: IsolateOfPeriod): CountedIsolate {
  const { isolateId, patientId, organismCode: organism, collectedAt, isScreening, values } = isolate;
  return { isolateId, patientId, organism, collectedAt, isScreening, categories: categoriesOf(values) };
}

/** Per cent susceptible of a period (CLSI M39). */
export const readAntibiogramOf = serve(
  antibiogramEndpoints.readAntibiogram,
  async (ctx, filter): Promise<AntibiogramView> => {
    const [isolates, list] = await Promise.all([readIsolatesOfPeriod(ctx, filter), readMedicines(ctx)]);
    const counted = isolates.map(countedOf);
    const firsts = firstIsolates(counted);
    const byOrganism = Map.groupBy(firsts, ({ organism }) => organism);
    const cells = new Map(antibiogram(counted).map((cell) => [`${cell.organism} ${cell.medicine}`, cell]));
    const tested = new Set(firsts.flatMap(({ categories }) => Object.keys(categories)));
    const medicines = list.filter(({ code }) => tested.has(code)).map(({ code, name }) => ({ code, name }));
    const names = new Map(isolates.map(({ organismCode, organism }) => [organismCode, organism]));
    const organisms = [...byOrganism]
      .map(([code, own]) => ({
        code,
        name: names.get(code) ?? code,
        isolates: own.length,
        cells: medicines.map((medicine) => {
          const cell = cells.get(`${code} ${medicine.code}`);
          return cell === undefined
            ? null
            : { tested: cell.tested, susceptible: cell.susceptible, percent: cell.percent };
        }),
      }))
      .toSorted((a, b) => b.isolates - a.isolates || a.name.localeCompare(b.name, 'en'));
    return { least: LEAST_ISOLATES, isolates: firsts.length, medicines, organisms };
  },
);

/** The antibiogram of a period as a table: one line for each organism and medicine. */
export async function exportAntibiogramOf(
  ctx: Ctx,
  { format, ...filter }: QueryOf<typeof antibiogramEndpoints.exportAntibiogram>,
) {
  const { organisms, medicines } = await readAntibiogramOf(ctx, filter);
  const table: ExportTable = {
    name: 'antibiogram',
    columns: ['Organism', 'First isolates', 'Medicine', 'Tested', 'Susceptible', '% S'],
    rows: organisms.flatMap(({ name, isolates, cells }) =>
      cells.flatMap((cell, at) =>
        cell === null
          ? []
          : [[name, isolates, medicines[at]?.name ?? '', cell.tested, cell.susceptible, cell.percent]],
      ),
    ),
  };
  return { table, format };
}

/** The column of WHONET of a value: medicine, and method with the load of a disk: CIP_ND5, CIP_NM. */
function whonetColumn([medicine, method, potency]: CountedValue): string {
  return method === 'mic' ? `${medicine}_NM` : `${medicine}_ND${potency.replaceAll(/[^0-9.]+.*$/gu, '')}`;
}

/** Isolates of a period in the columns that WHONET reads; patients by their code alone. */
export async function exportWhonetOf(
  ctx: Ctx,
  { format, ...filter }: QueryOf<typeof antibiogramEndpoints.exportWhonet>,
) {
  const isolates = await readIsolatesOfPeriod(ctx, filter);
  const columns = [...new Set(isolates.flatMap(({ values }) => values.map(whonetColumn)))].toSorted();
  const zone = ctx.lab.timeZone;
  const table: ExportTable = {
    name: 'whonet',
    columns: [
      'COUNTRY_A',
      'PATIENT_ID',
      'SEX',
      'SPEC_NUM',
      'SPEC_DATE',
      'SPEC_TYPE',
      'SCREENING',
      'ISOL_NUM',
      'ORGANISM',
      ...columns,
    ],
    rows: isolates.map((isolate) => {
      const byColumn = new Map(isolate.values.map((value) => [whonetColumn(value), value[3]]));
      return [
        'IND',
        isolate.patientCode,
        isolate.sex,
        isolate.labNo,
        formatDate(calendarDateIn(zone, isolate.collectedAt)),
        isolate.specimenCode,
        isolate.isScreening ? 'y' : 'n',
        isolate.isolateNo,
        whonetOrganism(isolate.organism),
        ...columns.map((column) => byColumn.get(column) ?? null),
      ];
    }),
  };
  return { table, format };
}

/** How often an organism was isolated by month of the lab, screening included; months without one between the first and the last too. */
export const readTrendOf = serve(
  antibiogramEndpoints.readOrganismTrend,
  async (ctx, { organismId, ...filter }) => {
    const own = (await readIsolatesOfPeriod(ctx, filter)).filter(
      (isolate) => isolate.organismId === organismId,
    );
    const monthOf = ({ collectedAt }: IsolateOfPeriod): string =>
      calendarDateIn(ctx.lab.timeZone, collectedAt).slice(0, 7);
    const byMonth = Map.groupBy(own, monthOf);
    const months = [...byMonth.keys()].toSorted();
    const [first] = months;
    const last = months.at(-1);
    if (first === undefined || last === undefined) return { months: [] };
    const all: string[] = [];
    for (let at = first; at <= last; at = nextMonth(at)) all.push(at);
    return {
      months: all.map((month) => {
        const found = byMonth.get(month) ?? [];
        return {
          month,
          isolates: found.length,
          patients: new Set(found.map(({ patientId }) => patientId)).size,
        };
      }),
    };
  },
);

function nextMonth(month: string): string {
  const year = Number(month.slice(0, 4));
  const number = Number(month.slice(5));
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
}

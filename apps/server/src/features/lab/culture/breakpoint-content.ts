import {
  SUSCEPTIBILITY_METHODS,
  BREAKPOINT_CONVENTIONS,
  type Breakpoint,
  ORGANISM_RANKS,
} from '@nidan/domain/susceptibility/breakpoint';
import { closed } from '@nidan/contract/kernel/shapes';
import { readFileSync } from 'node:fs';
import { Type } from 'typebox';
import { contentReader } from '../../../kernel/imports/content-file.ts';

const Positive = Type.Number({ exclusiveMinimum: 0 });

/** A delivered table: the head that holds for all its rows, and per row rank, organism, medicine, method, disk, site, S and R. */
const TableSchema = closed({
  guideline: Type.String({ minLength: 1 }),
  year: Type.Integer(),
  document: Type.String({ minLength: 1 }),
  convention: Type.Enum([...BREAKPOINT_CONVENTIONS]),
  rows: Type.Array(
    Type.Tuple([
      Type.Enum([...ORGANISM_RANKS]),
      Type.String({ minLength: 1 }),
      Type.String({ minLength: 1 }),
      Type.Enum([...SUSCEPTIBILITY_METHODS]),
      Type.String(),
      Type.String(),
      Positive,
      Positive,
    ]),
  ),
});

/** A delivered table of breakpoints. */
export interface DeliveredTable {
  readonly guideline: string;
  readonly year: number;
  readonly document: string;
  readonly convention: (typeof BREAKPOINT_CONVENTIONS)[number];
  readonly rows: readonly Breakpoint[];
}

const FILES = ['eucast-2022.json'] as const;

function readTable(file: string): DeliveredTable {
  const text = readFileSync(new URL(`content/${file}`, import.meta.url), 'utf8');
  const { rows, ...head } = contentReader(TableSchema)(file, text);
  return {
    ...head,
    rows: rows.map(([rank, code, medicine, method, potency, site, susceptible, resistant]) => ({
      ...head,
      method,
      organism: { rank, code },
      medicine,
      potency,
      site,
      susceptible,
      resistant,
      isDoseDependent: false,
      source: head.document,
    })),
  };
}

let tables: readonly DeliveredTable[] | null = null;

/** Tables of breakpoints that are delivered, read once per process. Throws an Error that names the file and place of a wrong value. */
export function deliveredTables(): readonly DeliveredTable[] {
  tables ??= FILES.map(readTable);
  return tables;
}

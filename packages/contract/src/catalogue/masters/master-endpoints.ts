import { PERMISSION } from '@nidan/domain/access/permission-bits';
import type { MasterField, MasterValue, MasterValues, NumberField } from '@nidan/domain/masters/master-field';
import {
  type Master,
  MASTER_NAMES,
  type MasterName,
  masterOf,
  type NarrowingField,
  narrowingFields,
} from '@nidan/domain/masters/masters';
import type { MasterDataAction } from '@nidan/domain/status-sets/master-data';
import { type TProperties, type TSchema, Type } from 'typebox';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import {
  changesOf,
  listedMasters,
  masterStanding,
  MasterStep,
  NewMasterStatus,
} from '../../kernel/master-shapes.ts';
import { closed, Id, nullable, pageOf, Version } from '../../kernel/shapes.ts';

const { create, read, update } = PERMISSION;

/** Another record as a record names it. */
export interface MasterBrief {
  readonly code: string;
  readonly name: string;
}

/** A record of a declared master: beside these its fields, a reference as `MasterBrief`. */
export interface MasterView {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  /** Master-data status (spec §4). */
  readonly status: number;
  readonly statusLabel: string;
  readonly version: number;
  readonly can: string[];
  readonly [field: string]: MasterValue | MasterBrief;
}

/** A new record; a field that is missing has what `emptyValue` says, where it is not needed. */
export interface NewMaster {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly status?: 0 | 1;
  readonly [field: string]: MasterValue | undefined;
}

/** What of a record becomes otherwise; what is missing stays. */
export interface MasterChange {
  readonly id: string;
  readonly version: number;
  readonly action?: MasterDataAction;
  readonly [field: string]: MasterValue | undefined;
}

/** Which records of a master are listed: beside these those with a value in a field of `narrowingFields`, a reference by code. */
export interface MasterQuery {
  readonly limit?: number;
  readonly cursor?: string;
  readonly all?: boolean;
  readonly q?: string;
  readonly id?: string;
  readonly [field: string]: string | number | boolean | undefined;
}

/** Values of a record as a body gives them. */
export function valuesIn(master: Master, body: NewMaster | MasterChange): MasterValues {
  const names = ['code', 'name', ...Object.keys(master.fields)];
  return Object.fromEntries(
    names.flatMap((name): [string, MasterValue][] => {
      const value = body[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

/** Code of a record that is referred to, in capitals. */
const Reference = Type.String({ minLength: 1, maxLength: 40, pattern: '^\\S+$' });

const core = {
  code: Type.String({ format: 'record-code' }),
  name: Type.String({ minLength: 1, maxLength: 120, pattern: '\\S' }),
};

function filledText(longest: number): TSchema {
  return Type.String({ minLength: 1, maxLength: longest, pattern: '\\S' });
}

function numberBetween({ least, most, decimals }: NumberField): TSchema {
  const bounds = { minimum: least, maximum: most };
  return decimals === 0 ? Type.Integer(bounds) : Type.Number(bounds);
}

function bodyOfField(field: MasterField): TSchema {
  switch (field.kind) {
    case 'text':
      return field.required ? filledText(field.longest) : Type.String({ maxLength: field.longest });
    case 'html':
      return filledText(field.longest);
    case 'flag':
      return Type.Boolean();
    case 'number':
      return numberBetween(field);
    case 'choice':
      return Type.Enum([...field.words]);
    case 'choices':
      return Type.Array(Type.Enum([...field.words]), { uniqueItems: true, maxItems: field.words.length });
    case 'reference':
      return field.required ? Reference : nullable(Reference);
  }
}

const Brief = closed({ code: Type.String(), name: Type.String() });

function viewOfField(field: MasterField): TSchema {
  switch (field.kind) {
    case 'flag':
      return Type.Boolean();
    case 'number':
      return Type.Number();
    case 'choices':
      return Type.Array(Type.String());
    case 'reference':
      return nullable(Brief);
    case 'text':
    case 'html':
    case 'choice':
      return Type.String();
  }
}

/** A new record must name what has no empty value. */
function isNeeded(field: MasterField): boolean {
  if (field.kind === 'number') return field.usual === undefined;
  return ['html', 'choice'].includes(field.kind) || ('required' in field && field.required);
}

function narrowedBy(field: NarrowingField): TSchema {
  switch (field.kind) {
    case 'flag':
      return Type.Boolean();
    case 'choice':
    case 'choices':
      return Type.Enum([...field.words]);
    case 'reference':
      return Reference;
  }
}

/** How a list is narrowed, field by field. */
function narrowingOf(master: Master): TProperties {
  return Object.fromEntries(
    narrowingFields(master).map(({ name, field }) => [name, Type.Optional(narrowedBy(field))]),
  );
}

function propertiesOf(master: Master, schemaOf: (field: MasterField) => TSchema): TProperties {
  return Object.fromEntries(Object.entries(master.fields).map(([name, field]) => [name, schemaOf(field)]));
}

function endpointsOf(master: Master) {
  const { path, name } = master;
  const view = Type.Unsafe<MasterView>(
    closed({
      id: Id,
      code: Type.String(),
      name: Type.String(),
      ...propertiesOf(master, viewOfField),
      ...masterStanding,
    }),
  );
  const fields = { name: core.name, ...propertiesOf(master, bodyOfField) };
  const asNew = propertiesOf(master, (field) =>
    isNeeded(field) ? bodyOfField(field) : Type.Optional(bodyOfField(field)),
  );
  return {
    list: defineEndpoint({
      method: 'GET',
      path,
      summary: `Records of the master ${name} whose code or name contains \`q\`${master.once === undefined ? '' : `, or whose ${master.once.join(' or ')} does`}, by name and code; with \`id\` that one alone, with a field those that have its value`,
      access: { module: 'masters', bits: read },
      query: Type.Unsafe<MasterQuery>(
        closed({
          ...listedMasters.properties,
          q: Type.Optional(Type.String({ maxLength: 80 })),
          id: Type.Optional(Id),
          ...narrowingOf(master),
        }),
      ),
      response: pageOf(view),
    }),
    create: defineEndpoint({
      method: 'POST',
      path,
      summary: `Adds a record to the master ${name}`,
      access: { module: 'masters', bits: create },
      body: Type.Unsafe<NewMaster>(closed({ id: Id, ...core, ...asNew, status: NewMasterStatus })),
      response: view,
    }),
    update: defineEndpoint({
      method: 'PATCH',
      path,
      summary: `Changes a record of the master ${name}, or takes it into or out of use; its code stays, and a missing field keeps what it has`,
      access: { module: 'masters', bits: update },
      body: Type.Unsafe<MasterChange>(
        closed({ id: Id, version: Version, ...changesOf(fields), action: Type.Optional(MasterStep) }),
      ),
      response: view,
    }),
  };
}

export type MasterEndpoints = ReturnType<typeof endpointsOf>;

// as: every name has its entry
const endpoints = Object.fromEntries(
  MASTER_NAMES.map((name) => [name, endpointsOf(masterOf(name))]),
) as Readonly<Record<MasterName, MasterEndpoints>>;

/** The endpoints of a declared master (ADR 19). */
export function masterEndpoints(name: MasterName): MasterEndpoints {
  return endpoints[name];
}

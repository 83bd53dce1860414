import { schemaFault } from '@nidan/domain/faults/schema-faults';
import type { Fault } from '@nidan/domain/text/fault';
import { stringFormats } from '@nidan/contract/kernel/formats';

/** A JSON schema as the contract writes it: plain data. */
export type Schema = Readonly<Record<string, unknown>>;

export interface SchemaFault extends Fault {
  /** Path of the value, `lines.0.testId`; '' for the whole. */
  readonly field: string;
}

interface Place {
  readonly schema: Schema;
  readonly value: unknown;
  readonly field: string;
}

/** Keywords that the checker knows; the contract may use no other in a body. */
export const KNOWN_KEYWORDS: ReadonlySet<string> = new Set(
  (
    'type const enum anyOf allOf items properties required additionalProperties patternProperties minLength maxLength ' +
    'pattern format minimum maximum exclusiveMinimum exclusiveMaximum multipleOf minItems maxItems uniqueItems ' +
    'minProperties description title default'
  ).split(' '),
);

/** What is wrong with a value under a schema, the first fault of each field; none when it may be sent. */
export function faultsOfSchema(schema: Schema, value: unknown, field = ''): SchemaFault[] {
  const place = { schema, value, field };
  const wrong = scalarFault(place);
  if (wrong !== null) return [{ field, ...wrong }];
  return [...branchFaults(place), ...objectFaults(place), ...arrayFaults(place)];
}

const TYPES: Readonly<Record<string, (value: unknown) => boolean>> = {
  string: (value) => typeof value === 'string',
  number: (value) => typeof value === 'number' && Number.isFinite(value),
  integer: (value) => Number.isSafeInteger(value),
  boolean: (value) => typeof value === 'boolean',
  null: (value) => value === null,
  object: isObject,
  array: Array.isArray,
};

function scalarFault({ schema, value }: Place): Fault | null {
  const { type, enum: listed } = schema;
  if (typeof type === 'string' && !TYPES[type]?.(value))
    return value === undefined ? EMPTY : schemaFault('other-type', { type });
  if ('const' in schema && value !== schema['const']) return schemaFault('value-not-allowed');
  if (Array.isArray(listed) && !listed.includes(value)) return schemaFault('not-listed');
  if (typeof value === 'string') return textFault(schema, value);
  return typeof value === 'number' ? numberFault(schema, value) : null;
}

const EMPTY = schemaFault('field-empty');

function textFault(schema: Schema, text: string): Fault | null {
  const { minLength, maxLength, pattern, format } = schema;
  const length = Array.from(text).length;
  if (typeof minLength === 'number' && length < minLength) {
    return minLength === 1 ? EMPTY : schemaFault('too-short', { limit: minLength });
  }
  if (typeof maxLength === 'number' && length > maxLength)
    return schemaFault('too-long', { limit: maxLength });
  if (typeof pattern === 'string' && !new RegExp(pattern, 'u').test(text)) return schemaFault('other-form');
  const known = Object.entries(stringFormats).find(([name]) => name === format)?.[1];
  return known && !known.check(text) ? known.fault : null;
}

function numberFault(schema: Schema, value: number): Fault | null {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = schema;
  if (typeof minimum === 'number' && value < minimum)
    return schemaFault('out-of-bounds', { sign: '>=', limit: minimum });
  if (typeof maximum === 'number' && value > maximum)
    return schemaFault('out-of-bounds', { sign: '<=', limit: maximum });
  if (typeof exclusiveMinimum === 'number' && value <= exclusiveMinimum)
    return schemaFault('out-of-bounds', { sign: '>', limit: exclusiveMinimum });
  if (typeof exclusiveMaximum === 'number' && value >= exclusiveMaximum)
    return schemaFault('out-of-bounds', { sign: '<', limit: exclusiveMaximum });
  return typeof multipleOf === 'number' && value % multipleOf !== 0
    ? schemaFault('not-multiple', { limit: multipleOf })
    : null;
}

/** Of several forms the one that comes closest tells what is wrong. */
function branchFaults({ schema, value, field }: Place): SchemaFault[] {
  const every = schemasIn(schema['allOf']).flatMap((one) => faultsOfSchema(one, value, field));
  const tried = schemasIn(schema['anyOf']).map((one) => faultsOfSchema(one, value, field));
  if (tried.length === 0 || tried.some((faults) => faults.length === 0)) return every;
  const far = (faults: readonly SchemaFault[]): number =>
    faults.some((fault) => fault.field === field && fault.code === 'other-type') ? Infinity : faults.length;
  const [closest = []] = tried.toSorted((a, b) => Math.sign(far(a) - far(b)) || 0);
  return [...every, ...closest];
}

function objectFaults({ schema, value, field }: Place): SchemaFault[] {
  if (!isObject(value)) return [];
  const properties = recordOf(schema['properties']);
  const patterns = Object.entries(recordOf(schema['patternProperties']));
  const { required, additionalProperties } = schema;
  const missing = (Array.isArray(required) ? required : []).filter(
    (name) => value[String(name)] === undefined,
  );
  const known = Object.entries(value).filter(([, part]) => part !== undefined);
  return [
    ...missing.map((name) => ({ field: join(field, String(name)), ...EMPTY })),
    ...known.flatMap(([name, part]) => {
      const own = properties[name] ?? patterns.find(([pattern]) => new RegExp(pattern, 'u').test(name))?.[1];
      if (own !== undefined) return faultsOfSchema(recordOf(own), part, join(field, name));
      return additionalProperties === false
        ? [{ field: join(field, name), ...schemaFault('field-unknown') }]
        : [];
    }),
  ];
}

function arrayFaults({ schema, value, field }: Place): SchemaFault[] {
  if (!Array.isArray(value)) return [];
  const { minItems, maxItems, items, uniqueItems } = schema;
  if (typeof minItems === 'number' && value.length < minItems)
    return [{ field, ...schemaFault('too-few', { limit: minItems }) }];
  if (typeof maxItems === 'number' && value.length > maxItems)
    return [{ field, ...schemaFault('too-many', { limit: maxItems }) }];
  if (uniqueItems === true && new Set(value.map((one) => JSON.stringify(one))).size < value.length) {
    return [{ field, ...schemaFault('stands-twice') }];
  }
  return value.flatMap((one, at) =>
    isObject(items) ? faultsOfSchema(items, one, join(field, String(at))) : [],
  );
}

function isObject(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function recordOf(value: unknown): Schema {
  return isObject(value) ? value : {};
}

function schemasIn(value: unknown): Schema[] {
  return Array.isArray(value) ? value.filter(isObject) : [];
}

function join(field: string, name: string): string {
  return field === '' ? name : `${field}.${name}`;
}

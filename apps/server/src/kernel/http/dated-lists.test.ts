import type { TSchema } from 'typebox';
import { describe, expect, it } from 'vitest';
import { routes } from '../../routes.ts';

/** Lists with a moment in their rows that have no date filter, and why. */
const WITHOUT: Readonly<Record<string, string>> = {
  '/api/login/sessions': 'the few open sessions of the caller',
  '/api/users': 'people, not events',
  '/api/users/sessions': 'the few open sessions of a person',
  '/api/users/api-keys': 'the few keys of a program',
  '/api/labs': 'labs, not events',
  '/api/labs/accounts': 'labs, not events',
  '/api/labs/account-payments': 'a page of twenty beside the account',
  '/api/lab-switches': 'settings, not events',
  '/api/system-health': 'the jobs that fail now, whenever they began',
  '/api/settings/bc': 'settings, not events',
  '/api/settings/config': 'settings, not events',
  '/api/nt/skippedLabIds': 'the few jumps of a series beside it',
  '/api/patients': 'people: `age_at` is the moment of an age',
  '/api/patients/past-bills-info': 'of one patient',
  '/api/patients/:patientId/consents': 'of one patient',
  '/api/patients/:patientId/files': 'of one patient',
  '/api/advance/settlement-details': 'of one advance',
  '/api/accounting-document/unused-credits': 'what still pays, whenever it was made',
  '/api/accounting-document/settlement-details': 'of one note',
  '/api/approvals/delegations': 'told by their own days: now, to come, over',
  '/api/ledger/closed-days': 'one row a day, told by its day',
  '/api/audit/by-entity': 'of one thing',
  '/api/audit/reads-of-patient': 'of one patient',
  '/api/audit/needs-look': 'always the last 30 days',
  '/api/files': 'files by their purpose',
  '/api/rates/history': 'of one price',
  '/api/stages/cases': 'open work, by what is due first',
  '/api/storage/things': 'what is kept now, by its place and its retention',
  '/api/storage/tubes': 'what is kept now, by its place and its retention',
  '/api/bills/test-result': 'open work, by what is due first',
  '/api/bills/test-result/rerun': 'what waits now, whenever it was asked for',
  '/api/bills/critical': 'what nobody was told yet, whenever it was measured',
  '/api/quality/look-back': 'of one hold',
  '/api/bills/tresult/versions': 'of one value',
  '/api/report-templates/reports': 'the latest ones, to look at a template with',
  '/api/inventory/movements': 'a ledger, with what was there after each movement; told by its order',
  '/api/inventory/vendors': 'parties, not events',
  '/api/inventory/vendors/:vendorId/files': 'the few papers of one vendor',
  '/api/inventory/vendors/rate-contract': 'told by their validity: now, to come, over',
  '/api/inventory/payables/ledger': 'of one vendor, with what is owed after each',
  '/api/settlement-batches/items': 'of one batch',
  '/api/bill/wildcardprint': 'what is ready to print, by a pattern',
};

const propertiesOf = (schema: unknown): Readonly<Record<string, TSchema>> =>
  typeof schema === 'object' && schema !== null && 'properties' in schema
    ? // as: the properties of an object schema are schemas
      (schema.properties as Record<string, TSchema>)
    : {};

/** A moment, or a moment or nothing. */
const isMoment = (schema: unknown): boolean => {
  if (typeof schema !== 'object' || schema === null) return false;
  if ('format' in schema && schema.format === 'date-time') return true;
  return 'anyOf' in schema && Array.isArray(schema.anyOf) && schema.anyOf.some(isMoment);
};

/** Lists, page by page, whose rows tell of a moment. */
const dated = routes
  .map(({ endpoint }) => endpoint)
  .filter(({ method, query, response }) => {
    const rows = propertiesOf(response)['rows'];
    const row = rows !== undefined && 'items' in rows ? propertiesOf(rows.items) : {};
    return method === 'GET' && 'cursor' in propertiesOf(query) && Object.values(row).some(isMoment);
  });

const hasDates = (query: unknown): boolean =>
  ['dates', 'from', 'to'].every((name) => name in propertiesOf(query));

describe('every dated list', () => {
  it('is found', () => {
    expect(dated.length).toBeGreaterThan(40);
  });

  it.each(dated.filter(({ path }) => !(path in WITHOUT)))('has the date filter: $path', ({ query }) => {
    expect(hasDates(query)).toBe(true);
  });

  it.each(Object.keys(WITHOUT))('is left out with a reason that still holds: %s', (path) => {
    const list = dated.find((one) => one.path === path);
    expect(list && hasDates(list.query)).toBe(false);
  });
});

it('no list has days of its own beside the date filter', () => {
  const own = routes
    .map(({ endpoint }) => endpoint)
    .filter(({ method, path, query }) => {
      const { from, dates } = propertiesOf(query);
      const isDay = /"format":"(?:date|day)/u.test(JSON.stringify(from ?? null));
      return method === 'GET' && isDay && dates === undefined && path !== '/api/rates/percentage';
    });
  expect(own.map(({ path }) => path)).toEqual([]);
});

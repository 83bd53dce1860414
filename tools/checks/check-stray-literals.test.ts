import { describe, expect, test } from 'vitest';
import { checkStrayLiterals } from './check-stray-literals.ts';

const server = 'apps/server/src/features/samples/collect-sample.ts';

function check(text: string, path = server): string[] {
  return checkStrayLiterals([{ path, text }]);
}

describe('finds the text of a message', () => {
  test.each([
    ["const msg = 'Please enter a valid phone number';", 'phone'],
    ['const msg = `Sorry: Please enter a valid phone number!`;', 'phone'],
    ['<p>You are offline</p>', 'screen.offline'],
    ["const msg = 'You are offline';", 'screen.offline'],
    ['const msg = "bad request";', 'http.400'],
    ['const m = `This user is not allowed to assign discount more then ${limit}`;', 'discount.overLimit'],
    ["const m = 'Sample is rejected by logisitc boy';", 'sample.rejected'],
  ])('%s', (text, name) => {
    expect(check(`\n${text}`)).toContain(`${server}:2: the text of MESSAGES.${name}: import it`);
  });
});

describe('finds a copy of a list', () => {
  test.each([
    [
      "const units = ['rxn', 'box', 'kit', 'qty', 'kg', 'g', 'mg', 'l', 'mL', 'microL', 'ML', 'bag', 'bottle', 'packet', 'pieces', 'vial', 'cuvette', 'pack', 'stain', 'strip', 'test'];",
      'inventoryUnit',
    ],
    ["Type.Enum(['M', 'F', 'O'])", 'sex'],
    ["Type.Union([Type.Literal('M'), Type.Literal('F'), Type.Literal('O')])", 'sex'],
    ["type Sex = | 'M'\n  | 'F'\n  | 'O';", 'sex'],
    ['const kinds = ["prepaid", "postpaid"] as const;', 'agencyAccountMode'],
    ["const all = ['', 'cool', 'warm', 'hot'];", 'urgency'],
    ["const states = ['draft', 'progress', 'success', 'failure', 'done'];", 'states of importJob'],
    [
      "const labels = ['ready to print', 'ready to dispatch', 'dispatched', 'cancelled', 'on hold', 'released'];",
      'labels of reportDispatch',
    ],
    // One word is misspelt: the reason why a list is imported.
    [
      "const categories = ['CONSUMABLE', 'NON_CONSUMABLE', 'ASSET', 'REAGENT', 'SERVICE', 'STATIONERY'];",
      'itemCategory',
    ],
  ])('%s', (text, name) => {
    expect(check(text)).toEqual([`${server}:1: a copy of ${name}: import it`]);
  });
});

describe('finds a table of codes or labels', () => {
  test.each([
    ['const codes = { pending: 0, accepted: 10, accessioned: 20 };', 'codes of incomingSample'],
    ["const names = { 0: 'requested', 10: 'in progress', 20: 'done' };", 'codes of rerun'],
    [
      "const words = { ncollected: 'Collection pending', naccessioned: 'Accession pending', pending: 'Result pending' };",
      'labels of billTest',
    ],
    ['const bits = { create: 8, read: 4, update: 2 };', 'permission'],
    [
      "const t = { 'bill discount': 0,\n  'purchase order': 1,\n  'credit note': 2,\n};",
      'codes of approvalType',
    ],
  ])('%s', (text, name) => {
    expect(check(text)).toEqual([`${server}:1: a copy of ${name}: import it`]);
  });
});

describe('finds the code of a state', () => {
  test.each([
    ['sql`select n from sample where status = 10`', 'status', '10'],
    ['sql<Row>`select n from sample s where s.status not in (10, 20)`', 'status', '10'],
    ['sql`select ${sql`x`}, ${a({ b: 1 })} from lab where account_status <> 10`', 'account_status', '10'],
    ['sql`select ${sql`n from t where status = 20`} from x`', 'status', '20'],
    ["sql`update bill_test bt set n = 1 where bt.state <> 'canceled'`", 'state', 'canceled'],
    ["sql`select n from bill_test where state in ('checked', 'canceled')`", 'state', 'checked'],
    ["db.where('login_user.status', '=', 0)", 'status', '0'],
    ["db.where('state', 'in', ['checked'])", 'state', "'checked'"],
    ['if (test.status !== 1) return;', 'status', '1'],
    ['if (lab.accountStatus === 20) return;', 'accountStatus', '20'],
  ])('%s', (text, column, code) => {
    expect(check(text)).toEqual([
      `${server}:1: ${column} is named by its code ${code}: take it from the status set`,
    ]);
  });
});

describe('lets pass', () => {
  test.each([
    ["import { MESSAGES } from '@nidan/domain/text/messages';\nconst msg = MESSAGES.phone;"],
    ["const msg = 'outside the acceptable range.  Please contact our';"],
    ["const shown = ['pending', 'partial'];"],
    ["const row = db.select(['name', 'username', 'is_demo_user']);"],
    [
      "const TABS: readonly DispatchTab[] = ['all', 'readyToPrint', 'readyToDispatch', 'onHold', 'released', 'dispatched', 'cancelled'];",
    ],
    ["const order = ['hot', 'warm', 'cool'] as const satisfies readonly Urgency[];"],
    ["const words = { M: 'male', F: 'female', O: 'other' };"],
    ["'M' + 'F' + 'O'"],
    ['sql`select n from sample where status = ${physicalSample.codes.collected} and due = 10`'],
    ['if (answer.status === 409) return;'],
    ['// Please enter a valid phone number'],
  ])('%s', (text) => {
    expect(check(text)).toEqual([]);
  });

  test('tests, the domain and what is no code of the product', () => {
    const text = "Type.Enum(['M', 'F', 'O'])";
    expect(check(text, 'apps/server/src/features/samples/collect-sample.test.ts')).toEqual([]);
    expect(check(text, 'packages/domain/src/people/sex.ts')).toEqual([]);
    expect(check(text, 'packages/contract/src/people/patients/patient-brief.ts')).toHaveLength(1);
    expect(check(text, 'apps/server/migrations/0001_kernel.sql')).toEqual([]);
  });
});

import { readdir, readFile } from 'node:fs/promises';
import { MODULES } from '@nidan/domain/access/modules';
import { describe, expect, test } from 'vitest';
import type { Session } from '../kernel/session/session.ts';
import { screens } from './routes.tsx';
import { startScreens } from './start-screens.ts';
import { homeOf, mayOpen, railOf, type Screen, screenAt } from './screen.ts';

const session = (rights: Record<string, number>, switches = {}, accountStatus = 10): Session => ({
  userId: '0190a000-0000-7000-8000-000000000009',
  name: 'Asmita Deo',
  username: 'asmita.deo',
  userType: 'EMPLOYEE',
  isDemoUser: false,
  language: null,
  startView: null,
  isOperator: false,
  awaits: null,
  hasSecondFactor: false,
  labs: [],
  lab: {
    lId: 7,
    name: 'L',
    prefix: 'KT',
    timeZone: 'Asia/Kolkata',
    accountStatus,
    accountReason: null,
    locationId: null,
    roleName: 'r',
    viewedAs: null,
    rights,
    switches,
  },
});
const screen = (more: Partial<Screen>): Screen => ({
  tab: 'x',
  title: 'log',
  needs: null,
  group: null,
  load: async () => () => null,
  ...more,
});

const LIST_OF_SCREENS = /^routes\.tsx$|-screens\.ts$/;

describe('the table of screens', () => {
  test('has no tab and no key twice', () => {
    const tabs = screens.map(({ tab }) => tab);
    const keys = screens.flatMap(({ key }) => key ?? []);
    expect(new Set(tabs).size).toBe(tabs.length);
    expect(new Set(keys).size).toBe(keys.length);
  });

  test('asks for rights on known modules', () => {
    const asked = screens.flatMap(({ needs }) => needs?.module ?? []);
    expect(asked.filter((module) => !MODULES.includes(module))).toEqual([]);
  });

  test('has no parameter in the tab of a screen that stands in the rail', () => {
    expect(screens.filter(({ group, tab }) => group !== null && tab.includes(':'))).toEqual([]);
  });

  test('names files that exist', async () => {
    const names = (await readdir(new URL('.', import.meta.url))).filter((name) => LIST_OF_SCREENS.test(name));
    const lists = names.map((name) => readFile(new URL(name, import.meta.url), 'utf8'));
    const source = (await Promise.all(lists)).join('\n');
    const files = [...source.matchAll(/import\('(.+?)'\)/g)].map((match) => match[1] ?? '');
    expect(files).toHaveLength(screens.length);
    for (const file of files) await readFile(new URL(file, import.meta.url));
  });
});

test('a screen is found by its tab, with its parameters', () => {
  const table = [screen({ tab: 'results' }), screen({ tab: 'results/:labNo' })];
  expect(screenAt(table, 'results/KT1')).toMatchObject({ screen: table[1], params: { labNo: 'KT1' } });
  expect(screenAt(table, 'results')?.screen).toBe(table[0]);
  expect(screenAt(table, 'nowhere')).toBeNull();
});

test('the rail has the groups that a role may open, in their order', () => {
  const bench = screen({ tab: 'work', group: 'bench', needs: { module: 'results', bits: 4 } });
  const desk = screen({ tab: 'patients', group: 'frontDesk', needs: { module: 'patients', bits: 4 } });
  const table = [bench, desk, screen({ tab: 'log' })];
  expect(railOf(session({ results: 6, patients: 4 }), table).map(({ key }) => key)).toEqual([
    'frontDesk',
    'bench',
  ]);
  expect(railOf(session({ results: 2 }), table)).toEqual([]);
  expect(mayOpen(session({}), screen({}))).toBe(true);
});

test('the operator alone may open what is for the operator', () => {
  const desk = screen({ operator: true });
  expect(mayOpen(session({}), desk)).toBe(false);
  expect(mayOpen({ ...session({}), isOperator: true }, desk)).toBe(true);
});

describe('in a lab whose account is blocked', () => {
  const everything = Object.fromEntries(MODULES.map((module) => [module, 15]));
  test.each([30, 50])('%i, its account, the choice of lab and what is of the person stay open', (status) => {
    const there = { ...session(everything, {}, status), isOperator: true };
    const open = screens.filter((one) => mayOpen(there, one)).map(({ tab }) => tab);
    expect(open).toEqual(['admin/platform', 'account', 'lab', 'me', 'log']);
    expect(homeOf(there, screens, startScreens)).toBe('account');
  });

  test.each([10, 20, 40])('%i, people work on', (status) => {
    expect(
      screens.filter((one) => !mayOpen({ ...session(everything, {}, status), isOperator: true }, one)),
    ).toMatchObject([{ tab: 'announced' }, { tab: 'my-patients' }, { tab: 'my-account' }]);
  });
});

describe('where a role starts', () => {
  const table = [
    screen({ tab: 'desk', group: 'frontDesk' }),
    screen({ tab: 'tubes', group: 'samples' }),
    screen({ tab: 'work', group: 'bench' }),
    screen({ tab: 'sign', group: 'reports', needs: { module: 'authorise', bits: 4 } }),
  ];
  const starts = [
    { tab: 'desk', madeFor: { module: 'bills', bits: 8 } },
    { tab: 'sign', madeFor: { module: 'authorise', bits: 8 } },
    { tab: 'work', madeFor: { module: 'results', bits: 8 } },
  ] as const;

  test.each([
    [{ bills: 15, results: 15, authorise: 15 }, 'desk'],
    [{ results: 15, authorise: 15 }, 'sign'],
    [{ results: 15, authorise: 8 }, 'work'],
    [{ results: 12 }, 'work'],
    [{ bills: 4, results: 4 }, 'desk'],
  ])('with %o at %s', (rights, tab) => {
    expect(homeOf(session(rights), table, starts)).toBe(tab);
  });

  test.each([
    { userType: 'DOCTOR', rights: { reports: 4 }, home: 'my-patients', tabs: ['my-patients'] },
    {
      userType: 'AGENCY',
      rights: { bills: 12, patients: 12, reports: 4, masters: 4 },
      home: 'register',
      tabs: ['patients', 'register', 'announced', 'dispatch', 'rates', 'my-account'],
    },
    {
      userType: 'EMPLOYEE',
      rights: { bills: 4, finance: 15 },
      home: 'finance',
      tabs: [
        'patients',
        'agency-invoices',
        'finance',
        'ledger',
        'payouts',
        'dashboard',
        'leaks',
        'explore',
        'reports',
        'reports/schedules',
      ],
    },
  ] as const)('$userType with what is theirs', ({ userType, rights, home, tabs }) => {
    const there = { ...session(rights), userType };
    expect(homeOf(there, screens, startScreens)).toBe(home);
    const shown = railOf(there, screens).flatMap((group) => group.screens.map(({ tab }) => tab));
    expect(shown).toEqual(tabs);
  });

  test('at the choice of lab when it may open nothing', () => {
    const closed = screen({ needs: { module: 'bills', bits: 8 }, group: 'frontDesk' });
    expect(homeOf(session({}), [closed], starts)).toBe('lab');
  });

  test.each([
    ['Front desk', { bills: 15, samples: 6, results: 4 }, 'patients'],
    ['Phlebotomist', { bills: 4, samples: 6 }, 'collect'],
    ['Technician', { bills: 4, samples: 6, results: 14 }, 'work'],
    ['Pathologist', { bills: 4, samples: 6, results: 14, authorise: 15 }, 'authorise'],
  ])('%s', (_role, rights, tab) => {
    expect(homeOf(session(rights), screens, startScreens)).toBe(tab);
  });

  test('at the view that the lab has chosen, where the role may open it', () => {
    const desk = { module: 'bills', bits: 8 } as const;
    const shown = [...table, screen({ tab: 'patients', group: 'frontDesk', needs: desk })];
    const switches = { startView: 'patients' };
    expect(homeOf(session({ bills: 15, results: 15 }, switches), shown, starts)).toBe('patients');
    expect(homeOf(session({ results: 12 }, switches), shown, starts)).toBe('work');
    const own = {
      ...session({ bills: 15, results: 15 }, { startView: 'samples' }),
      startView: 'dashboard' as const,
    };
    const numbers = screen({ tab: 'dashboard', group: 'numbers', needs: desk });
    expect(homeOf(own, [...shown, numbers], starts)).toBe('dashboard');
    // Whose role may not open what they chose begins with the work of the role.
    expect(homeOf(own, shown, starts)).toBe('desk');
  });
});

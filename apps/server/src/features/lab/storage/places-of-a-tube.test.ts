import { findSample, listSamples } from '@nidan/contract/lab/samples/sample-endpoints';
import {
  askDisposal,
  withdrawDisposal,
  witnessDisposal,
} from '@nidan/contract/lab/storage/disposal-endpoints';
import {
  listStoredTubes,
  moveTube,
  readRack,
  retrieveTube,
  storeTube,
} from '@nidan/contract/lab/storage/storage-endpoints';
import {
  type AsyncCommand,
  assert,
  asyncModelRun,
  asyncProperty,
  commands,
  constantFrom,
  nat,
  record,
} from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../../../kernel/database/new-id.ts';
import { billOnBench, enter } from '../../../testing/bill-on-bench.ts';
import { offencesIn } from '../../../testing/offences-in.ts';
import { check } from '../../../testing/report-on-desk.ts';
import { startTestApp, type TestApp, type TestClient } from '../../../testing/test-app.ts';
import { rackOfLab } from './testing/rack-of-lab.ts';
import { letRetentionPass } from './testing/stored-tube.ts';

/** Weeks of a storage that are lived through; more by the environment. */
const RUNS = Number(process.env['NIDAN_MODEL_RUNS'] ?? 6);
const TUBES = 4;
const PEOPLE = 4;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** What a careful person would keep on paper: where each tube is. */
interface Paper {
  readonly tubes: ('bench' | 'bin' | { readonly rack: number; readonly column: number })[];
}

interface Real {
  readonly tubes: readonly { readonly sampleId: string; readonly barcode: string }[];
  /** Two racks of one row of three. */
  readonly racks: readonly string[];
}

function person(at: number): TestClient {
  const roles = ['Technician', 'Phlebotomist', 'Manager'] as const;
  const role = roles[at];
  return role === undefined ? app.asUser(app.lab.secondTechnician) : app.as(role);
}

const COLUMNS = 3;

function takenIn({ tubes }: Paper, rack: number): number[] {
  return tubes.flatMap((at) => (typeof at === 'object' && at.rack === rack ? [at.column] : []));
}

function nextIn(paper: Paper, rack: number): number | null {
  const taken = takenIn(paper, rack);
  return [1, 2, 3].find((column) => !taken.includes(column)) ?? null;
}

async function stateOf({ barcode }: { barcode: string }): Promise<number> {
  return (await person(0).ok(findSample, { query: { barcode } })).status;
}

/** Each tube is in exactly one place: at the bench, in one position, or in the bin. */
async function expectAsOnPaper(paper: Paper, real: Real): Promise<void> {
  const racks = await Promise.all(real.racks.map((unitId) => person(0).ok(readRack, { query: { unitId } })));
  const found = new Map(
    racks.flatMap(({ tubes }, rack) =>
      tubes.map(({ barcode, column }) => [barcode, { rack, column }] as const),
    ),
  );
  for (const [index, tube] of real.tubes.entries()) {
    const at = paper.tubes[index] ?? 'bench';
    expect(found.get(tube.barcode)).toEqual(typeof at === 'object' ? at : undefined);
    const known = await stateOf(tube);
    if (typeof at === 'object') expect(known).toBe(70);
    else expect(at === 'bin' ? [71] : [20, 30]).toContain(known);
  }
}

type Step = AsyncCommand<Paper, Real>;

interface Given {
  readonly tube: number;
  readonly rack: number;
  readonly column: number;
  readonly by: number;
  readonly witness: number;
}

function step(name: string, given: Given, run: (paper: Paper, real: Real) => Promise<void>): Step {
  return {
    check: () => true,
    run: async (paper, real) => {
      await run(paper, real);
      await expectAsOnPaper(paper, real);
    },
    toString: () => `${name} ${JSON.stringify(given)}`,
  };
}

/** Stores a tube, or moves one that is stored, into the next position or the one that is named (0: the next). */
function put(given: Given): Step {
  const { tube, rack, column, by } = given;
  return step('put', given, async (paper, real) => {
    const at = paper.tubes[tube];
    const body = {
      scan: real.tubes[tube]?.barcode ?? '',
      unitId: real.racks[rack] ?? '',
      position: column === 0 ? null : `A${column}`,
    };
    const free = column === 0 ? nextIn(paper, rack) : takenIn(paper, rack).includes(column) ? null : column;
    const isStored = typeof at === 'object';
    const call = isStored
      ? person(by).call(moveTube, { body })
      : person(by).call(storeTube, { body: { ...body, openReason: null } });
    const { status } = await call;
    const may = at !== 'bin' && free !== null;
    expect(status).toBe(may ? 200 : 409);
    if (may) paper.tubes[tube] = { rack, column: free };
  });
}

function takeOut(given: Given): Step {
  const { tube, by } = given;
  return step('take out', given, async (paper, real) => {
    const body = { scan: real.tubes[tube]?.barcode ?? '', reason: 'check' as const, note: '' };
    const { status } = await person(by).call(retrieveTube, { body });
    const isStored = typeof paper.tubes[tube] === 'object';
    expect(status).toBe(isStored ? 200 : 409);
    if (isStored) paper.tubes[tube] = 'bench';
  });
}

/** Asks for a disposal and has it witnessed, which the same person cannot; then it is withdrawn. */
function dispose(given: Given): Step {
  const { tube, by, witness } = given;
  return step('dispose', given, async (paper, real) => {
    const sampleId = real.tubes[tube]?.sampleId ?? '';
    const isStored = typeof paper.tubes[tube] === 'object';
    if (isStored) await letRetentionPass({ app }, [sampleId]);
    const disposalId = newId();
    const body = {
      disposalId,
      sampleIds: [sampleId],
      method: 'autoclave' as const,
      bagColour: 'red' as const,
      note: '',
    };
    const asked = await person(by).call(askDisposal, { body });
    expect(asked.status).toBe(isStored ? 200 : 409);
    if (!isStored) return;
    const seen = await person(witness).call(witnessDisposal, { body: { disposalId, version: 1 } });
    expect(seen.status).toBe(witness === by ? 403 : 200);
    if (witness === by) {
      await person(by).ok(withdrawDisposal, {
        body: { disposalId, version: 1, reason: 'Nobody is here to see it' },
      });
    } else paper.tubes[tube] = 'bin';
  });
}

async function begin(): Promise<{ model: Paper; real: Real }> {
  const tubes: { sampleId: string; barcode: string }[] = [];
  for (let at = 0; at < TUBES; at += 1) {
    const billId = await billOnBench(app, { testCodes: ['TSH'] });
    await enter(app, billId, { TSH: { TSH: '2.1' } });
    await check(app, billId, { codes: ['TSH'] });
    const [tube] = (await person(0).ok(listSamples, { query: { billId } })).rows;
    if (tube === undefined) throw new Error('The bill has no tube');
    tubes.push({ sampleId: tube.sampleId, barcode: tube.barcode });
  }
  const grid = { rows: 1, columns: COLUMNS };
  const world = { app, lab: app.lab };
  const racks = [(await rackOfLab(world, grid)).rackId, (await rackOfLab(world, grid)).rackId];
  return { model: { tubes: tubes.map(() => 'bench') }, real: { tubes, racks } };
}

const given = record({
  tube: nat(TUBES - 1),
  rack: nat(1),
  column: constantFrom(0, 0, 1, 2, 3),
  by: nat(PEOPLE - 1),
  witness: nat(PEOPLE - 1),
});

it('at every moment each tube is in exactly one place, whoever stores, moves, fetches and disposes', async () => {
  await assert(
    asyncProperty(
      commands([given.map(put), given.map(put), given.map(takeOut), given.map(dispose)], { maxCommands: 14 }),
      async (steps) => {
        const setUp = await begin();
        await asyncModelRun(() => setUp, steps);
      },
    ),
    { numRuns: RUNS },
  );
  expect(await offencesIn(app)).toEqual([]);
  const { rows } = await person(0).ok(listStoredTubes, { query: { limit: 200 } });
  expect(new Set(rows.map(({ position }) => position)).size).toBe(rows.length);
}, 120_000);

import { markBoxInTransit, packTube, readBox } from '@nidan/contract/lab/boxes/box-endpoints';
import {
  acceptBox,
  closeDiscrepancy,
  countBox,
  receiveTube,
} from '@nidan/contract/lab/boxes/receipt-endpoints';
import {
  type AsyncCommand,
  assert,
  asyncModelRun,
  asyncProperty,
  boolean,
  commands,
  nat,
  record,
} from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inTransaction } from '../../../kernel/database/connections/in-transaction.ts';
import { offencesIn } from '../../../testing/offences-in.ts';
import { startTestApp, type TestApp, type TestClient } from '../../../testing/test-app.ts';
import { emptyBox, labelledTube, type LabelledTube, otherPlaceOf, workAt } from './testing/box-at-work.ts';

/** Lives that are lived through; more by the environment. */
const RUNS = Number(process.env['NIDAN_MODEL_RUNS'] ?? 8);
const TUBES = 4;
const PLACES = ['main', 'other'] as const;
type Place = (typeof PLACES)[number];

let app: TestApp;
let ids: Record<Place, string>;
let people: Record<Place, readonly TestClient[]>;

beforeAll(async () => {
  app = await startTestApp();
  ids = { main: app.lab.locationId, other: await otherPlaceOf(app) };
  people = {
    main: [app.as('Phlebotomist'), app.as('Front desk')],
    other: [app.as('Technician'), app.asUser(app.lab.secondTechnician)],
  };
  const there = [app.lab.users.get('Technician')?.userId ?? '', app.lab.secondTechnician.userId];
  await workAt(app, there, ids.other);
});
afterAll(() => app.close());

interface PaperTube {
  place: Place;
  is: 'here' | 'packed' | 'road' | 'gone';
  box: number | null;
}

interface PaperBox {
  readonly from: Place;
  readonly to: Place;
  is: 'packing' | 'sent' | 'accepted';
  isCounted: boolean;
  /** Tubes that its list names, and those that were noted beside it. */
  readonly listed: Set<number>;
  /** What is open, by tube: one that is missing is lost when it is closed. */
  open: { readonly tube: number; readonly isMissing: boolean }[];
}

/** Where a careful person would say that everything is. */
interface Paper {
  readonly tubes: PaperTube[];
  readonly boxes: PaperBox[];
}

interface Real {
  readonly tubes: readonly LabelledTube[];
  readonly boxes: string[];
}

interface Scan {
  readonly tube: number;
  readonly box: number;
  readonly person: number;
}

const by = (place: Place, person: number): TestClient => people[place][person % 2] ?? app.as('Manager');
const boxAt = ({ boxes }: Paper, at: number): PaperBox => boxes[at % boxes.length] ?? never();
const tubeAt = ({ tubes }: Paper, at: number): PaperTube => tubes[at] ?? never();
function never(): never {
  throw new Error('Nothing is there');
}

const onTheRoad = (paper: Paper, box: PaperBox) =>
  paper.tubes.filter(({ is, box: held }) => is === 'road' && held === paper.boxes.indexOf(box));

function acceptWhenComplete(paper: Paper, box: PaperBox): void {
  if (box.isCounted && onTheRoad(paper, box).length === 0 && box.open.length === 0) box.is = 'accepted';
}

/** Each tube is in exactly one place, and that is where the paper says. */
async function expectAlike(paper: Paper, real: Real): Promise<void> {
  const { rows } = await inTransaction(app.db, app.lab.lId, (db) =>
    sql<{ sample_id: string; status: number; at: string; states: number[] }>`
      select s.sample_id, s.status, coalesce(s.at_location_id, b.location_id) as at, array(
        select i.state from sample_batch_item i
        where i.l_id = s.l_id and i.sample_id = s.sample_id and i.state in (0, 10, 20, 30, 40, 50) and i.lost_at is null)
        as states
      from sample s join bill b on b.l_id = s.l_id and b.bill_id = s.bill_id
      where s.l_id = ${app.lab.lId} and s.sample_id = any(${real.tubes.map(({ sampleId }) => sampleId)})`.execute(
      db,
    ),
  );
  for (const [index, tube] of paper.tubes.entries()) {
    const row = rows.find(({ sample_id }) => sample_id === real.tubes[index]?.sampleId);
    const found = { road: row?.status === 50, gone: row?.status === 60, states: row?.states };
    expect(found).toEqual({
      road: tube.is === 'road',
      gone: tube.is === 'gone',
      states: tube.is === 'road' ? [40] : tube.is === 'packed' ? [0] : [],
    });
    if (tube.is === 'here' || tube.is === 'packed') expect(row?.at).toBe(ids[tube.place]);
  }
}

const codeOf = (real: Real, box: number): string => real.boxes[box % real.boxes.length] ?? '';
async function asSeen(batchId: string) {
  const { box } = await app.as('Manager').ok(readBox, { query: { batchId } });
  return { batchId, version: box.version };
}

/** What somebody does: the paper says first whether it goes, and what becomes of it. */
abstract class Step implements AsyncCommand<Paper, Real> {
  readonly given: Scan;
  constructor(given: Scan) {
    this.given = given;
  }
  check({ boxes }: Readonly<Paper>): boolean {
    return boxes.length > 0;
  }
  abstract onPaper(paper: Paper): boolean;
  abstract really(paper: Paper, real: Real): Promise<number>;
  async run(paper: Paper, real: Real): Promise<void> {
    const answered = await this.really(paper, real);
    const isOnPaper = this.onPaper(paper);
    if ((answered === 200) !== isOnPaper) {
      throw new Error(
        `${this.constructor.name} answered ${answered}; on paper it ${isOnPaper ? 'goes' : 'does not'}`,
      );
    }
    await expectAlike(paper, real);
  }
}

class NewBox extends Step {
  override check(): boolean {
    return true;
  }
  onPaper(paper: Paper): boolean {
    const from = PLACES[this.given.box % 2] ?? 'main';
    const to = from === 'main' ? 'other' : 'main';
    paper.boxes.push({ from, to, is: 'packing', isCounted: false, listed: new Set(), open: [] });
    return true;
  }
  async really(_: Paper, real: Real): Promise<number> {
    const from = PLACES[this.given.box % 2] ?? 'main';
    const { batchId } = await emptyBox(by(from, this.given.person), ids[from === 'main' ? 'other' : 'main']);
    real.boxes.push(batchId);
    return 200;
  }
}

class Pack extends Step {
  onPaper(paper: Paper): boolean {
    const [tube, box] = [tubeAt(paper, this.given.tube), boxAt(paper, this.given.box)];
    if (box.is !== 'packing' || tube.is !== 'here' || tube.place !== box.from) return false;
    tube.is = 'packed';
    tube.box = paper.boxes.indexOf(box);
    return true;
  }
  async really(paper: Paper, real: Real): Promise<number> {
    const { tube, box, person } = this.given;
    const body = { batchId: codeOf(real, box), scan: real.tubes[tube]?.barcode ?? '' };
    return (await by(boxAt(paper, box).from, person).call(packTube, { body })).status;
  }
}

class Send extends Step {
  onPaper(paper: Paper): boolean {
    const box = boxAt(paper, this.given.box);
    const at = paper.boxes.indexOf(box);
    const packed = paper.tubes.filter(({ is, box: held }) => is === 'packed' && held === at);
    if (packed.length === 0) return false;
    for (const tube of packed) {
      tube.is = 'road';
      box.listed.add(paper.tubes.indexOf(tube));
    }
    box.is = 'sent';
    return true;
  }
  async really(paper: Paper, real: Real): Promise<number> {
    const { box, person } = this.given;
    const body = await asSeen(codeOf(real, box));
    return (await by(boxAt(paper, box).from, person).call(markBoxInTransit, { body })).status;
  }
}

class Receive extends Step {
  readonly isLeaked: boolean;
  constructor(given: Scan, isLeaked: boolean) {
    super(given);
    this.isLeaked = isLeaked;
  }
  onPaper(paper: Paper): boolean {
    const { tube: index } = this.given;
    const [tube, box] = [tubeAt(paper, index), boxAt(paper, this.given.box)];
    if (box.is !== 'sent') return false;
    const own = paper.boxes.indexOf(box);
    if (box.listed.has(index)) {
      if (tube.is !== 'road' || tube.box !== own) return false;
      box.open = box.open.filter((one) => one.tube !== index || !one.isMissing);
      if (this.isLeaked) box.open.push({ tube: index, isMissing: false });
    } else if (!this.takeExtra(paper, { tube, box })) return false;
    tube.is = box.listed.has(index) && this.isLeaked ? 'gone' : 'here';
    if (!box.listed.has(index)) {
      box.open.push({ tube: index, isMissing: false });
      if (tube.box === null || !paper.boxes[tube.box]?.listed.has(index)) box.listed.add(index);
    }
    tube.place = box.to;
    tube.box = null;
    acceptWhenComplete(paper, box);
    return true;
  }
  /** A tube beside the list: on the road in a box that ends here, or left behind where it is not. */
  takeExtra(paper: Paper, { tube, box }: { tube: PaperTube; box: PaperBox }): boolean {
    if (tube.is === 'gone') return false;
    if (tube.is !== 'road') {
      if (tube.place === box.to) return false;
      tube.box = null;
      return true;
    }
    const held = paper.boxes[tube.box ?? -1] ?? never();
    if (held.to !== box.to) return false;
    held.open = held.open.filter((one) => one.tube !== this.given.tube || !one.isMissing);
    return true;
  }
  async really(paper: Paper, real: Real): Promise<number> {
    const { tube, box, person } = this.given;
    const paperBox = boxAt(paper, box);
    const isLeaked = this.isLeaked && paperBox.listed.has(tube);
    const body = { batchId: codeOf(real, box), scan: real.tubes[tube]?.barcode ?? '', isLeaked };
    return (await by(paperBox.to, person).call(receiveTube, { body })).status;
  }
}

class Count extends Step {
  onPaper(paper: Paper): boolean {
    const box = boxAt(paper, this.given.box);
    if (box.is !== 'sent') return false;
    box.isCounted = true;
    for (const tube of onTheRoad(paper, box)) {
      const index = paper.tubes.indexOf(tube);
      if (!box.open.some((one) => one.tube === index)) box.open.push({ tube: index, isMissing: true });
    }
    acceptWhenComplete(paper, box);
    return true;
  }
  async really(paper: Paper, real: Real): Promise<number> {
    const body = await asSeen(codeOf(real, this.given.box));
    return (await by(boxAt(paper, this.given.box).to, this.given.person).call(countBox, { body })).status;
  }
}

class AcceptAll extends Step {
  onPaper(paper: Paper): boolean {
    const box = boxAt(paper, this.given.box);
    if (box.is !== 'sent') return false;
    box.isCounted = true;
    for (const tube of onTheRoad(paper, box)) {
      tube.is = 'here';
      tube.place = box.to;
      tube.box = null;
    }
    box.open = box.open.filter(({ isMissing }) => !isMissing);
    acceptWhenComplete(paper, box);
    return true;
  }
  async really(paper: Paper, real: Real): Promise<number> {
    const body = await asSeen(codeOf(real, this.given.box));
    return (await by(boxAt(paper, this.given.box).to, this.given.person).call(acceptBox, { body })).status;
  }
}

/** Closes all that is open of a box; a missing tube is given up. */
class CloseAll extends Step {
  override check(paper: Readonly<Paper>): boolean {
    return super.check(paper) && boxAt(paper, this.given.box).open.length > 0;
  }
  onPaper(paper: Paper): boolean {
    const box = boxAt(paper, this.given.box);
    for (const { tube, isMissing } of box.open) {
      if (isMissing) Object.assign(tubeAt(paper, tube), { is: 'gone', box: null });
    }
    box.open = [];
    acceptWhenComplete(paper, box);
    return true;
  }
  async really(paper: Paper, real: Real): Promise<number> {
    const batchId = codeOf(real, this.given.box);
    const { discrepancies } = await app.as('Manager').ok(readBox, { query: { batchId } });
    const client = by(boxAt(paper, this.given.box).to, this.given.person);
    for (const { discrepancyId, version, kind, closedAt } of discrepancies) {
      if (closedAt !== null) continue;
      const outcome = kind === 'missing' ? 'lost' : 'settled';
      const body = { discrepancyId, version, outcome, word: 'Looked for everywhere' } as const;
      // oxlint-disable-next-line no-await-in-loop -- one word after the other
      const { status } = await client.call(closeDiscrepancy, { body });
      if (status !== 200) return status;
    }
    return 200;
  }
}

/** Every life begins with a box on the road, or most would end before one is. */
const FIRST = [
  new NewBox({ tube: 0, box: 0, person: 0 }),
  new Pack({ tube: 0, box: 0, person: 0 }),
  new Pack({ tube: 1, box: 0, person: 1 }),
  new Send({ tube: 0, box: 0, person: 1 }),
];

it('whatever people pack, send, lose and receive, each tube is in exactly one place', async () => {
  const scan = record({ tube: nat(TUBES - 1), box: nat(2), person: nat(1) });
  const steps = [
    scan.map((given) => new NewBox(given)),
    scan.map((given) => new Pack(given)),
    scan.map((given) => new Pack(given)),
    scan.map((given) => new Send(given)),
    record({ given: scan, isLeaked: boolean() }).map(({ given, isLeaked }) => new Receive(given, isLeaked)),
    scan.map((given) => new Receive(given, false)),
    scan.map((given) => new Count(given)),
    scan.map((given) => new AcceptAll(given)),
    scan.map((given) => new CloseAll(given)),
  ];
  await assert(
    asyncProperty(commands(steps, { maxCommands: 60, size: 'max' }), async (life) => {
      const tubes: LabelledTube[] = [];
      // oxlint-disable-next-line no-await-in-loop -- each bill takes the number after the last
      for (let n = 0; n < TUBES; n += 1) tubes.push(await labelledTube(app));
      const setup = () => ({
        model: {
          tubes: tubes.map((): PaperTube => ({ place: 'main', is: 'here', box: null })),
          boxes: [],
        } satisfies Paper,
        real: { tubes, boxes: [] },
      });
      await asyncModelRun(setup, [...FIRST, ...life]);
    }),
    { numRuns: RUNS },
  );
  expect(await offencesIn(app)).toEqual([]);
}, 400_000);

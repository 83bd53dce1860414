import type { BoardCase, CaseThingView, CaseView, StageRowView } from '@nidan/contract/lab/stages/case-view';

/** A line of the board: a case, or a thing of the one that is open. */
export interface BoardLine {
  readonly key: string;
  readonly found: BoardCase;
  /** Null for the line of the case. */
  readonly thing: CaseThingView | null;
  /** The case with its rows; null while it is folded. */
  readonly view: CaseView | null;
}

const DEPTH = { part: 1, block: 2, slide: 3 } as const;

/** How far a line is set in, in steps. */
export function depthOf({ thing }: BoardLine): number {
  return thing === null ? 0 : DEPTH[thing.kind];
}

/** The things of a case in the order of its tree: each part, its blocks, their slides. */
export function inTreeOrder(
  things: readonly CaseThingView[],
  parentId: string | null = null,
): CaseThingView[] {
  return things
    .filter((thing) => thing.parentId === parentId)
    .flatMap((thing) => [thing, ...inTreeOrder(things, thing.thingId)]);
}

/** The lines of the board: every case, and under the open one its tree. */
export function boardLines(cases: readonly BoardCase[], open: CaseView | null): BoardLine[] {
  return cases.flatMap((found): BoardLine[] => {
    const view = open?.billTestId === found.billTestId ? open : null;
    const head = { key: found.billTestId, found, thing: null, view };
    if (view === null) return [head];
    return [head, ...inTreeOrder(view.things).map((thing) => ({ key: thing.thingId, found, thing, view }))];
  });
}

/** Names of the stages of the shown cases, in their order: each once, as tests name them alike. */
export function stageColumns(cases: readonly BoardCase[]): string[] {
  const names: string[] = [];
  for (const { stages } of cases) {
    let at = 0;
    for (const { name } of stages) {
      const known = names.indexOf(name);
      if (known === -1) names.splice(at, 0, name);
      at = (known === -1 ? at : known) + 1;
    }
  }
  return names;
}

/** The row that counts of a line in the stage of this name; of a case that of the case as a whole. */
export function rowInStage({ view, thing }: BoardLine, name: string): StageRowView | undefined {
  const index = view?.stages.find((stage) => stage.name === name)?.index;
  const thingId = thing?.thingId ?? null;
  return view?.rows.find((row) => row.isCurrent && row.stage === index && row.thingId === thingId);
}

/** What somebody would do next with a line: what runs, else what is ready, else what waits; of the case once a thing is done. */
export function nextRow(line: BoardLine): StageRowView | undefined {
  const { view, thing } = line;
  if (view === null) return undefined;
  const current = view.rows.filter(({ isCurrent }) => isCurrent);
  const isOptional = ({ stage }: StageRowView) => view.stages[stage]?.isOptional === true;
  const first = (thingId: string | null): StageRowView | undefined => {
    const own = current.filter((row) => row.thingId === thingId);
    return (
      own.find(({ state }) => state === 'STARTED') ??
      own.find((row) => row.state === 'READY_TO_RUN' && !isOptional(row)) ??
      own.find((row) => row.state === 'NOT_STARTED' && !isOptional(row)) ??
      own.find(({ state }) => state === 'READY_TO_RUN')
    );
  };
  const own = thing === null ? undefined : first(thing.thingId);
  return own ?? (thing === null || thing.discardedAt === null ? first(null) : undefined);
}

/** All that was and will be done with a thing: of what it was made from, of itself, and of the case; in the order of the stages. */
export function historyOf({ view, thing }: BoardLine): StageRowView[] {
  if (view === null) return [];
  const ids = new Set<string | null>([null]);
  let at: CaseThingView | undefined = thing ?? undefined;
  while (at !== undefined) {
    ids.add(at.thingId);
    // What a recut was made after tells why it was made.
    if (at.madeOf !== null) ids.add(at.madeOf);
    const { parentId }: CaseThingView = at;
    at = view.things.find(({ thingId }) => thingId === parentId);
  }
  return view.rows
    .filter((row) => ids.has(row.thingId) && (row.isCurrent || row.state !== 'NOT_STARTED'))
    .toSorted((one, other) => one.stage - other.stage || one.attempt - other.attempt);
}

/** Number of the thing of a row, or of the case. */
export function placeOf({ found, view }: BoardLine, { thingId }: Pick<StageRowView, 'thingId'>): string {
  const label = view?.things.find((thing) => thing.thingId === thingId)?.label;
  return label === undefined ? found.caseNo : `${found.caseNo} ${label}`;
}

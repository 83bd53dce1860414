import type { DescribedStatusSet } from '@nidan/domain/status-sets/all-status-sets';
import { TONES, type Tone } from '@nidan/domain/status-sets/status-table';
import type { SetGuide } from '@nidan/domain/vocabulary/set-guide';

/** From this many states on, an action is drawn from one box that stands for them all. */
const MANY = 4;

/** Colours of the tones, dark on light, so that they read in both themes. */
const COLOURS = {
  neutral: '#e7e9ec',
  info: '#d6e6fb',
  ok: '#d3f0dc',
  warn: '#fdeac2',
  danger: '#f9d8d6',
} as const satisfies Record<Tone, string>;

/** What of a set is drawn. */
export type DrawnSet = Pick<DescribedStatusSet, 'initial' | 'alsoStartsIn' | 'states' | 'actions'>;

interface Edge {
  readonly from: string;
  readonly to: string;
  readonly words: string;
}

/** A status set as a Mermaid state diagram: its actions, where it begins and ends, and what is computed. */
export function statusDiagram(set: DrawnSet, computed: SetGuide['computed'] = {}): string {
  const boxes = new Map<string, string>();
  const boxOf = (states: readonly string[]): readonly string[] => {
    if (states.length < MANY) return states;
    const key = states.toSorted().join(' ');
    const box = boxes.get(key) ?? `any${boxes.size + 1}`;
    boxes.set(key, box);
    return [box];
  };
  const actions = Object.entries(set.actions).flatMap(([name, { from, to }]) =>
    boxOf(from).flatMap((start) =>
      boxOf(to).map((end) => ({ from: start, to: end, words: actionWords(name) })),
    ),
  );
  const facts = Object.entries(computed).flatMap(([state, from]) =>
    from.map((start) => ({ from: start, to: state, words: 'computed' })),
  );
  return [
    'stateDiagram-v2',
    ...drawn(set).map(([name, { label, code }]) => `  state "${stateWords(label, code)}" as ${name}`),
    ...[...boxes].map(([states, box]) => `  state "any of ${states.split(' ').length} states" as ${box}`),
    ...[set.initial, ...set.alsoStartsIn].map((name) => `  [*] --> ${name}`),
    ...merged([...actions, ...facts]).map(({ from, to, words }) => `  ${from} --> ${to} : ${words}`),
    ...drawn(set)
      .filter(([name, { final }]) => final && !Object.values(computed).flat().includes(name))
      .map(([name]) => `  ${name} --> [*]`),
    ...TONES.flatMap((tone) => coloured(set, tone)),
  ].join('\n');
}

/** An action's name in words: accessionInDepartment is 'accession in department', start_stage 'start stage'. */
export function actionWords(name: string): string {
  return name
    .replaceAll('_', ' ')
    .replace(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`)
    .trim();
}

/** The states of a tone in its colour; nothing for a tone that no state has. */
function coloured(set: DrawnSet, tone: Tone): string[] {
  const names = drawn(set)
    .filter(([, state]) => state.tone === tone)
    .map(([name]) => name);
  if (names.length === 0) return [];
  return [
    `  classDef ${tone} fill:${COLOURS[tone]},color:#1b1f24,stroke:#8a929b`,
    `  class ${names.join(',')} ${tone}`,
  ];
}

/** What is only a filter has no place in the life of a thing. */
function drawn({ states }: DrawnSet) {
  return Object.entries(states).filter(([, { kind }]) => kind !== 'filter-only');
}

function stateWords(label: string, code: number | string): string {
  return typeof code === 'number' ? `${label} (${code})` : label;
}

/** One arrow for all actions between the same two states. */
function merged(edges: readonly Edge[]): Edge[] {
  const arrows = new Map<string, Edge>();
  for (const edge of edges) {
    const key = `${edge.from} ${edge.to}`;
    const known = arrows.get(key);
    arrows.set(key, known ? { ...known, words: `${known.words}, ${edge.words}` } : edge);
  }
  return [...arrows.values()];
}

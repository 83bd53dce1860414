/** The areas in the order in which they may know each other: each uses what stands left of it (ADR 45). */
export const AREAS = [
  'base',
  'ledger',
  'people',
  'catalogue',
  'lab',
  'money',
  'supply',
  'links',
  'insight',
] as const;

/** Features that are one whole: they share the files that write their tables. */
const WHOLES: readonly (readonly string[])[] = [
  ['base/identity', 'base/sign-in'],
  ['links/integration', 'links/delivery', 'links/push'],
  ['base/organisation', 'base/settings', 'base/lab-account'],
  ['catalogue/tests', 'catalogue/parameters', 'catalogue/ranges', 'catalogue/versions'],
  ['lab/results', 'lab/checking', 'lab/worklist', 'lab/worksheet', 'lab/trials'],
  ['money/payouts', 'money/settlements'],
  [
    'money/bills',
    'money/orders',
    'money/payments',
    'money/advances',
    'money/notes',
    'money/refunds',
    'money/lab-ids',
    'money/agency-billing',
    'money/agency-invoices',
  ],
];

export interface Place {
  /** Which tree it stands in: contract, server or web. */
  readonly tree: string;
  readonly area: string;
  /** With its area: 'lab/samples'. */
  readonly feature: string;
}

/** Where a file of a feature stands; null for what is of no feature, such as a kernel. */
export function placeOf(path: string): Place | null {
  const [, app, contract, area = '', name] =
    /^(?:apps\/(server|web)\/src\/features|packages\/(contract)\/src)\/([^/]+)\/(?:([^/]+)\/)?/.exec(path) ??
    [];
  const tree = app ?? contract;
  if (tree === undefined || (tree === 'contract' && area === 'kernel')) return null;
  return { tree, area, feature: name === undefined ? area : `${area}/${name}` };
}

/** The whole that a feature is a part of: its first name stands for all. */
export function wholeOf(feature: string): string {
  return WHOLES.find((whole) => whole.includes(feature))?.[0] ?? feature;
}

/** Why a feature may not know another one, null when it may. */
export function whyBeyondArea(from: Place, to: Place): string | null {
  const [own, other] = [rankOf(from.area), rankOf(to.area)];
  if (own === -1 || other === -1 || other <= own) return null;
  return `${from.area} may not know ${to.area}: take what it needs as an effect that the app hands in`;
}

function rankOf(area: string): number {
  return AREAS.findIndex((one) => one === area);
}

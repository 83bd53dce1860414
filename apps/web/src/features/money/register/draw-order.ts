import type { TestView } from '@nidan/contract/catalogue/tests/test-view';
import type { SampleTypeView } from '@nidan/contract/catalogue/tests/catalog-endpoints';

export interface Draw {
  readonly code: string;
  readonly cap: string;
  readonly name: string;
  /** Null while the kinds of tubes are not known. */
  readonly volumeMl: number | null;
}

/** Kinds of tubes that the lines need, each once, in order of draw. */
export function drawOrder(lines: readonly TestView[], kinds: readonly SampleTypeView[]): Draw[] {
  const needed = new Map(lines.flatMap(({ containers }) => containers).map((one) => [one.code, one]));
  return [...needed.values()]
    .sort((a, b) => a.drawOrder - b.drawOrder)
    .map(({ code, capColour, name }) => ({
      code,
      cap: capColour,
      name,
      volumeMl: kinds.find((kind) => kind.code === code)?.volumeMl ?? null,
    }));
}

import type { SampleView } from '@nidan/contract/lab/samples/sample-view';
import { useState } from 'react';

/** What the last scan came to, beside the scan field. */
export interface DrawMessage {
  readonly passed: boolean;
  readonly title: string;
  readonly text: string;
}

interface Drawing {
  readonly confirmed: ReadonlySet<string>;
  readonly leftOut: ReadonlySet<string>;
  /** Collected here: no longer waiting, whatever an older answer says. */
  readonly gone: ReadonlySet<string>;
  readonly message: DrawMessage | null;
}

const START: Drawing = { confirmed: new Set(), leftOut: new Set(), gone: new Set(), message: null };

export type DrawingMarks = ReturnType<typeof useDrawingMarks>;

/** The marks on the tubes that are being drawn. */
export function useDrawingMarks() {
  const [drawing, setDrawing] = useState(START);
  return {
    drawing,
    say: (message: DrawMessage) => setDrawing((now) => ({ ...now, message })),
    /** The last message is about somebody else. */
    hush: () => setDrawing((now) => ({ ...now, message: null })),
    /** The label of the tube was scanned; one that was left out is taken after all. */
    confirm: (tube: SampleView) =>
      setDrawing((now) => ({
        ...now,
        confirmed: new Set([...now.confirmed, tube.sampleId]),
        leftOut: without(now.leftOut, [tube]),
      })),
    leaveOut: ({ sampleId }: SampleView) =>
      setDrawing((now) => ({ ...now, leftOut: new Set([...now.leftOut, sampleId]) })),
    takeUp: (tube: SampleView) => setDrawing((now) => ({ ...now, leftOut: without(now.leftOut, [tube]) })),
    finish: (tubes: readonly SampleView[]) =>
      setDrawing((now) => ({
        ...now,
        message: null,
        gone: new Set([...now.gone, ...idsOf(tubes)]),
      })),
    /** Their collection was taken back: they wait again, and their labels are to be scanned again. */
    takeBack: (tubes: readonly SampleView[]) =>
      setDrawing((now) => ({
        ...now,
        message: null,
        confirmed: without(now.confirmed, tubes),
        gone: without(now.gone, tubes),
      })),
  };
}

function idsOf(tubes: readonly SampleView[]): ReadonlySet<string> {
  return new Set(tubes.map(({ sampleId }) => sampleId));
}

function without(ids: ReadonlySet<string>, tubes: readonly SampleView[]): ReadonlySet<string> {
  const left = idsOf(tubes);
  return new Set([...ids].filter((one) => !left.has(one)));
}

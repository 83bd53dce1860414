import type { SampleView } from '@nidan/contract/samples/sample-view';
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
    confirm: ({ sampleId }: SampleView) =>
      setDrawing((now) => ({
        ...now,
        confirmed: new Set([...now.confirmed, sampleId]),
        leftOut: without(now.leftOut, sampleId),
      })),
    leaveOut: ({ sampleId }: SampleView) =>
      setDrawing((now) => ({ ...now, leftOut: new Set([...now.leftOut, sampleId]) })),
    takeUp: ({ sampleId }: SampleView) =>
      setDrawing((now) => ({ ...now, leftOut: without(now.leftOut, sampleId) })),
    finish: (tubes: readonly SampleView[]) =>
      setDrawing((now) => ({
        ...now,
        message: null,
        gone: new Set([...now.gone, ...tubes.map(({ sampleId }) => sampleId)]),
      })),
  };
}

function without(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  return new Set([...ids].filter((one) => one !== id));
}

import { latePart } from '../../../kernel/lazy/late-part.ts';
import type { WorksheetTest } from '@nidan/contract/lab/results/worksheet';
import { Suspense } from 'react';
import { EntryGrid } from './EntryGrid.tsx';
import type { EntryRow } from './entry-row.ts';

/** Few tests have these. */
const Narratives = latePart(() => import('./library/Narratives.tsx'), 'Narratives');
const Attachments = latePart(() => import('./attachments/Attachments.tsx'), 'Attachments');

/** The value that a screen leads to, and how often it did. */
export interface WantedValue {
  readonly parameterId: string | null;
  readonly times: number;
}

interface EntryWorkProps {
  readonly billId: string;
  readonly test: WorksheetTest;
  readonly rows: readonly EntryRow[];
  readonly wanted: WantedValue;
  readonly messageOf: (row: EntryRow) => string | undefined;
  readonly onType: (row: EntryRow, text: string) => void;
  readonly warningOf: (row: EntryRow, text: string) => string | null;
  readonly onPastEnd: () => void;
  readonly peopleAt: (row: EntryRow) => readonly string[];
  readonly onPlace: (parameterId: string) => void;
}

/** The values of a test: numbers and words in a grid, below it what is written and what is attached. */
export function EntryWork(props: EntryWorkProps) {
  const { billId, test, rows, wanted, messageOf, onType, warningOf, onPastEnd } = props;
  const narratives = rows.filter(({ parameter }) => parameter.kind === 'narrative');
  const attachments = rows.filter(({ parameter }) => parameter.kind === 'attachment');
  const cells = rows.filter((row) => !narratives.includes(row) && !attachments.includes(row));
  const isWanted = ({ parameter }: EntryRow): boolean => parameter.parameterId === wanted.parameterId;
  return (
    <>
      {cells.length > 0 && (
        <EntryGrid
          key={`${test.billTestId} ${wanted.times}`}
          test={test}
          rows={cells}
          startsWith={cells.some(isWanted) ? wanted.parameterId : null}
          isShort={cells.length < rows.length}
          messageOf={messageOf}
          onType={onType}
          warningOf={warningOf}
          onPastEnd={onPastEnd}
          peopleAt={props.peopleAt}
          onPlace={props.onPlace}
        />
      )}
      {narratives.length > 0 && (
        <Suspense>
          <Narratives
            key={test.billTestId}
            rows={narratives}
            messageOf={messageOf}
            onType={onType}
            takesFocus={cells.length === 0}
          />
        </Suspense>
      )}
      {attachments.length > 0 && (
        <Suspense>
          <Attachments
            billId={billId}
            rows={attachments}
            messageOf={messageOf}
            onType={onType}
            takesFocus={attachments.length === rows.length}
          />
        </Suspense>
      )}
    </>
  );
}

import {
  activateRanges,
  type ParameterDetails,
  type RangeInput,
  readParameterDetails,
  saveRangeDraft,
} from '@nidan/contract/catalogue/parameters/parameter-edit-endpoints';
import { readDraftEffect } from '@nidan/contract/lab/results/draft-effect-endpoint';
import { findOwnRangeFaults } from '@nidan/domain/ranges/own-range-faults';
import { proveRangeSets } from '@nidan/domain/ranges/range-proof';
import { useMemo, useState } from 'react';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { toast } from '../../../kernel/ui/overlays/toast.ts';
import { useTyped } from '../../../kernel/ui/fields/use-typed.ts';
import { catalogTexts } from '../tests/texts/catalog-texts.ts';
import { type EditStep, withStep } from './edit-steps.ts';
import { countFaults } from './fault-counts.ts';
import { type RangeRow, rowOfRange } from './rules/range-rows.ts';
import { readRows } from './rules/read-rows.ts';
import type { OwnFaults } from './rules/rule-marks.ts';

/** Versions of drafts begin at 1. */
const NO_DRAFT = 0;

const OUTDATES = { outdates: [readParameterDetails, readDraftEffect] };

/** Rows keep their ids when the same rules are read again, so that a field in them keeps the focus. */
function startOf({ draft, ranges }: ParameterDetails): readonly RangeRow[] {
  return (draft?.ranges ?? ranges).map((range, index) => rowOfRange(`stored ${index}`, range));
}

interface ReadableRules {
  readonly rows: readonly RangeRow[];
  /** One of each row, in their order. */
  readonly ranges: readonly RangeInput[];
}

function ownFaultsOf(parameter: ParameterDetails, { rows, ranges }: ReadableRules): OwnFaults {
  const faults = findOwnRangeFaults(parameter, ranges);
  return Map.groupBy(faults, ({ at }) => rows[at.index]?.id ?? '');
}

/** The rules of a parameter as they are typed, with their proof, the way back of each edit, and the ways into the draft and into use. */
export function useRangeDraft(parameter: ParameterDetails) {
  const t = useTexts(catalogTexts);
  const { parameterId, version, draft } = parameter;
  const stored = useMemo(() => startOf(parameter), [parameter]);
  const typed = useTyped<{ readonly rows: readonly RangeRow[] }>(
    { rows: stored },
    draft?.version ?? NO_DRAFT,
  );
  const { rows } = typed.values;
  /** Steps back lead no further than what is stored now. */
  const [edits, setEdits] = useState<{
    readonly of: readonly RangeRow[];
    readonly steps: readonly EditStep<readonly RangeRow[]>[];
  }>({ of: stored, steps: [] });
  const steps = edits.of === stored ? edits.steps : [];
  const last = steps.at(-1);
  const saving = useApiMutation(saveRangeDraft, {
    ...OUTDATES,
    onDone: () => toast({ type: 'SUCCESS', msg: t('draftSaved') }),
  });
  const activating = useApiMutation(activateRanges, {
    ...OUTDATES,
    onDone: (after) => toast({ type: 'SUCCESS', msg: t('activated', { version: after.version }) }),
  });
  const { ranges, unread } = readRows(rows);
  const proof = proveRangeSets(ranges);
  const own = ownFaultsOf(parameter, { rows: rows.filter(({ id }) => !unread.has(id)), ranges });
  return {
    rows,
    ranges,
    unread,
    proof,
    own,
    /** What the server would refuse to activate, by the same rules. */
    faults: countFaults(proof) + [...own.values()].flat().length,
    hasTyped: typed.hasTyped,
    forget: typed.forget,
    /** Replaces the rows; edits at the same field are one step back. */
    change: (next: readonly RangeRow[], at: string | null = null): void => {
      setEdits({ of: stored, steps: withStep(steps, { before: rows, at }) });
      typed.type({ rows: next });
    },
    undo:
      last === undefined
        ? undefined
        : (): void => {
            setEdits({ of: stored, steps: steps.slice(0, -1) });
            if (last.before === stored) typed.forget();
            else typed.type({ rows: last.before });
          },
    save: (): void => {
      const body = { parameterId, ranges, ...(typed.version === NO_DRAFT ? {} : { version: typed.version }) };
      saving.mutate({ body }, { onSuccess: typed.forget, onError: typed.refused });
    },
    activate: (reason: string, onDone: () => void): void => {
      if (draft === null) return;
      const body = { parameterId, version, draftVersion: draft.version, reason };
      activating.mutate({ body }, { onSuccess: onDone });
    },
    refusal: saving.error ?? activating.error,
    reasonError: activating.error?.at('reason'),
  };
}

export type RangeDraftOnDesk = ReturnType<typeof useRangeDraft>;

import { type EqaRoundView, listEqaRounds, saveEqaResults } from '@nidan/contract/lab/eqa/eqa-endpoints';
import { type EqaVerdict, eqaVerdict, eqaZ } from '@nidan/domain/quality/eqa';
import { useState } from 'react';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { toast } from '../../../kernel/ui/overlays/toast.ts';
import { typedNumber } from '../quality/quality-words.ts';
import { eqaTexts } from './texts/eqa-texts.ts';

/** A parameter of a machine as it is typed: a stored result, or one that was added and is not saved. */
export interface Line {
  readonly key: string;
  readonly machine: { readonly id: string; readonly name: string };
  readonly parameter: { readonly id: string; readonly name: string };
  readonly unit: string;
  readonly own: string;
  readonly assigned: string;
  readonly sd: string;
  /** It is stored with a verdict, so that another figure wants a reason. */
  readonly isJudged: boolean;
  readonly isTouched: boolean;
}

const shown = (value: number | null): string => (value === null ? '' : String(value));

const isNumber = (text: string): boolean => typedNumber(text) !== null;
const isNumberOrEmpty = (text: string): boolean => text.trim() === '' || isNumber(text);

/** What is typed in a line, as far as it is a number. */
function figuresOf({ own, assigned, sd }: Line) {
  return { own: typedNumber(own), assigned: typedNumber(assigned), sd: typedNumber(sd) };
}

/** What the z of a line would be, and what it says; null while a figure is missing. */
export function previewOf(line: Line): { readonly z: number; readonly verdict: EqaVerdict } | null {
  const { own, assigned, sd } = figuresOf(line);
  const z = own === null || assigned === null || sd === null ? null : eqaZ({ own, assigned, sd });
  return z === null ? null : { z, verdict: eqaVerdict(z) };
}

function linesOf({ results }: EqaRoundView): Line[] {
  return results.map(({ machine, parameter, unit, ownValue, assignedValue, sd, verdict }) => ({
    key: `${machine.id} ${parameter.id}`,
    machine,
    parameter,
    unit,
    own: shown(ownValue),
    assigned: shown(assignedValue),
    sd: shown(sd),
    isJudged: verdict !== null,
    isTouched: false,
  }));
}

function resultOf(line: Line) {
  const { own, assigned, sd } = figuresOf(line);
  if (own === null) return [];
  const { machine, parameter, unit } = line;
  return [
    {
      machineId: machine.id,
      parameterId: parameter.id,
      ownValue: own,
      unit,
      assignedValue: assigned,
      sd,
    },
  ];
}

/** Entry of the values of a round: its lines, the day of the report, and why judged ones change. */
export function useRoundEntry(round: EqaRoundView) {
  const t = useTexts(eqaTexts);
  const [lines, setLines] = useState(() => linesOf(round));
  const [receivedOn, setReceivedOn] = useState(round.receivedOn);
  const [reason, setReason] = useState('');
  const saving = useApiMutation(saveEqaResults, {
    outdates: [listEqaRounds],
    onDone: () => toast({ type: 'SUCCESS', msg: t('saved') }),
  });
  const touched = lines.filter(({ isTouched }) => isTouched);
  const isWrong = touched.some(
    ({ own, assigned, sd }) => !isNumber(own) || ![assigned, sd].every(isNumberOrEmpty),
  );
  const results = touched.flatMap(resultOf);
  const off = results.length === 0 ? t('nothingTyped') : isWrong ? t('badNumber') : undefined;
  const save = (): void => {
    if (off !== undefined || saving.isPending) return;
    const { roundId, version } = round;
    const day = receivedOn === null ? {} : { receivedOn };
    const why = reason.trim() === '' ? {} : { reason };
    saving.mutate({ body: { roundId, version, ...day, ...why, results } });
  };
  return {
    lines,
    receivedOn,
    reason,
    off,
    asksWhy: touched.some(({ isJudged }) => isJudged),
    isSaving: saving.isPending,
    refusal: saving.error,
    type: (key: string, part: Partial<Pick<Line, 'own' | 'assigned' | 'sd'>>) =>
      setLines(lines.map((line) => (line.key === key ? { ...line, ...part, isTouched: true } : line))),
    add: (line: Line) => setLines([...lines.filter(({ key }) => key !== line.key), line]),
    setReceivedOn,
    setReason,
    save,
  };
}

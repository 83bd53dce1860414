import type { BodyOf } from '@nidan/contract/kernel/endpoint';
import { readCulture, saveSusceptibility } from '@nidan/contract/lab/culture/culture-endpoints';
import type { CultureView, IsolateView, SusceptibilityLine } from '@nidan/contract/lab/culture/culture-views';
import type { SusceptibilityCategory } from '@nidan/domain/susceptibility/interpret';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { apiKey } from '../../../kernel/api/use-api-query.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { ask } from '../../../kernel/ui/overlays/ask.ts';
import { toastRefusal } from '../../../kernel/ui/overlays/toast.ts';
import { cultureTexts } from './texts/culture-texts.ts';
import { useCultureChange } from './use-culture-change.ts';

type Value = BodyOf<typeof saveSusceptibility>['values'][number];

/** A line as the command takes it, with what stands of it. */
function valueOf({ isolateId }: IsolateView, line: SusceptibilityLine): Value {
  const { medicine, method, potency, raw, overruled, overruleReason, isPrinted } = line;
  const overrule = overruled === null ? null : { category: overruled, reason: overruleReason ?? '' };
  return { isolateId, medicineId: medicine.id, method, potency, raw, overrule, isPrinted };
}

/** Writes values one after the other, however fast they are typed: each goes by the version that the one before has left. */
export function useValues({ caseId }: Pick<CultureView, 'caseId'>) {
  const t = useTexts(cultureTexts);
  const client = useQueryClient();
  const saving = useCultureChange(saveSusceptibility, { onRefused: toastRefusal });
  const chain = useRef<Promise<unknown>>(Promise.resolve());
  const send = (value: Value): void => {
    chain.current = chain.current
      .then(() => {
        const culture = client.getQueryData<CultureView>(apiKey(readCulture, { query: { caseId } }));
        if (culture === undefined) return null;
        return saving.mutateAsync({ body: { caseId, version: culture.version, values: [value] } });
      })
      // The refusal is told where it was asked for.
      .catch(() => null);
  };
  const type = (isolate: IsolateView, line: SusceptibilityLine, text: string): void => {
    const raw = text.trim() === '' ? null : text.trim();
    // What a person said was said of the former value.
    send({ ...valueOf(isolate, line), raw, overrule: null, isPrinted: raw === null ? null : line.isPrinted });
  };
  const print = (isolate: IsolateView, line: SusceptibilityLine): void => {
    if (line.raw !== null) send({ ...valueOf(isolate, line), isPrinted: !line.prints });
  };
  const say = async (
    isolate: IsolateView,
    line: SusceptibilityLine,
    category: SusceptibilityCategory,
  ): Promise<void> => {
    if (line.raw === null || line.category === category) return;
    if (line.overruled !== null && line.measured === category) {
      send({ ...valueOf(isolate, line), overrule: null });
      return;
    }
    const former = line.category ?? t('notClear');
    const answer = await ask({
      kind: 'WARNING',
      title: t('overruleTitle', { medicine: line.medicine.name, category, former }),
      text: t('overruleText'),
      action: t('overrule', { category }),
      reason: true,
    });
    if (answer !== null) send({ ...valueOf(isolate, line), overrule: { category, reason: answer.reason } });
  };
  return { type, print, say, isSaving: saving.isPending };
}

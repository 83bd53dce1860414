import type { SusceptibilityLine } from '@nidan/contract/lab/culture/culture-views';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Note } from '../../../kernel/ui/Note.tsx';
import { cultureTexts } from './texts/culture-texts.ts';

/** Why a medicine has the verdict that it has: the row of the table, the rule, the cascade, the person. */
export function useReasons(line: SusceptibilityLine): readonly string[] {
  const t = useTexts(cultureTexts);
  const { breakpoint, why, raw, rule, heldBack, prints, overruleReason } = line;
  const table =
    breakpoint === null
      ? t('whyNoTable')
      : t('whyTable', {
          document: breakpoint.document,
          organism: [breakpoint.organism, breakpoint.site, breakpoint.potency]
            .filter((text) => text !== '')
            .join(', '),
          s: breakpoint.susceptible,
          r: breakpoint.resistant ?? '–',
        });
  return [
    table,
    ...(why === 'beyond-what-was-tried' ? [t('whyBeyond', { value: raw ?? '' })] : []),
    ...(rule === null ? [] : [t('whyRule', { reason: rule.reason, source: rule.source })]),
    ...(heldBack === null || prints ? [] : [t('whyHeld', { reason: heldBack.reason })]),
    ...(overruleReason === null ? [] : [t('whyOverruled', { reason: overruleReason })]),
  ];
}

/** The reasons of the medicine at which the focus is. */
export function WhyLine({ line }: { readonly line: SusceptibilityLine }) {
  const reasons = useReasons(line);
  return (
    <Note tone="info">
      <b>{line.medicine.name}.</b> {reasons.join(' · ')}
    </Note>
  );
}

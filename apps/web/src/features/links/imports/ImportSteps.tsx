import type { ImportView } from '@nidan/contract/links/imports/import-endpoints';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Icon } from '../../../kernel/ui/values/Icon.tsx';
import styles from './Import.module.css';
import { sizeOf } from './file-size.ts';
import { phaseOf } from './import-phase.ts';
import { importTexts } from '../../../kernel/master-files/texts/import-texts.ts';

const STEPS = [
  { title: 'stepFile', help: 'stepFileHelp' },
  { title: 'stepColumns', help: 'stepColumnsHelp' },
  { title: 'stepTrial', help: 'stepTrialHelp' },
  { title: 'stepWrite', help: 'stepWriteHelp' },
] as const;

/** Which step is under way, from 0; behind the last one when all are done. */
function currentStep(view: ImportView): number {
  const phase = phaseOf(view);
  if (phase === 'mapping') return 1;
  if (phase === 'trying' || phase === 'tryingAgain') return 2;
  return phase === 'ended' && view.endedAt !== null && view.failure === null ? STEPS.length : 3;
}

/** The steps of an import, with the one that is under way. */
export function ImportSteps({ view }: { readonly view: ImportView }) {
  const t = useTexts(importTexts);
  const current = currentStep(view);
  const helpOf = (help: (typeof STEPS)[number]['help']): string => {
    if (help === 'stepFileHelp') return t(help, { size: sizeOf(view.fileBytes) });
    if (help !== 'stepColumnsHelp') return t(help);
    if (view.waitsForColumns) return t('stepColumnsWait');
    // Of a file from before its columns were kept nobody counts them.
    return view.columns.total === 0 ? '' : t(help, view.columns);
  };
  return (
    <ol className={styles.steps}>
      {STEPS.map(({ title, help }, index) => (
        <li
          key={title}
          data-step={index < current ? 'done' : index === current ? 'now' : 'next'}
          {...(index === current ? { 'aria-current': 'step' as const } : {})}
        >
          <span className={styles.mark}>{index < current ? <Icon name="tick" /> : index + 1}</span>
          <b>{t(title)}</b>
          <span className="muted t12">{helpOf(help)}</span>
        </li>
      ))}
    </ol>
  );
}

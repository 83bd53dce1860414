import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { Note } from '../../../kernel/ui/Note.tsx';
import { dispatchTexts } from './texts/dispatch-texts.ts';
import type { MoveProblem as Problem } from './use-dispatch-moves.ts';

interface MoveProblemProps {
  readonly problem: Problem;
  readonly onClose: () => void;
}

/** Why a step at the desk was refused, and how far it had come. */
export function MoveProblem({ problem, onClose }: MoveProblemProps) {
  const t = useTexts(dispatchTexts);
  const { refusal, done, count } = problem;
  return (
    <Note tone="danger" end={<Button onClick={onClose}>{t('dismiss')}</Button>}>
      {done > 0 && t('notDone', { done, count })}
      <b>{refusal.msg}</b>
    </Note>
  );
}

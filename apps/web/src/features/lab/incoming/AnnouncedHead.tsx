import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { PageHead } from '../../../kernel/ui/PageHead.tsx';
import { SavedViews } from '../../../kernel/ui/SavedViews.tsx';
import { incomingKeys } from './incoming-keys.ts';
import { incomingTexts } from './texts/incoming-texts.ts';

interface AnnouncedHeadProps<V extends string> {
  readonly title: string;
  readonly current: V;
  readonly views: readonly { readonly key: V; readonly label: string }[];
  readonly onPick: (view: V) => void;
  /** Why nothing can be announced. */
  readonly off: string | undefined;
  readonly onNew: () => void;
  readonly onFile: () => void;
}

/** Head of a list of what others announce: its states, and the way to announce one more. */
export function AnnouncedHead<V extends string>({
  title,
  current,
  views,
  onPick,
  off,
  onNew,
  onFile,
}: AnnouncedHeadProps<V>) {
  const t = useTexts(incomingTexts);
  return (
    <PageHead title={title} views={<SavedViews current={current} onPick={onPick} views={views} />}>
      <Button shortcut={incomingKeys.shortcuts.file} off={off} onClick={onFile}>
        {t('byFile')}
      </Button>
      <Button kind="primary" shortcut={incomingKeys.shortcuts.create} off={off} onClick={onNew}>
        {t('announce')}
      </Button>
    </PageHead>
  );
}

import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { Suspense, useState } from 'react';
import { useShortcuts } from '../../../kernel/keys/use-shortcuts.ts';
import { latePart } from '../../../kernel/lazy/late-part.ts';
import { useRight } from '../../../kernel/session/session.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import type { ProposalAsked } from './proposed-quantities.ts';
import { proposalKeys } from './proposal-keys.ts';
import { proposalTexts } from './texts/proposal-texts.ts';

const ProposalDialog = latePart(() => import('./ProposalDialog.tsx'), 'ProposalDialog');

const WORDS = { reorder: 'reorderButton', indents: 'indentsButton', need: 'needButton' } as const;

interface ProposalButtonProps {
  readonly asked: ProposalAsked;
  readonly count?: number | undefined;
}

/** Opens the orders that are proposed for what is low, asked for by indents or needed; `count` says how many items. */
export function ProposalButton({ asked, count }: ProposalButtonProps) {
  const t = useTexts(proposalTexts);
  const may = useRight('purchases', PERMISSION.create);
  const [isOpen, setOpen] = useState(false);
  const open = (): void => setOpen(true);
  useShortcuts(proposalKeys, { reorder: may && !isOpen ? open : undefined });
  return (
    <>
      <Button
        kind={asked.from === 'indents' ? 'plain' : 'primary'}
        icon="plus"
        shortcut={proposalKeys.shortcuts.reorder}
        off={may ? undefined : t('needsRight')}
        onClick={open}
      >
        {count === undefined ? t(WORDS[asked.from]) : t('reorderCount', { count })}
      </Button>
      {isOpen && (
        <Suspense>
          <ProposalDialog asked={asked} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

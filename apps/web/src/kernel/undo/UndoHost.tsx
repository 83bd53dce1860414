import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { asRefusal } from '../api/api-refusal.ts';
import { apiKey } from '../api/use-api-query.ts';
import { defineShortcuts } from '../keys/define-shortcuts.ts';
import { useShortcuts } from '../keys/use-shortcuts.ts';
import { useTexts } from '../text/use-texts.ts';
import { Button } from '../ui/Button.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { kernelTexts } from '../text/kernel-texts.ts';
import { Icon } from '../ui/values/Icon.tsx';
import { onRefusal, toast, toastRefusal } from '../ui/overlays/toast.ts';
import { closeUndo, presentUndo, subscribeToUndo, UNDO_WINDOW, type UndoOffer } from './undo-offer.ts';
import { undoTexts } from './undo-texts.ts';
import '../ui/overlays/overlays.css';

const undoKeys = defineShortcuts(
  { group: 'undo', title: 'title', texts: undoTexts },
  { undo: { keys: 'Ctrl+Z', label: 'keyUndo', inFields: false } },
);

/** Says what was just done, and offers for 10 s to take back what was just done; it waits while the pointer or the focus is on it. Stands in the top bar. */
export function UndoHost() {
  const offer = useSyncExternalStore(subscribeToUndo, presentUndo);
  return (
    <div role="status" className="ui-undo-place">
      {offer && <Offer key={offer.what} offer={offer} />}
    </div>
  );
}

function Offer({ offer }: { readonly offer: UndoOffer }) {
  const t = useTexts(undoTexts);
  const kernel = useTexts(kernelTexts);
  const client = useQueryClient();
  const [held, setHeld] = useState(false);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    if (held || busy) return undefined;
    const timer = setTimeout(() => closeUndo(offer), UNDO_WINDOW);
    return () => clearTimeout(timer);
  }, [held, busy, offer]);
  // What was refused after it is what the screen is about now. A refusal of its own is told below, where it may be tried again.
  useEffect(() => (busy ? undefined : onRefusal(() => closeUndo(offer))), [busy, offer]);
  const undo = async (): Promise<void> => {
    if (busy) return;
    setBusy(true);
    try {
      const said = await offer.run();
      toast({ type: 'SUCCESS', msg: t('undone', { what: offer.what }), ...said });
      closeUndo(offer);
    } catch (thrown) {
      // What got no answer may be sent once more; any other refusal is final.
      if (!asRefusal(thrown).unanswered) closeUndo(offer);
      toastRefusal(thrown);
    } finally {
      setBusy(false);
      for (const one of offer.outdates) void client.invalidateQueries({ queryKey: apiKey(one) });
    }
  };
  useShortcuts(undoKeys, { undo: () => void undo() });
  return (
    <div
      className="ui-undo"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon name="tick" />
      <div title={[offer.what, offer.detail].filter(Boolean).join('\n')}>
        <b>{offer.what}</b>
        {offer.detail && <span>{offer.detail}</span>}
        {offer.link && <a href={offer.link.hash}>{offer.link.words}</a>}
      </div>
      <Button icon="undo" shortcut={undoKeys.shortcuts.undo} busy={busy} onClick={() => void undo()}>
        {t('undo')}
      </Button>
      <IconButton icon="cross" small label={kernel('close')} onClick={() => closeUndo(offer)} />
    </div>
  );
}

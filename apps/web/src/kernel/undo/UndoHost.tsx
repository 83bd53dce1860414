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
import { toast, toastRefusal } from '../ui/overlays/toast.ts';
import { closeUndo, presentUndo, subscribeToUndo, UNDO_WINDOW, type UndoOffer } from './undo-offer.ts';
import { undoTexts } from './undo-texts.ts';
import '../ui/overlays/overlays.css';

const undoKeys = defineShortcuts(
  { group: 'undo', title: 'title', texts: undoTexts },
  { undo: { keys: 'Ctrl+Z', label: 'keyUndo', inFields: false } },
);

/** Offers for 10 s to take back what was just done; it waits while the pointer or the focus is on it. Stands once in the shell. */
export function UndoHost() {
  const offer = useSyncExternalStore(subscribeToUndo, presentUndo);
  return <div role="status">{offer && <Offer key={offer.what} offer={offer} />}</div>;
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
      <span className="cut">{offer.what}</span>
      <Button icon="undo" shortcut={undoKeys.shortcuts.undo} busy={busy} onClick={() => void undo()}>
        {t('undo')}
      </Button>
      <IconButton icon="cross" small label={kernel('close')} onClick={() => closeUndo(offer)} />
    </div>
  );
}

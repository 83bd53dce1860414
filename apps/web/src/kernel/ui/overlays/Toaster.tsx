import type { ToastType } from '@nidan/domain/enumerations/screens';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { kernelTexts } from '../../text/kernel-texts.ts';
import { useTexts } from '../../text/use-texts.ts';
import { Icon } from '../values/Icon.tsx';
import { IconButton } from '../IconButton.tsx';
import {
  closeToast,
  isUrgent,
  type Message,
  presentMessages,
  subscribeToMessages,
  TOAST_DURATION,
} from './toast.ts';
import './overlays.css';

const icons = { ERROR: 'error', SUCCESS: 'tick', WARNING: 'warn', INFO: 'info' } as const satisfies Record<
  ToastType,
  string
>;

/** Toasts in their place of the top bar, where they cover nothing; each waits while the pointer or the focus is on it. */
export function Toaster() {
  const { toasts } = useSyncExternalStore(subscribeToMessages, presentMessages);
  const urgent = toasts.filter(isUrgent);
  const calm = toasts.filter((one) => !isUrgent(one));
  return (
    <div className="ui-toasts">
      <div role="alert">
        {urgent.map((message) => (
          <Toast key={message.id} message={message} />
        ))}
      </div>
      <div role="status">
        {calm.map((message) => (
          <Toast key={message.id} message={message} />
        ))}
      </div>
    </div>
  );
}

function Toast({ message }: { readonly message: Message }) {
  const t = useTexts(kernelTexts);
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return undefined;
    const timer = setTimeout(() => closeToast(message.id), TOAST_DURATION);
    return () => clearTimeout(timer);
  }, [held, message.id]);
  return (
    <div
      className={`ui-toast ui-toast-${message.type}`}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon name={icons[message.type]} />
      <div title={[message.shown, message.detail].filter(Boolean).join('\n')}>
        <b>{message.shown}</b>
        {message.detail && <span>{message.detail}</span>}
        {message.link && <a href={message.link.hash}>{message.link.words}</a>}
      </div>
      <IconButton icon="cross" small label={t('close')} onClick={() => closeToast(message.id)} />
    </div>
  );
}

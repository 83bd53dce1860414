import { type ButtonHTMLAttributes, useRef, useState } from 'react';
import { Floating } from './overlays/Floating.tsx';
import { Why } from './overlays/Why.tsx';

export interface PressButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled'> {
  /** Off, and why: the button stays visible and can be focused, the reason is its description. */
  readonly off?: string | false | null | undefined;
  /** Work is under way: presses are ignored. */
  readonly busy?: boolean;
}

/** What every button shares: while it is off, its reason stands beside it as soon as the mouse comes to it or it is pressed. */
export function PressButton({ off, busy = false, onClick, onBlur, title, ...rest }: PressButtonProps) {
  const isOff = Boolean(off) || busy;
  const place = useRef<HTMLButtonElement>(null);
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <button
        type="button"
        {...rest}
        ref={place}
        aria-disabled={isOff || undefined}
        // Not beside the words below as well.
        title={off && !isAsked ? off : title}
        aria-busy={busy || undefined}
        onPointerEnter={() => off && setAsked(true)}
        onPointerLeave={() => setAsked(false)}
        onBlur={(event) => {
          setAsked(false);
          onBlur?.(event);
        }}
        onClick={(event) => {
          if (off) setAsked(true);
          if (isOff) event.preventDefault();
          else onClick?.(event);
        }}
      />
      {off && isAsked && (
        <Floating anchor={place} wide={false} className="ui-why-beside" onClose={() => setAsked(false)}>
          <Why>{off}</Why>
        </Floating>
      )}
    </>
  );
}

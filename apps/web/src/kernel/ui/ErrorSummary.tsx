import { useEffect, useRef } from 'react';
import { kernelTexts } from '../text/kernel-texts.ts';
import { useTexts } from '../text/use-texts.ts';
import { Icon } from './values/Icon.tsx';
import './fields/fields.css';

interface ErrorSummaryProps {
  /** One line per problem; `field` is the id of the control it links to. */
  readonly problems: readonly { readonly field: string; readonly msg: string }[];
  /** Changes with every attempt: the summary then takes the focus. */
  readonly attempt: number;
  readonly inline?: boolean;
}

/** What keeps a form from being sent: takes the focus and links to each field. Nothing without problems. */
export function ErrorSummary({ problems, attempt, inline = false }: ErrorSummaryProps) {
  const t = useTexts(kernelTexts);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt > 0) box.current?.focus();
  }, [attempt]);
  if (problems.length === 0) return null;
  return (
    <div
      ref={box}
      className={inline ? 'ui-summary ui-summary-line' : 'ui-summary'}
      role="alert"
      tabIndex={-1}
    >
      <b className="ui-summary-title">
        <Icon name="warn" />
        {t('problem')}
      </b>
      {problems.map(({ field, msg }) => (
        <a
          key={`${field} ${msg}`}
          href={`#${field}`}
          onClick={(event) => {
            event.preventDefault();
            document.getElementById(field)?.focus();
          }}
        >
          {msg}
        </a>
      ))}
    </div>
  );
}

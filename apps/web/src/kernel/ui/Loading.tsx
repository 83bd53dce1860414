import { type ReactNode, useEffect, useState } from 'react';
import { kernelTexts } from '../text/kernel-texts.ts';
import { useTexts } from '../text/use-texts.ts';
import { Button } from './Button.tsx';
import { Icon } from './values/Icon.tsx';
import './surfaces.css';

/** True once `milliseconds` have gone by since it was mounted. */
export function useLater(milliseconds: number): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
  return late;
}

/** The spinner with 'Loading...', only after 200 ms (spec §2). */
export function Loading() {
  const t = useTexts(kernelTexts);
  const late = useLater(200);
  return (
    <div className="ui-wait-page" role="status">
      {late && (
        <span className="ui-spinner">
          <Icon name="sync" />
          {t('loading')}
        </span>
      )}
    </div>
  );
}

/** 'Taking a long time...' with 'Click to retry' (spec §2). */
export function TakingLong({ onRetry }: { readonly onRetry: () => void }) {
  const t = useTexts(kernelTexts);
  return (
    <div className="ui-wait-page" role="alert">
      <span className="row">
        {t('takingLong')}
        <Button onClick={onRetry}>{t('clickToRetry')}</Button>
      </span>
    </div>
  );
}

const WIDTHS = ['72%', '92%', '56%', '84%', '64%', '88%'];

/** Grey lines where rows will be. */
export function Skeleton({ lines = 6 }: { readonly lines?: number }) {
  const t = useTexts(kernelTexts);
  return (
    <div className="ui-skeleton" role="status" aria-label={t('loading')}>
      {Array.from({ length: lines }, (_, at) => (
        // The lines are alike and never move.
        <i key={at} style={{ width: WIDTHS[at % WIDTHS.length] }} />
      ))}
    </div>
  );
}

interface Waiting<T> {
  readonly data: T | undefined;
  readonly children: (data: T) => ReactNode;
  readonly lines?: number;
}

/** Shows a skeleton until there is data. */
export function Ready<T>({ data, children, lines = 6 }: Waiting<T>) {
  return data === undefined ? <Skeleton lines={lines} /> : children(data);
}

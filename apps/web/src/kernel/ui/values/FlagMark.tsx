import { kernelTexts } from '../../text/kernel-texts.ts';
import { useTexts } from '../../text/use-texts.ts';
import { Icon } from './Icon.tsx';
import '../states.css';

interface FlagMarkProps {
  readonly flag:
    | 'high'
    | 'low'
    | 'critical-high'
    | 'critical-low'
    | 'critical-words'
    | 'abnormal'
    | 'delta'
    | 'invalid';
  /** Words of a delta or of what is wrong, such as `-16 %` or `QC lock`. */
  readonly text?: string;
}

/** Flag of a result: arrow and letter, double arrow and word, triangle or dashed box. Reads without colour. */
export function FlagMark({ flag, text }: FlagMarkProps) {
  const t = useTexts(kernelTexts);
  if (flag === 'delta') {
    return (
      <span className="ui-flag ui-flag-delta">
        <Icon name="delta" size={12} />
        {text}
      </span>
    );
  }
  if (flag === 'invalid') return <span className="ui-flag ui-flag-invalid">{text ?? t('invalid')}</span>;
  if (flag === 'abnormal') {
    return (
      <span className="ui-flag ui-flag-high" title={t('abnormal')}>
        <Icon name="error" size={12} />A
      </span>
    );
  }
  if (flag === 'high' || flag === 'low') {
    return (
      <span className={`ui-flag ui-flag-${flag}`} title={t(flag)}>
        <Icon name={flag === 'high' ? 'arrowUp' : 'arrowDown'} size={12} />
        {flag === 'high' ? 'H' : 'L'}
      </span>
    );
  }
  if (flag === 'critical-words') {
    return (
      <span className="ui-flag ui-flag-critical" title={t('abnormal')}>
        <Icon name="error" size={12} />
        {t('critical')}
      </span>
    );
  }
  return (
    <span className="ui-flag ui-flag-critical" title={t(flag === 'critical-high' ? 'high' : 'low')}>
      <Icon name={flag === 'critical-high' ? 'doubleUp' : 'doubleDown'} size={12} />
      {t('critical')}
    </span>
  );
}

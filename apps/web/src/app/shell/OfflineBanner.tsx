import { checkConnection, useConnection } from '../../kernel/online/connection.ts';
import { useZone } from '../../kernel/session/session.ts';
import { kernelTexts } from '../../kernel/text/kernel-texts.ts';
import { showTime } from '../../kernel/text/show-date.ts';
import { useTexts } from '../../kernel/text/use-texts.ts';
import { Button } from '../../kernel/ui/Button.tsx';
import { Icon } from '../../kernel/ui/values/Icon.tsx';
import { appTexts } from '../app-texts.ts';

/** 'You are offline': a banner, not a wall (spec §2). */
export function OfflineBanner() {
  const t = useTexts(appTexts);
  const kernel = useTexts(kernelTexts);
  const zone = useZone();
  const { online, checkedAt } = useConnection();
  return (
    <div role="status">
      {!online && (
        <div className="app-offline">
          <Icon name="offline" />
          <b>{kernel('offline')}</b>
          <span>{t('asOf', { time: checkedAt ? showTime(checkedAt, zone) : '-' })}</span>
          <span className="sp" />
          <Button onClick={() => void checkConnection()}>{kernel('tryNow')}</Button>
        </div>
      )}
    </div>
  );
}

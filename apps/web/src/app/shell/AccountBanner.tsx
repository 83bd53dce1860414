import { accountEffect, accountRemedy, labAccount } from '@nidan/domain/status-sets/money/lab-account';
import { hashOf } from '../../kernel/route/hash-route.ts';
import { useSession } from '../../kernel/session/session.ts';
import { useAccountLabel } from '../../kernel/text/account-state-texts.ts';
import { useTexts } from '../../kernel/text/use-texts.ts';
import { Icon } from '../../kernel/ui/values/Icon.tsx';
import { appTexts } from '../app-texts.ts';

/** On every screen of a lab whose account stops something: what, why, and what to do about it. */
export function AccountBanner() {
  const t = useTexts(appTexts);
  const { lab } = useSession();
  const stateLabel = useAccountLabel();
  const state = labAccount.stateOf(lab.accountStatus);
  const remedy = accountRemedy(state);
  if (remedy === null) return null;
  const why = [accountEffect(state), lab.accountReason, remedy].filter((text) => text !== null);
  return (
    <div className="app-offline" role="status">
      <Icon name="warn" />
      <b>{t('labIs', { standing: stateLabel(state) })}</b>
      <span>{why.join('. ')}</span>
      <span className="sp" />
      <a href={hashOf('account')}>{t('toAccount')}</a>
    </div>
  );
}

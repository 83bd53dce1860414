import { AccountScreen } from '../features/base/identity/AccountScreen.tsx';
import { PushSection } from '../features/links/push/PushSection.tsx';

/** My account, with the browsers that are told of notices. */
export function OwnAccount() {
  return (
    <AccountScreen>
      <PushSection />
    </AccountScreen>
  );
}

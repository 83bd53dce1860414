import { type ApiKeyView, listApiKeys, revokeApiKey } from '@nidan/contract/base/users/api-key-endpoints';
import type { UserView } from '@nidan/contract/base/users/user-view';
import { useState } from 'react';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';
import { useApiQuery } from '../../../kernel/api/use-api-query.ts';
import { useZone } from '../../../kernel/session/session.ts';
import { showDate, showShort } from '../../../kernel/text/show-date.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { ask } from '../../../kernel/ui/overlays/ask.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { ErrorState } from '../../../kernel/ui/ErrorState.tsx';
import { QueryView } from '../../../kernel/ui/QueryView.tsx';
import { Section } from '../../../kernel/ui/Section.tsx';
import { apiKeyTexts } from './texts/api-key-texts.ts';
import { NewKeyDialog } from './NewKeyDialog.tsx';
import type { UserChoices } from './use-user-choices.ts';
import styles from './UserForm.module.css';

interface ApiKeysProps {
  readonly user: UserView;
  readonly choices: UserChoices;
}

/** Keys of a program: what each is for, until when, and when it was last used. */
export function ApiKeys({ user, choices }: ApiKeysProps) {
  const t = useTexts(apiKeyTexts);
  const query = useApiQuery(listApiKeys, { query: { userId: user.userId } }, { keepFormer: false });
  const revoke = useApiMutation(revokeApiKey, { outdates: [listApiKeys] });
  const [making, setMaking] = useState(false);
  const mayUpdate = user.can.includes('update');
  const end = async ({ keyId, name }: ApiKeyView): Promise<void> => {
    const answer = await ask({
      kind: 'DELETE',
      title: t('revokeTitle', { name }),
      text: t('revokeText'),
      action: t('revoke'),
      reason: true,
    });
    if (answer !== null) revoke.mutate({ body: { keyId, reason: answer.reason } });
  };
  return (
    <Section
      title={t('title')}
      end={
        mayUpdate && (
          <Button icon="plus" onClick={() => setMaking(true)}>
            {t('newKey')}
          </Button>
        )
      }
    >
      {revoke.error && <ErrorState kind="row" refusal={revoke.error} />}
      <QueryView query={query} lines={2}>
        {({ rows }) =>
          rows.length === 0 ? (
            <p className="muted t13">{t('none')}</p>
          ) : (
            <ul className={styles.lines}>
              {rows.map((key) => (
                <li key={key.keyId}>
                  <b className="cut">{key.name}</b>
                  <KeyFacts apiKey={key} />
                  <span className="sp" />
                  {key.live && mayUpdate && (
                    <Button kind="link" onClick={() => void end(key)}>
                      {t('revoke')}
                    </Button>
                  )}
                </li>
              ))}
            </ul>
          )
        }
      </QueryView>
      {making && <NewKeyDialog user={user} choices={choices} onClose={() => setMaking(false)} />}
    </Section>
  );
}

function KeyFacts({ apiKey }: { readonly apiKey: ApiKeyView }) {
  const t = useTexts(apiKeyTexts);
  const zone = useZone();
  const { live, revokedAt, expiresAt, lastUsedAt, perMinute } = apiKey;
  const at = showDate(revokedAt ?? expiresAt, zone);
  const used = lastUsedAt === null ? t('unused') : t('used', { at: showShort(lastUsedAt, zone) });
  const standing = live ? t('until', { at }) : t(revokedAt === null ? 'expired' : 'revoked', { at });
  return <span className="muted cut">{`${standing}, ${t('perMinute', { count: perMinute })}, ${used}`}</span>;
}

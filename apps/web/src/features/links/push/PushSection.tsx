import type { AnswerOf } from '@nidan/contract/kernel/endpoint';
import {
  endPushSubscription,
  keepPushSubscription,
  listPushSubscriptions,
} from '@nidan/contract/links/push/push-endpoints';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';
import { useApiQuery } from '../../../kernel/api/use-api-query.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { ErrorState } from '../../../kernel/ui/ErrorState.tsx';
import { Note } from '../../../kernel/ui/Note.tsx';
import { toast } from '../../../kernel/ui/overlays/toast.ts';
import { QueryView } from '../../../kernel/ui/QueryView.tsx';
import { Section } from '../../../kernel/ui/Section.tsx';
import { ownFingerprint, pushSupport, subscribeBrowser, unsubscribeBrowser } from './push-browser.ts';
import { PushTable } from './PushTable.tsx';
import { pushTexts } from './texts/push-texts.ts';

type Told = AnswerOf<typeof listPushSubscriptions>;

const OUTDATES = { outdates: [listPushSubscriptions] };
const OWN = ['own-fingerprint'];

/** Where a person lets their browsers be told of notices while the product is closed. */
export function PushSection() {
  const t = useTexts(pushTexts);
  const query = useApiQuery(listPushSubscriptions, {}, { follows: ['PUSH'] });
  return (
    <Section title={t('title')}>
      <QueryView query={query} lines={2}>
        {(told) => <Browsers told={told} />}
      </QueryView>
    </Section>
  );
}

function Browsers({ told }: { readonly told: Told }) {
  const t = useTexts(pushTexts);
  const client = useQueryClient();
  const own = useQuery({ queryKey: OWN, queryFn: ownFingerprint });
  const end = useApiMutation(endPushSubscription, {
    ...OUTDATES,
    onDone: () => toast({ type: 'SUCCESS', msg: t('ended') }),
  });
  const isOwn = (fingerprint: string): boolean => fingerprint === own.data;
  return (
    <>
      <p className="muted t13">{t('help')}</p>
      <ThisBrowser
        told={told}
        isTold={told.subscriptions.some(({ fingerprint }) => isOwn(fingerprint))}
        onChange={() => void client.invalidateQueries({ queryKey: OWN })}
      />
      {end.error && <ErrorState kind="row" refusal={end.error} />}
      <PushTable
        subscriptions={told.subscriptions}
        isOwn={isOwn}
        onEnd={({ subscriptionId, fingerprint }) => {
          end.mutate({ params: { subscriptionId } });
          if (isOwn(fingerprint)) void unsubscribeBrowser();
        }}
      />
    </>
  );
}

interface ThisBrowserProps {
  readonly told: Told;
  readonly isTold: boolean;
  readonly onChange: () => void;
}

/** What can be done with the browser that somebody sits at, or why nothing can. */
function ThisBrowser({ told, isTold, onChange }: ThisBrowserProps) {
  const t = useTexts(pushTexts);
  const [problem, setProblem] = useState<'refused' | 'failed' | null>(null);
  const keep = useApiMutation(keepPushSubscription, {
    ...OUTDATES,
    onDone: () => toast({ type: 'SUCCESS', msg: t('allowed') }),
  });
  if (!told.isOn) return <Note tone="info">{t('off')}</Note>;
  const support = pushSupport();
  if (support !== 'possible') return <Note tone="warn">{t(support)}</Note>;
  if (isTold) return <Note tone="ok">{t('allowed')}</Note>;
  const allow = async (): Promise<void> => {
    setProblem(null);
    const browser = await subscribeBrowser(told.publicKey).catch(() => undefined);
    if (browser) keep.mutate({ body: { ...browser, device: navigator.userAgent.slice(0, 300) } });
    else setProblem(browser === null ? 'refused' : 'failed');
    onChange();
  };
  return (
    <>
      {problem !== null && <Note tone="warn">{t(problem)}</Note>}
      {keep.error && <ErrorState kind="row" refusal={keep.error} />}
      <p>
        <Button icon="bell" busy={keep.isPending} onClick={() => void allow()}>
          {t('allow')}
        </Button>
      </p>
    </>
  );
}

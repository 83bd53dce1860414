import {
  listMachineLinks,
  type MachineLinkView,
  switchMachineLink,
  watchMachineLink,
} from '@nidan/contract/lab/interfacing/machine-link-endpoints';
import { useState } from 'react';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';
import { useApiQuery } from '../../../kernel/api/use-api-query.ts';
import { hashOf } from '../../../kernel/route/hash-route.ts';
import { useZone } from '../../../kernel/session/session.ts';
import { showShort } from '../../../kernel/text/show-date.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { EmptyState } from '../../../kernel/ui/EmptyState.tsx';
import { Note } from '../../../kernel/ui/Note.tsx';
import { ask } from '../../../kernel/ui/overlays/ask.ts';
import { Panel } from '../../../kernel/ui/Panel.tsx';
import { QueryView } from '../../../kernel/ui/QueryView.tsx';
import { Section } from '../../../kernel/ui/Section.tsx';
import { FOLLOWED_OF_LINKS } from './followed-of-interfacing.ts';
import { type Fact, FactList } from './FactList.tsx';
import styles from './Interfacing.module.css';
import { LinkChip } from './LinkChip.tsx';
import { LinkDialog, type MachineChoice } from './LinkDialog.tsx';
import { RawMessage } from './RawMessage.tsx';
import { linkTexts } from './texts/link-texts.ts';
import { machineDataTexts } from './texts/machine-data-texts.ts';

interface LinkPanelProps {
  readonly link: MachineLinkView | undefined;
  readonly machines: readonly MachineChoice[];
}

/** One link: how it is reached, what went wrong last, and what comes over it now. */
export function LinkPanel({ link, machines }: LinkPanelProps) {
  const t = useTexts(linkTexts);
  const [isChanging, setChanging] = useState(false);
  if (link === undefined) {
    return (
      <Panel label={t('name')} title={t('name')}>
        <EmptyState kind="nothing" title={t('pick')} text={t('pickText')} />
      </Panel>
    );
  }
  return (
    <Panel label={link.name} title={link.name} sub={link.machine}>
      <Section title={t('state')} end={<LinkChip link={link} />}>
        <LinkFacts link={link} />
        <LinkSteps link={link} onChange={() => setChanging(true)} />
      </Section>
      <Section title={t('live')}>
        <Live linkId={link.linkId} />
      </Section>
      {isChanging && <LinkDialog link={link} machines={machines} onClose={() => setChanging(false)} />}
    </Panel>
  );
}

function reachedBy({ transport, host, port, folder }: MachineLinkView): string {
  return transport === 'folder' ? folder : [host, port ?? ''].filter((part) => part !== '').join(':');
}

function LinkFacts({ link }: { readonly link: MachineLinkView }) {
  const t = useTexts(linkTexts);
  const zone = useZone();
  const { driver, driverRevision: revision, transport, since, problem, problemAt, quarantined } = link;
  const rows: readonly Fact[] = [
    [t('driver'), t('revision', { driver, revision })],
    [t('transport'), `${t(transport)}, ${reachedBy(link)}`],
    ...(link.allowedAddress === '' ? [] : [[t('allowed'), link.allowedAddress] as const]),
    ...(since === null ? [] : [[t('since'), showShort(since, zone)] as const]),
    [t('connections'), link.connections],
    ...(quarantined === 0
      ? []
      : [
          [
            t('waiting'),
            <a key="waiting" href={hashOf('machine-data', { machine: link.machineId })}>
              {t('toQuarantine', { count: quarantined })}
            </a>,
          ] as const,
        ]),
    ...(problem === null
      ? []
      : [
          [
            t('problem'),
            `${t(problem)}${problemAt === null ? '' : `, ${showShort(problemAt, zone)}`}`,
          ] as const,
        ]),
  ];
  return <FactList facts={rows} />;
}

interface LinkStepsProps {
  readonly link: MachineLinkView;
  readonly onChange: () => void;
}

function LinkSteps({ link, onChange }: LinkStepsProps) {
  const t = useTexts(linkTexts);
  const { linkId, version, name, isEnabled, can } = link;
  const change = useApiMutation(switchMachineLink, { outdates: [listMachineLinks, watchMachineLink] });
  const turn = async (): Promise<void> => {
    if (isEnabled) {
      const question = { kind: 'WARNING', title: t('offTitle', { name }), text: t('offText') } as const;
      if ((await ask({ ...question, action: t('switchOff') })) === null) return;
    }
    change.mutate({ body: { linkId, version, isEnabled: !isEnabled } });
  };
  const off = (step: string): string | undefined => (can.includes(step) ? undefined : t('needsRight'));
  return (
    <>
      {change.error && <Note tone="danger">{change.error.msg}</Note>}
      <div className={styles.steps}>
        <Button
          kind={isEnabled ? 'plain' : 'primary'}
          off={off(isEnabled ? 'disable' : 'enable')}
          busy={change.isPending}
          onClick={() => void turn()}
        >
          {t(isEnabled ? 'switchOff' : 'switchOn')}
        </Button>
        <Button off={off('change')} onClick={onChange}>
          {t('change')}
        </Button>
      </div>
    </>
  );
}

/** The latest message first, as it comes. */
function Live({ linkId }: { readonly linkId: string }) {
  const t = useTexts(linkTexts);
  const data = useTexts(machineDataTexts);
  const zone = useZone();
  const query = useApiQuery(
    watchMachineLink,
    { query: { linkId } },
    { follows: FOLLOWED_OF_LINKS, keepFormer: false },
  );
  return (
    <QueryView query={query} lines={4}>
      {({ messages }) =>
        messages.length === 0 ? (
          <p className="muted t13">{t('nothingYet')}</p>
        ) : (
          messages.toReversed().map(({ messageId, at, direction, hex, tree }) => (
            <Section
              key={messageId}
              quiet
              title={`${showShort(at, zone)}, ${data(direction === 'out' ? 'out' : 'in')}`}
            >
              <RawMessage text={null} hex={hex} tree={tree} />
            </Section>
          ))
        )
      }
    </QueryView>
  );
}

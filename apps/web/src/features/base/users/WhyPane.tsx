import { Suspense } from 'react';
import { latePart } from '../../../kernel/lazy/late-part.ts';
import { Skeleton } from '../../../kernel/ui/Loading.tsx';
import { Panel } from '../../../kernel/ui/Panel.tsx';
import type { WhyPaneProps } from './WhyRights.tsx';

// Few ask.
const WhyRights = latePart(() => import('./WhyRights.tsx'), 'WhyRights');

/** Why a person may or may not, in place of the person beside the list. */
export function WhyPane(props: WhyPaneProps) {
  const { name } = props.user;
  const waiting = (
    <Panel label={name} title={name} onClose={props.onClose}>
      <Skeleton lines={6} />
    </Panel>
  );
  return (
    <Suspense fallback={waiting}>
      <WhyRights {...props} />
    </Suspense>
  );
}

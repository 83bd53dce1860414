import type { ReactNode } from 'react';
import { useSession } from '../../../kernel/session/session.ts';
import { PageHead } from '../../../kernel/ui/PageHead.tsx';
import { SavedViews } from '../../../kernel/ui/SavedViews.tsx';

interface ViewsHeadProps<V extends string> {
  readonly title: string;
  readonly views: readonly V[];
  readonly labelOf: (view: V) => string;
  readonly current: V;
  readonly onPick: (view: V) => void;
  readonly children?: ReactNode;
}

/** The head of a page about money of the lab, with its views. */
export function ViewsHead<V extends string>(props: ViewsHeadProps<V>) {
  const { title, views, labelOf, current, onPick, children } = props;
  const { lab } = useSession();
  return (
    <PageHead
      title={title}
      sub={lab.name}
      views={
        <SavedViews
          current={current}
          onPick={onPick}
          views={views.map((key) => ({ key, label: labelOf(key) }))}
        />
      }
    >
      {children}
    </PageHead>
  );
}

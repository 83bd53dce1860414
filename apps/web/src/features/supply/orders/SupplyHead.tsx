import type { ReactNode } from 'react';
import { PageHead } from '../../../kernel/ui/PageHead.tsx';
import { SavedViews } from '../../../kernel/ui/SavedViews.tsx';

interface SupplyHeadProps<View extends string> {
  readonly title: string;
  readonly current: View;
  readonly views: readonly View[];
  readonly wordOf: (view: View) => string;
  readonly onPick: (view: View) => void;
  readonly children?: ReactNode;
}

/** Head of a screen of purchasing: its title, its views, and what is made there. */
export function SupplyHead<View extends string>(props: SupplyHeadProps<View>) {
  const { title, current, views, wordOf, onPick, children } = props;
  return (
    <PageHead
      title={title}
      views={
        <SavedViews
          current={current}
          onPick={onPick}
          views={views.map((key) => ({ key, label: wordOf(key) }))}
        />
      }
    >
      {children}
    </PageHead>
  );
}

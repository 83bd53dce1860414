import type { BoxDetails } from '@nidan/contract/lab/boxes/box-view';
import { hashOf } from '../../../kernel/route/hash-route.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { PageHead } from '../../../kernel/ui/PageHead.tsx';
import { QueryView } from '../../../kernel/ui/QueryView.tsx';
import { SplitPane } from '../../../kernel/ui/SplitPane.tsx';
import { SoundToggle } from '../scanning/SoundToggle.tsx';
import { BoxItems } from './BoxItems.tsx';
import { BoxLifeChip } from './BoxLifeChip.tsx';
import { BoxPanel } from './BoxPanel.tsx';
import { BoxScan } from './BoxScan.tsx';
import { boxTexts } from './texts/box-texts.ts';
import { useBox } from './use-box.ts';

interface BatchScreenProps {
  readonly params: Readonly<Record<string, string>>;
}

/** One box: what is scanned into it or out of it, what is in it, and what is to be done with it next. */
export function BatchScreen({ params: { batch = '' } }: BatchScreenProps) {
  const query = useBox(batch);
  return (
    <QueryView query={query} kind="page">
      {(details) => <Box details={details} />}
    </QueryView>
  );
}

function Box({ details }: { readonly details: BoxDetails }) {
  const t = useTexts(boxTexts);
  const { box, items } = details;
  return (
    <>
      <PageHead
        title={box.code}
        sub={t('goesTo', { from: box.from.name, to: box.to.name })}
        views={<BoxLifeChip box={box} />}
      >
        <SoundToggle />
        <a className="ui-link" href={hashOf('batches')}>
          {t('back')}
        </a>
      </PageHead>
      <SplitPane
        name="box"
        label={t('facts')}
        width={384}
        narrowest={336}
        pane={<BoxPanel details={details} />}
      >
        <BoxScan key={box.batchId} box={box} />
        <BoxItems box={box} items={items} />
      </SplitPane>
    </>
  );
}

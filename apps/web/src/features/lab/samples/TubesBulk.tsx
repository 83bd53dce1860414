import type { SampleView } from '@nidan/contract/lab/samples/sample-view';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { useState } from 'react';
import { useRight } from '../../../kernel/session/session.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { BulkBar } from '../../../kernel/ui/BulkBar.tsx';
import { Button } from '../../../kernel/ui/Button.tsx';
import { MoveTubesDialog } from './MoveTubesDialog.tsx';
import { samplesListTexts } from './texts/samples-list-texts.ts';
import { samplesTexts } from './texts/samples-texts.ts';

interface TubesBulkProps {
  readonly tubes: readonly SampleView[];
  readonly onSelect: (barcodes: ReadonlySet<string>) => void;
}

/** What can be done with chosen tubes: into a box that goes to another place, or into a rack. */
export function TubesBulk({ tubes, onSelect }: TubesBulkProps) {
  const t = useTexts(samplesListTexts);
  const shared = useTexts(samplesTexts);
  const off = useRight('samples', PERMISSION.update) ? undefined : shared('needsRight');
  const [to, setTo] = useState<'box' | 'rack' | null>(null);
  return (
    <BulkBar title={t('chosen', { count: tubes.length })} onClear={() => onSelect(new Set())}>
      <Button off={off} onClick={() => setTo('box')}>
        {t('packAll')}
      </Button>
      <Button off={off} onClick={() => setTo('rack')}>
        {t('storeAll')}
      </Button>
      {to !== null && (
        <MoveTubesDialog
          to={to}
          tubes={tubes}
          onClose={(left) => {
            setTo(null);
            onSelect(left);
          }}
        />
      )}
    </BulkBar>
  );
}

import type { ParameterDetails } from '@nidan/contract/catalogue/parameters/parameter-edit-endpoints';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { hashOf } from '../../../kernel/route/hash-route.ts';
import { useRight } from '../../../kernel/session/session.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { PageHead } from '../../../kernel/ui/PageHead.tsx';
import { StatusChip } from '../../../kernel/ui/values/StatusChip.tsx';
import { LateMasterFiles } from '../../../kernel/master-files/LateMasterFiles.tsx';
import { catalogTexts } from '../tests/texts/catalog-texts.ts';
import { rangeDeskTexts } from './texts/range-desk-texts.ts';
import { rangeKeys } from './range-keys.ts';

interface RangesHeadProps {
  readonly parameter: ParameterDetails;
  readonly maySave: boolean;
  /** Why the draft cannot be activated; null when it can. */
  readonly whyNot: string | null;
  readonly onCopy: () => void;
  readonly onSave: () => void;
  readonly onActivate: () => void;
}

const { copy, save, activate } = rangeKeys.shortcuts;

/** Whose ranges these are, whether they are a draft, and the buttons that act on all of them. */
export function RangesHead({ parameter, maySave, whyNot, onCopy, onSave, onActivate }: RangesHeadProps) {
  const c = useTexts(catalogTexts);
  const t = useTexts(rangeDeskTexts);
  const mayUpdate = useRight('masters', PERMISSION.update);
  const { parameterId, name, code, unit, version, draft } = parameter;
  const facts = [code, unit, draft === null ? c('noDraft', { version }) : ''];
  return (
    <PageHead
      title={name}
      sub={facts.filter((part) => part !== '').join(', ')}
      views={
        draft !== null && (
          <>
            <StatusChip tone="warn" icon="pen">
              {c('draft', { version: draft.version, by: draft.writtenBy })}
            </StatusChip>
            <span className="muted t13">{t('inUse', { version })}</span>
          </>
        )
      }
    >
      <a href={hashOf(`admin/parameters/${parameterId}`)}>{c('openParameter')}</a>
      <LateMasterFiles master="ranges" />
      {mayUpdate && (
        <>
          <Button shortcut={copy} onClick={onCopy}>
            {t('copyFrom')}
          </Button>
          <Button shortcut={save} off={maySave ? null : c('unsaved')} onClick={onSave}>
            {c('saveDraft')}
          </Button>
          <Button kind="primary" shortcut={activate} off={whyNot} onClick={onActivate}>
            {c('activate')}
          </Button>
        </>
      )}
    </PageHead>
  );
}

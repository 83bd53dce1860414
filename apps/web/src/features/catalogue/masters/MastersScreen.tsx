import { MASTER_NAMES } from '@nidan/domain/masters/masters';
import { useSearchState } from '../../../kernel/route/use-search-state.ts';
import { go } from '../../../kernel/route/use-route.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { PageHead } from '../../../kernel/ui/PageHead.tsx';
import { MasterFiles } from '../../../kernel/master-files/MasterFiles.tsx';
import { DeclaredDesk } from './DeclaredDesk.tsx';
import { masterTexts } from './texts/master-texts.ts';
import { MasterPick } from './MasterPick.tsx';

/** The masters that are declared in one place, one of them at a time. */
export function MastersScreen() {
  const t = useTexts(masterTexts);
  const [{ of }] = useSearchState({ of: 'specimen' });
  const name = MASTER_NAMES.find((one) => one === of) ?? 'specimen';
  return (
    <>
      <PageHead
        title={t('title')}
        views={
          <MasterPick
            label={t('master')}
            names={MASTER_NAMES}
            current={name}
            onPick={(next) => {
              // What another master is narrowed by means nothing here.
              go('admin/masters', { of: next });
            }}
          />
        }
      >
        <MasterFiles master={name} />
      </PageHead>
      <DeclaredDesk key={name} name={name} />
    </>
  );
}

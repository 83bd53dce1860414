import { MASTER_NAMES } from '@nidan/domain/masters/masters';
import { useSearchState } from '../../kernel/route/use-search-state.ts';
import { useTexts } from '../../kernel/text/use-texts.ts';
import { PageHead } from '../../kernel/ui/PageHead.tsx';
import { MasterFiles } from '../imports/MasterFiles.tsx';
import { useMasterFilter } from '../organisation/use-master-filter.ts';
import { DeclaredDesk } from './DeclaredDesk.tsx';
import { masterTexts } from './master-texts.ts';
import { MasterPick } from './MasterPick.tsx';

/** The masters that are declared in one place, one of them at a time. */
export function MastersScreen() {
  const t = useTexts(masterTexts);
  const [{ of }, change] = useSearchState({ of: 'specimen' });
  const [, filter] = useMasterFilter();
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
              filter({ q: '', sel: '' });
              change({ of: next });
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

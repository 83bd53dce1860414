import type { RoleView } from '@nidan/contract/base/roles/role-endpoints';
import { MODULES, type Module } from '@nidan/domain/access/modules';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { type ReactNode, useState } from 'react';
import { useShortcuts } from '../../../kernel/keys/use-shortcuts.ts';
import { useSearchState } from '../../../kernel/route/use-search-state.ts';
import { useRight } from '../../../kernel/session/session.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { EmptyState } from '../../../kernel/ui/EmptyState.tsx';
import { FilterBar } from '../../../kernel/ui/fields/FilterBar.tsx';
import { PageHead } from '../../../kernel/ui/PageHead.tsx';
import { SplitPane } from '../../../kernel/ui/SplitPane.tsx';
import { CloneDialog } from './CloneDialog.tsx';
import { ReviewDialog } from './ReviewDialog.tsx';
import { moduleTexts } from '../../../kernel/text/module-texts.ts';
import { PERMISSIONS } from './RightLetters.tsx';
import { roleKeys } from './role-keys.ts';
import { RoleMatrix } from './RoleMatrix.tsx';
import styles from './RoleMatrix.module.css';
import { RolePane } from './RolePane.tsx';
import { RoleWhy } from './RoleWhy.tsx';
import { rolesTexts } from './texts/roles-texts.ts';
import type { RoleDraftEdit } from './use-role-draft.ts';

interface MatrixDeskProps {
  readonly roles: readonly RoleView[];
  readonly first: RoleView;
  readonly edit: RoleDraftEdit;
  readonly views: ReactNode;
}

const PANES = ['role', 'why'] as const;

/** Rights by role and module, drafted cell by cell and reviewed before they are saved. */
export function MatrixDesk({ roles, first, edit, views }: MatrixDeskProps) {
  const t = useTexts(rolesTexts);
  const nameOf = useTexts(moduleTexts);
  const [state, change] = useSearchState({ q: '', role: first.roleId, module: 'patients', pane: 'role' });
  const role = roles.find(({ roleId }) => roleId === state.role) ?? first;
  const module = MODULES.find((name) => name === state.module) ?? 'patients';
  const pane = PANES.find((name) => name === state.pane) ?? null;
  const [dialog, setDialog] = useState<'review' | 'clone' | null>(null);
  const mayCreate = useRight('roles', PERMISSION.create);
  const mayAsk = useRight('users', PERMISSION.read);
  const count = edit.changes.length;
  const sought = state.q.trim().toLowerCase();
  const shown = MODULES.filter((name) => `${name} ${nameOf(name)}`.toLowerCase().includes(sought));
  const toggle = (name: (typeof PANES)[number]) => () => change({ pane: pane === name ? '' : name });
  useShortcuts(roleKeys, {
    why: mayAsk ? toggle('why') : undefined,
    preview: toggle('role'),
    undo: count > 0 ? edit.undo : undefined,
    review: count > 0 ? () => setDialog('review') : undefined,
  });
  const matrix = (
    <>
      {shown.length === 0 ? (
        <EmptyState
          kind="hidden"
          title={t('hidden')}
          text={t('hiddenText')}
          action={<Button onClick={() => change({ q: '' })}>{t('clear')}</Button>}
        />
      ) : (
        <RoleMatrix
          roles={roles}
          modules={shown}
          draft={edit.draft}
          place={{ roleId: role.roleId, module: visible(shown, module) }}
          onPlace={(place) => change({ role: place.roleId, module: place.module })}
          onBits={edit.set}
        />
      )}
      <div className={styles.foot}>
        <span className="muted">{t('shown', { count: shown.length, all: MODULES.length })}</span>
      </div>
    </>
  );
  return (
    <>
      <PageHead title={t('title')} views={views}>
        <span className="muted t13" aria-live="polite">
          {count === 0
            ? t('noDraft')
            : `${t('draft', { count })}, ${t('affected', { count: edit.affected })}`}
        </span>
        {count > 0 && <Button onClick={edit.discard}>{t('discard')}</Button>}
        {mayCreate && <Button onClick={() => setDialog('clone')}>{t('clone')}</Button>}
        <Button
          kind="primary"
          shortcut={roleKeys.shortcuts.review}
          off={count === 0 && t('noDraft')}
          onClick={() => setDialog('review')}
        >
          {t('review', { count })}
        </Button>
      </PageHead>
      <FilterBar
        search={{ value: state.q, onChange: (q) => change({ q }), placeholder: t('search'), width: 240 }}
        end={<Legend />}
      >
        <Button shortcut={roleKeys.shortcuts.preview} onClick={toggle('role')}>
          {t('previewButton')}
        </Button>
        {mayAsk && (
          <Button shortcut={roleKeys.shortcuts.why} onClick={toggle('why')}>
            {t('why')}
          </Button>
        )}
      </FilterBar>
      {pane === null ? (
        matrix
      ) : (
        <SplitPane
          name="roles"
          label={t('role')}
          width={344}
          narrowest={300}
          pane={
            pane === 'why' ? (
              <RoleWhy
                key={role.roleId}
                role={role}
                module={module}
                onClose={() => change({ pane: 'role' })}
              />
            ) : (
              <RolePane key={role.roleId} role={role} onClose={() => change({ pane: '' })} />
            )
          }
        >
          {matrix}
        </SplitPane>
      )}
      {dialog === 'review' && (
        <ReviewDialog changes={edit.changes} onClose={() => setDialog(null)} onSaved={edit.settle} />
      )}
      {dialog === 'clone' && (
        <CloneDialog
          role={role}
          onClose={() => setDialog(null)}
          onCloned={(roleId) => change({ role: roleId })}
        />
      )}
    </>
  );
}

/** The module of the place, or the first that the search leaves. */
function visible(shown: readonly Module[], module: Module): Module {
  return shown.includes(module) ? module : (shown[0] ?? module);
}

const LEGEND = {
  create: 'legendCreate',
  read: 'legendRead',
  update: 'legendUpdate',
  delete: 'legendDelete',
} as const;

function Legend() {
  const t = useTexts(rolesTexts);
  return (
    <span className={styles.legend}>
      {PERMISSIONS.map((name) => (
        <span key={name}>
          <b>{name.charAt(0).toUpperCase()}</b> {t(LEGEND[name])}
        </span>
      ))}
      <span className={`${styles.letter} ${styles.added}`}>+</span>
      <span>{t('added')}</span>
      <span className={`${styles.letter} ${styles.removed}`}>−</span>
      <span>{t('removed')}</span>
    </span>
  );
}

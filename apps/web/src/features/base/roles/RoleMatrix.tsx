import type { RoleView } from '@nidan/contract/base/roles/role-endpoints';
import type { Module } from '@nidan/domain/access/modules';
import { type Permission, PERMISSION, permissionNames } from '@nidan/domain/access/permission-bits';
import { masterData } from '@nidan/domain/status-sets/master-data';
import { Fragment, type KeyboardEvent, type MouseEvent, useRef } from 'react';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { moduleTexts } from '../../../kernel/text/module-texts.ts';
import { MODULE_GROUPS } from './module-groups.ts';
import { RightLetters } from './RightLetters.tsx';
import { allOrNothing, draftBits, type RoleDraft, storedBits } from './role-draft.ts';
import styles from './RoleMatrix.module.css';
import { rolesTexts } from './texts/roles-texts.ts';

export interface MatrixPlace {
  readonly roleId: string;
  readonly module: Module;
}

interface RoleMatrixProps {
  readonly roles: readonly RoleView[];
  readonly modules: readonly Module[];
  readonly draft: RoleDraft;
  readonly place: MatrixPlace;
  readonly onPlace: (place: MatrixPlace) => void;
  readonly onBits: (role: RoleView, cell: { module: Module; bits: number }) => void;
}

const LETTERS: Readonly<Record<string, Permission>> = { c: 'create', r: 'read', u: 'update', d: 'delete' };
const STEPS: Readonly<Record<string, readonly [down: number, right: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** A table that is worked in cell by cell (WAI-ARIA grid pattern): its cells are grid cells then. */
const GRID = { role: 'grid' } as const;

function readOnly(role: RoleView) {
  return { 'aria-readonly': !role.can.includes('update') };
}

/**
 * Modules by roles as a grid with one tab stop: arrows move, C, R, U and D set or clear one right of the cell, Space all of
 * them. Cells of roles that the caller may not change are read only.
 */
export function RoleMatrix({ roles, modules, draft, place, onPlace, onBits }: RoleMatrixProps) {
  const t = useTexts(rolesTexts);
  const nameOf = useTexts(moduleTexts);
  const box = useRef<HTMLTableElement>(null);
  const goTo = (next: MatrixPlace): void => {
    onPlace(next);
    box.current?.querySelector<HTMLElement>(`[data-cell="${next.roleId} ${next.module}"]`)?.focus();
  };
  const step = ([down, right]: readonly [number, number]): void => {
    const row = modules.indexOf(place.module);
    const col = roles.findIndex(({ roleId }) => roleId === place.roleId);
    const module = modules[Math.max(0, Math.min(modules.length - 1, row + down))];
    const role = roles[Math.max(0, Math.min(roles.length - 1, col + right))];
    if (module !== undefined && role !== undefined) goTo({ roleId: role.roleId, module });
  };
  const toggle = (role: RoleView, module: Module, right: Permission | null): void => {
    if (!role.can.includes('update')) return;
    const bits = draftBits(draft, role, module);
    onBits(role, { module, bits: right === null ? allOrNothing(bits) : bits ^ PERMISSION[right] });
  };
  const press = (event: KeyboardEvent, role: RoleView, module: Module): void => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const move = STEPS[event.key];
    const right = LETTERS[event.key.toLowerCase()];
    if (move) step(move);
    else if (event.key === ' ') toggle(role, module, null);
    else if (right) toggle(role, module, right);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const click = (event: MouseEvent, role: RoleView, module: Module): void => {
    goTo({ roleId: role.roleId, module });
    // as: a click lands on an element
    const letter = (event.target as Element).closest<HTMLElement>('[data-right]')?.dataset['right'];
    const right = Object.values(LETTERS).find((name) => name === letter);
    if (right) toggle(role, module, right);
  };
  const cell = (role: RoleView, module: Module) => {
    const before = storedBits(role, module);
    const after = draftBits(draft, role, module);
    const isHere = role.roleId === place.roleId && module === place.module;
    const rights = permissionNames(after).map((name) => t(name));
    return (
      <td
        key={role.roleId}
        data-cell={`${role.roleId} ${module}`}
        className={`${styles.cell} ${role.roleId === place.roleId ? styles.current : ''}`}
        tabIndex={isHere ? 0 : -1}
        {...readOnly(role)}
        onKeyDown={(event) => press(event, role, module)}
        onClick={(event) => click(event, role, module)}
      >
        <span className="vh">
          {t('cell', {
            role: role.name,
            module: nameOf(module),
            rights: rights.length === 0 ? t('nothing') : rights.join(', '),
          })}
        </span>
        <RightLetters before={before} after={after} />
      </td>
    );
  };
  return (
    <div className={styles.box}>
      <table ref={box} className={styles.matrix} {...GRID} aria-label={t('matrix')}>
        <thead>
          <tr>
            <th scope="col">{t('module')}</th>
            {roles.map((role) => (
              <th
                key={role.roleId}
                scope="col"
                className={role.roleId === place.roleId ? styles.current : undefined}
              >
                {role.name}
                <small>{sayOf(role)}</small>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {MODULE_GROUPS.map(({ key, modules: ofGroup }) => {
            const shown = modules.filter((module) => ofGroup.some((one) => one === module));
            if (shown.length === 0) return null;
            return (
              <Fragment key={key}>
                <tr className={styles.group}>
                  <th scope="colgroup" colSpan={roles.length + 1}>
                    {t(key)}
                  </th>
                </tr>
                {shown.map((module) => (
                  <tr key={module}>
                    <th scope="row">{nameOf(module)}</th>
                    {roles.map((role) => cell(role, module))}
                  </tr>
                ))}
              </Fragment>
            );
          })}
        </tbody>
      </table>
    </div>
  );

  function sayOf(role: RoleView): string {
    if (role.status !== masterData.codes.enabled) return t('retired');
    return role.isOwn ? t('own') : t('people', { count: role.people });
  }
}

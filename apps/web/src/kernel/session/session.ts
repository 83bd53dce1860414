import type { AnswerOf } from '@nidan/contract/kernel/endpoint';
import type { currentSession } from '@nidan/contract/base/identity/identity-endpoints';
import type { Module } from '@nidan/domain/access/modules';
import { grants } from '@nidan/domain/access/permission-bits';
import { type LabSettingName, type LabSettingValue, labSettingOf } from '@nidan/domain/settings/lab-settings';
import { createContext, useContext } from 'react';

export type SessionView = AnswerOf<typeof currentSession>;
/** A session that has picked its lab. */
export type Session = Omit<SessionView, 'lab'> & { readonly lab: NonNullable<SessionView['lab']> };

/** Key of the session in the query cache: what changes it lets it be fetched again. */
export const SESSION_KEY = ['session'];

interface SessionAccess {
  readonly session: Session;
  /** Goes on with another lab or location: everything known of the former one is let go. */
  readonly enter: (session: SessionView) => void;
}

export const SessionContext = createContext<SessionAccess | null>(null);

function useAccess(): SessionAccess {
  const access = useContext(SessionContext);
  if (!access) throw new Error('There is no session here');
  return access;
}

/** Who is signed in, and the lab they work in. Only below the signed-in shell. */
export function useSession(): Session {
  return useAccess().session;
}

/** What to call with the session after another lab was picked. */
export function useEnterSession(): SessionAccess['enter'] {
  return useAccess().enter;
}

/** True when the role has all `bits` on `module` in this lab. What may be done with one thing says its `can`, not this. */
export function hasRight(session: Session, module: Module, bits: number): boolean {
  return grants(session.lab.rights[module] ?? 0, bits);
}

/** Whether the role has all `bits` on `module`; to leave out what could never be used. */
export function useRight(module: Module, bits: number): boolean {
  return hasRight(useSession(), module, bits);
}

/** What the lab has set, or the default. */
export function useLabSetting<N extends LabSettingName>(name: N): LabSettingValue<N> {
  return labSettingOf(useSession().lab.switches, name);
}

/** Time zone of the lab, for every date that is shown. */
export function useZone(): string {
  return useSession().lab.timeZone;
}

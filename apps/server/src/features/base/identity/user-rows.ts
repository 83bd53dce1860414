import type { StartView } from '@nidan/domain/settings/start-view';
import type { Language } from '@nidan/domain/enumerations/bills';
import type { EmployeeKind, UserType } from '@nidan/domain/enumerations/users';
import { accountStatus } from '@nidan/domain/status-sets/account-status';
import { insertRows } from '../../../kernel/database/insert-rows.ts';
import { newId } from '../../../kernel/database/new-id.ts';
import type { Db } from '../../../kernel/database/connections/open-database.ts';

/** What is said of a person in every lab. */
export interface UserValues {
  readonly name: string;
  readonly employee_kind: EmployeeKind | null;
  readonly phone: string | null;
  readonly email: string | null;
  readonly qualification: string | null;
  readonly registration_no: string | null;
  /** Code of the account status (spec §4). */
  readonly status: number;
}

export interface NewUser {
  readonly userId?: string;
  readonly username: string;
  readonly name: string;
  /** An employee of the lab's operations unless told. */
  readonly userType?: UserType;
  readonly employeeKind?: EmployeeKind | null;
  readonly phone?: string | null;
  readonly email?: string | null;
  readonly passwordHash: string;
  /** The password is a one-time one: a sign-in with it asks for another first. */
  readonly mustChangePassword?: boolean;
  readonly isDemoUser: boolean;
  readonly qualification: string | null;
  readonly registrationNo: string | null;
  readonly status?: number;
}

/** Adds a person who may sign in; answers the id. */
export async function insertUser(db: Db, user: NewUser): Promise<string> {
  const userId = user.userId ?? newId();
  const userType = user.userType ?? 'EMPLOYEE';
  await insertRows(db, 'login_user', [
    {
      user_id: userId,
      username: user.username,
      name: user.name,
      user_type: userType,
      employee_kind: userType === 'EMPLOYEE' ? (user.employeeKind ?? 'LAB_OP') : null,
      phone: user.phone ?? null,
      email: user.email ?? null,
      password_hash: user.passwordHash,
      must_change_password: user.mustChangePassword ?? false,
      is_demo_user: user.isDemoUser,
      qualification: user.qualification,
      registration_no: user.registrationNo,
      status: user.status ?? accountStatus.codes.active,
    },
  ]);
  return userId;
}

/** Writes what changed of a person whose membership is locked. */
export async function updateUserRow(db: Db, userId: string, values: Partial<UserValues>): Promise<void> {
  if (Object.keys(values).length === 0) return;
  await db
    .updateTable('login_user')
    .set((eb) => ({ ...values, version: eb('version', '+', 1) }))
    .where('user_id', '=', userId)
    .execute();
}

export interface NewPassword {
  readonly passwordHash: string;
  /** True for a one-time password. */
  readonly mustChange: boolean;
}

/** Sets the password of a person. */
export async function setPassword(
  db: Db,
  userId: string,
  { passwordHash, mustChange }: NewPassword,
): Promise<void> {
  await db
    .updateTable('login_user')
    .set({ password_hash: passwordHash, must_change_password: mustChange })
    .where('user_id', '=', userId)
    .execute();
}

/** The language that a person has chosen, as stored; null when none is. */
export async function languageOf(db: Db, userId: string): Promise<string | null> {
  const { language } = await db
    .selectFrom('login_user')
    .select('language')
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return language;
}

/** Sets the language of a person. */
export async function setLanguageOf(db: Db, userId: string, language: Language): Promise<void> {
  await db.updateTable('login_user').set({ language }).where('user_id', '=', userId).execute();
}

/** The view that a person begins with, as stored; null when it is that of the lab. */
export async function startViewOfUser(db: Db, userId: string): Promise<string | null> {
  const { start_view } = await db
    .selectFrom('login_user')
    .select('start_view')
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return start_view;
}

/** Sets the view that a person begins with. */
export async function setStartViewOf(db: Db, userId: string, startView: StartView | null): Promise<void> {
  await db.updateTable('login_user').set({ start_view: startView }).where('user_id', '=', userId).execute();
}

/** Keeps when a person signed in last. */
export async function noteSignIn(db: Db, userId: string, at: Date): Promise<void> {
  await db.updateTable('login_user').set({ signed_in_at: at }).where('user_id', '=', userId).execute();
}

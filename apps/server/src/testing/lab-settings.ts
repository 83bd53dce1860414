import { asOwner } from './as-owner.ts';
import type { TestApp } from './test-app.ts';

/** Sets the standing of lab 1 with whoever serves it, by its code (spec §4 "Lab account status"). */
export async function setAccountStatus(app: TestApp, status: number): Promise<void> {
  await asOwner(app, (db) =>
    db.updateTable('lab').set({ account_status: status }).where('l_id', '=', app.lab.lId).execute(),
  );
}

/** Sets a switch of lab 1. */
export async function setLabSwitch(app: TestApp, name: string, setting: unknown): Promise<void> {
  const value = JSON.stringify(setting);
  await asOwner(app, (db) =>
    db
      .insertInto('lab_switch')
      .values({ l_id: app.lab.lId, name, value })
      .onConflict((conflict) => conflict.columns(['l_id', 'name']).doUpdateSet({ value }))
      .execute(),
  );
}

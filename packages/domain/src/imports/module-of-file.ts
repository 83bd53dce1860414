import type { Module } from '../access/modules.ts';
import type { ImportMaster } from './import-masters.ts';

/** Masters whose file asks for the rights of another module beside those of the masters: employees sign in, vendors are paid. */
export const MODULE_OF_FILE: Readonly<Partial<Record<ImportMaster, Module>>> = {
  employees: 'users',
  vendors: 'purchases',
};

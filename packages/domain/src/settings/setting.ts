import type { Fault } from '../text/fault.ts';
import { accessFault } from '../faults/access-faults.ts';

/** Where a setting is kept for the person who looks for it (spec §7 paths). */
export const SETTING_SECTIONS = ['switches', 'labels', 'configuration'] as const;
export type SettingSection = (typeof SETTING_SECTIONS)[number];

/** Groups of settings on the screen. */
export const SETTING_GROUPS = [
  'registration',
  'samples',
  'results',
  'reports',
  'people',
  'purchases',
] as const;
export type SettingGroup = (typeof SETTING_GROUPS)[number];

interface Placed {
  readonly section: SettingSection;
  readonly group: SettingGroup;
}

export interface Flag extends Placed {
  readonly kind: 'flag';
  readonly default: boolean;
  /** The value that lets one person do what two do otherwise; a second person confirms it. */
  readonly weakens?: boolean;
}

export interface WholeNumber extends Placed {
  readonly kind: 'number';
  readonly default: number;
  readonly least: number;
  readonly most: number;
  readonly unit: string;
  /** What one person may decide alone up to this number: a second person confirms a higher one. */
  readonly weakens?: 'more';
}

export interface Choice extends Placed {
  readonly kind: 'choice';
  readonly default: string;
  /** Label by value. */
  readonly options: Readonly<Record<string, string>>;
}

export interface Words extends Placed {
  readonly kind: 'text';
  readonly default: string;
  readonly longest: number;
  /** Whether it names somebody who is called, so that a number must be in it. */
  readonly needsPhone?: true;
}

export type Setting = Flag | WholeNumber | Choice | Words;

export type SettingValue = boolean | number | string;

/** A phone number among other words, of a mobile or a landline, with spaces and hyphens in it. */
const PHONE_IN = /\d(?:[ -]?\d){7}/u;

/** What is wrong with a value for a setting, in words; null when nothing is. */
export function settingFault(setting: Setting, value: SettingValue): Fault | null {
  switch (setting.kind) {
    case 'flag':
      return typeof value === 'boolean' ? null : accessFault('setting-on-or-off');
    case 'number': {
      const { least, most } = setting;
      const fits = Number.isInteger(value) && Number(value) >= least && Number(value) <= most;
      return fits ? null : accessFault('setting-number', { least, most });
    }
    case 'choice': {
      const { options } = setting;
      const fits = typeof value === 'string' && Object.hasOwn(options, value);
      return fits ? null : accessFault('setting-choice', { choices: Object.values(options).join(', ') });
    }
    case 'text': {
      if (typeof value !== 'string') return accessFault('setting-text');
      return value.length <= setting.longest ? null : accessFault('use-at-most', { limit: setting.longest });
    }
  }
}

/** What is wrong with a value that somebody enters now, in words; null when nothing is. What was stored before stays in use. */
export function enteredSettingFault(setting: Setting, value: SettingValue): Fault | null {
  const fault = settingFault(setting, value);
  if (fault !== null || setting.kind !== 'text' || setting.needsPhone !== true) return fault;
  const text = String(value).trim();
  return text === '' || PHONE_IN.test(text) ? null : accessFault('setting-name-and-phone');
}

/** Whether a change lets one person do more of what two do otherwise, so that it waits for a second person. */
export function weakensTwoPeople(setting: Setting, before: SettingValue, after: SettingValue): boolean {
  if (setting.kind === 'flag') return after === setting.weakens && before !== after;
  return setting.kind === 'number' && setting.weakens === 'more' && Number(after) > Number(before);
}

/** A value as a person reads it. */
export function settingText(setting: Setting, value: SettingValue): string {
  switch (setting.kind) {
    case 'flag':
      return value === true ? 'on' : 'off';
    case 'number':
      return setting.unit === '' ? String(value) : `${value} ${setting.unit}`;
    case 'choice':
      return setting.options[String(value)] ?? String(value);
    case 'text':
      return value === '' ? 'none' : String(value);
  }
}

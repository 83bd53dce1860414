import { describe, expect, test } from 'vitest';
import { isLabSetting, LAB_SETTINGS, labSetting, labSettingOf, settingsOf } from './lab-settings.ts';
import { LAB_SETTING_WORDS } from './lab-setting-words.ts';
import { enteredSettingFault, SETTING_SECTIONS, settingFault, settingText } from './setting.ts';

const names = Object.keys(LAB_SETTINGS).filter(isLabSetting);

test.each(names)('%s has a default that it takes, and says what it does', (name) => {
  const setting = labSetting(name);
  expect(settingFault(setting, setting.default)).toBeNull();
  expect(labSettingOf({}, name)).toBe(setting.default);
  expect(LAB_SETTING_WORDS[name].label).toMatch(/^[A-Z]/);
  expect(LAB_SETTING_WORDS[name].help).toMatch(/^[A-Z].*\.$/);
});

test.each([
  ['Dr. Meera Kale, 98200 00001', true],
  ['Dr. Meera Kale 020-2553 1234', true],
  ['', true],
  ['Dr. Meera Kale', false],
  ['Dr. Meera Kale, ext. 204', false],
])('whom to call of a critical value, entered as %j, has a number: %s', (text, isTaken) => {
  const fault = enteredSettingFault(labSetting('criticalHeadContact'), text);
  expect(fault?.msg ?? null).toBe(isTaken ? null : 'Enter a name and a phone number of at least 8 digits');
  // What a lab has set before stays in use.
  expect(labSettingOf({ criticalHeadContact: text }, 'criticalHeadContact')).toBe(text);
});

test('every setting belongs to one section', () => {
  expect(SETTING_SECTIONS.flatMap(settingsOf).toSorted()).toEqual(names.toSorted());
});

describe('a value', () => {
  test.each([
    ['allowSelfCheck', true, null],
    ['allowSelfCheck', 'true', 'Choose on or off'],
    ['repeatWarningHours', 0, null],
    ['repeatWarningHours', 720, null],
    ['repeatWarningHours', 721, 'Enter a whole number from 0 to 720'],
    ['repeatWarningHours', -1, 'Enter a whole number from 0 to 720'],
    ['repeatWarningHours', 1.5, 'Enter a whole number from 0 to 720'],
    ['repeatWarningHours', true, 'Enter a whole number from 0 to 720'],
    ['labelWay', 'zpl', null],
    [
      'labelWay',
      'toString',
      'Choose one of PDF to any printer, ZPL file for a label printer, TSPL file for a label printer',
    ],
    ['reportDisclaimer', 'x'.repeat(400), null],
    ['reportDisclaimer', 'x'.repeat(401), 'Use at most 400 characters'],
    ['reportDisclaimer', 1, 'Enter a text'],
  ] as const)('of %s may be %j: %s', (name, value, fault) => {
    expect(settingFault(labSetting(name), value)?.msg ?? null).toBe(fault);
  });

  test.each([
    ['allowSelfCheck', true, 'on'],
    ['allowSelfCheck', false, 'off'],
    ['repeatWarningHours', 24, '24 h'],
    ['labelsPerTube', 2, '2'],
    ['nameCasing', 'upper', 'UPPER CASE'],
    ['nameCasing', 'gone', 'gone'],
    ['reportDisclaimer', '', 'none'],
    ['reportDisclaimer', 'Thank you', 'Thank you'],
  ] as const)('of %s, %j, reads as %s', (name, value, text) => {
    expect(settingText(labSetting(name), value)).toBe(text);
  });

  test('that was stored and does not fit any more is the default', () => {
    expect(labSettingOf({ repeatWarningHours: 48 }, 'repeatWarningHours')).toBe(48);
    expect(labSettingOf({ repeatWarningHours: '48' }, 'repeatWarningHours')).toBe(24);
    expect(labSettingOf({ nameCasing: 'shouting' }, 'nameCasing')).toBe('none');
  });
});

test('an inherited name is no setting', () => {
  expect([isLabSetting('constructor'), isLabSetting('letterhead')]).toEqual([false, true]);
});

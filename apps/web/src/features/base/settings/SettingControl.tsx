import type { LabSettingView } from '@nidan/contract/base/settings/lab-setting-endpoints';
import { isLabSetting, labSetting } from '@nidan/domain/settings/lab-settings';
import type { SettingValue } from '@nidan/domain/settings/setting';
import { useState } from 'react';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { NumberField } from '../../../kernel/ui/fields/NumberField.tsx';
import { SelectField } from '../../../kernel/ui/fields/SelectField.tsx';
import { TextArea } from '../../../kernel/ui/fields/TextArea.tsx';
import { Toggle } from '../../../kernel/ui/fields/Toggle.tsx';
import { settingsTexts } from './texts/settings-texts.ts';

interface SettingControlProps {
  readonly setting: LabSettingView;
  readonly value: SettingValue;
  readonly fault: string | null;
  readonly fixed: boolean;
  readonly onChange: (value: SettingValue) => void;
}

/** The control of a setting, by its kind. */
export function SettingControl({ setting, value, fault, fixed, onChange }: SettingControlProps) {
  const t = useTexts(settingsTexts);
  const { name, label } = setting;
  if (!isLabSetting(name)) return null;
  const definition = labSetting(name);
  const field = { label, labelHidden: true, error: fault ?? undefined };
  switch (definition.kind) {
    case 'flag':
      return (
        <Toggle checked={value === true} disabled={fixed} onChange={onChange}>
          <span className="vh">{label}</span>
          {t(value === true ? 'on' : 'off')}
        </Toggle>
      );
    case 'number':
      return (
        <NumberControl {...{ setting, value, fixed, onChange }} error={field.error} unit={definition.unit} />
      );
    case 'choice':
      return (
        <SelectField
          {...field}
          value={String(value)}
          disabled={fixed}
          options={Object.entries(definition.options).map(([key, words]) => ({ value: key, label: words }))}
          onChange={onChange}
        />
      );
    case 'text':
      return fixed ? (
        <p className="t13">{String(value)}</p>
      ) : (
        <TextArea
          {...field}
          rows={2}
          maxLength={definition.longest}
          value={String(value)}
          onChange={onChange}
        />
      );
  }
}

interface NumberControlProps extends Omit<SettingControlProps, 'fault'> {
  readonly error: string | undefined;
  readonly unit: string;
}

/** A number as it is typed; what is no number is passed on as text, which the setting refuses. */
function NumberControl({ setting, value, fixed, error, unit, onChange }: NumberControlProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const isShown = typed !== null && (typed === String(value) || Number(typed) === value);
  return (
    <NumberField
      label={setting.label}
      labelHidden
      error={error}
      disabled={fixed}
      value={isShown ? typed : String(value)}
      {...(unit === '' ? {} : { end: unit })}
      onChange={(text) => {
        setTyped(text);
        onChange(/^\d+$/.test(text) ? Number(text) : text);
      }}
    />
  );
}

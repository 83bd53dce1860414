import { type ReactNode, useId } from 'react';
import { Icon } from '../values/Icon.tsx';
import './fields.css';

/** What every field of a form shares. */
export interface FieldProps {
  readonly label: string;
  /** Keeps the label for readers only, where a heading says it. */
  readonly labelHidden?: boolean;
  /** The exact message of what is wrong. */
  readonly error?: string | undefined;
  readonly hint?: ReactNode;
  /** Id of the control, for an error summary to link to. */
  readonly id?: string | undefined;
}

export interface FieldControl {
  readonly id: string;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
}

/** The frame of a field: label above, error above the hint. `children` gets what its control must carry. */
export function Field(props: FieldProps & { readonly children: (control: FieldControl) => ReactNode }) {
  const made = useId();
  const id = props.id ?? made;
  const described = [props.error && `${id}-error`, props.hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div className="ui-field">
      <label className={props.labelHidden ? 'vh' : 'ui-label'} htmlFor={id}>
        {props.label}
      </label>
      {props.children({
        id,
        'aria-invalid': props.error ? true : undefined,
        'aria-describedby': described === '' ? undefined : described,
      })}
      {props.error && (
        <span className="ui-error" id={`${id}-error`}>
          <Icon name="error" size={12} />
          {props.error}
        </span>
      )}
      {props.hint && (
        <span className="ui-hint" id={`${id}-hint`}>
          {props.hint}
        </span>
      )}
    </div>
  );
}

/** Classes of the box around a control. */
export function boxClass(choices: {
  readonly bad?: boolean;
  readonly fixed?: boolean;
  readonly more?: string;
}): string {
  const { bad, fixed, more } = choices;
  return ['ui-input', bad && 'ui-input-bad', fixed && 'ui-input-fixed', more].filter(Boolean).join(' ');
}

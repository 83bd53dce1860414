import { Icon } from './values/Icon.tsx';
import type { IconName } from './values/icon-drawings.tsx';
import { PressButton, type PressButtonProps } from './PressButton.tsx';
import './buttons.css';

interface IconButtonProps extends Omit<PressButtonProps, 'className' | 'aria-label' | 'children'> {
  readonly icon: IconName;
  /** What it does, in words: the name of the button and its tip. */
  readonly label: string;
  readonly small?: boolean;
}

/** A button that is an icon, 28 px, or 24 px when small. */
export function IconButton({ icon, label, small = false, ...rest }: IconButtonProps) {
  return (
    <PressButton
      title={label}
      {...rest}
      className={small ? 'ui-icon-button ui-icon-button-small' : 'ui-icon-button'}
      aria-label={label}
    >
      <Icon name={icon} size={small ? 14 : 16} />
    </PressButton>
  );
}

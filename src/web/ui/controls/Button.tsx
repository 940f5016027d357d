import type { ComponentPropsWithRef } from 'react';
import * as styles from './Button.css.ts';

/** A button with words on it. */
export const Button = ({
  quiet = false,
  className,
  ...rest
}: ComponentPropsWithRef<'button'> & { readonly quiet?: boolean }) => (
  <button
    type="button"
    {...rest}
    className={[quiet ? styles.quiet : styles.primary, className].filter(Boolean).join(' ')}
  />
);

/** A button with a picture on it; its label is what it is called. */
export const IconButton = ({
  label,
  className,
  ...rest
}: Omit<ComponentPropsWithRef<'button'>, 'aria-label'> & { readonly label: string }) => (
  <button
    type="button"
    aria-label={label}
    {...rest}
    className={[styles.icon, className].filter(Boolean).join(' ')}
  />
);

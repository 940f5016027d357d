import type { ComponentPropsWithRef } from 'react';
import { classes } from '../classes.ts';
import * as styles from './Button.css.ts';

/** A button with a text. */
export const Button = ({
  quiet = false,
  className,
  ...rest
}: ComponentPropsWithRef<'button'> & { readonly quiet?: boolean }) => (
  <button type="button" {...rest} className={classes(quiet ? styles.quiet : styles.primary, className)} />
);

/** A button with an icon; its label names it. */
export const IconButton = ({
  label,
  className,
  ...rest
}: Omit<ComponentPropsWithRef<'button'>, 'aria-label'> & { readonly label: string }) => (
  <button type="button" aria-label={label} {...rest} className={classes(styles.icon, className)} />
);

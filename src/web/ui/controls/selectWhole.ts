import type { FocusEvent, MouseEvent } from 'react';

/** Props of a text field that is selected as a whole when it gets the focus. */
export const selectWhole = {
  onFocus: ({ currentTarget }: FocusEvent<HTMLInputElement>): void => currentTarget.select(),
  /** The press that gives the focus places no caret: WebKit would undo the selection on release. */
  onMouseDown: (press: MouseEvent<HTMLInputElement>): void => {
    const field = press.currentTarget;
    if (field.ownerDocument.activeElement === field) return;
    press.preventDefault();
    field.focus();
  },
} as const;

import { style } from '@vanilla-extract/css';
import { visuallyHidden } from '../../theme/visuallyHidden.ts';

/** Visible to screen readers only. */
export const hidden = style(visuallyHidden);

import { style } from '@vanilla-extract/css';
import { visuallyHidden } from '../../theme/visuallyHidden.ts';

/** Read aloud, not seen. */
export const hidden = style(visuallyHidden);

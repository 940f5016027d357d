import { createVar } from '@vanilla-extract/css';

/** A pixel of the slider, scaled by the root font size (WCAG 1.4.4); set on the strip. */
export const unit = createVar();

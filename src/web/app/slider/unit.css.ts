import { createVar } from '@vanilla-extract/css';

/** A pixel of the slider, which grows with the letters (WCAG 1.4.4); the strip sets it. */
export const unit = createVar();

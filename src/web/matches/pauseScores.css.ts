import { style } from '@vanilla-extract/css';
import { below } from '../theme/breakpoints.ts';

/** Keeps its place while there is nothing to pause: what stands beside it must not move when a score comes. */
export const idle = style({ visibility: 'hidden' });

/** On a phone the sign says it. */
export const word = style({ '@media': { [below('sm')]: { display: 'none' } } });

import { styleVariants } from '@vanilla-extract/css';
import { from } from '../../theme/breakpoints.ts';

/** As tall as the summary to come, by its number of figures per period. */
export const summaryRoom = styleVariants(
  { three: '24.5rem', two: '17.75rem', one: '10.25rem', none: '0' },
  (minHeight) => ({ minHeight: minHeight === '0' ? 0 : '50px', '@media': { [from('md')]: { minHeight } } }),
);

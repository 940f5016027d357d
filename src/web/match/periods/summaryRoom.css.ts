import { styleVariants } from '@vanilla-extract/css';
import { from } from '../../theme/breakpoints.ts';

/** As high as the summary that will stand there, by how many figures of each period it has. */
export const summaryRoom = styleVariants(
  { three: '24.5rem', two: '17.75rem', one: '10.25rem', none: '0' },
  (minHeight) => ({ minHeight: minHeight === '0' ? 0 : '50px', '@media': { [from('md')]: { minHeight } } }),
);

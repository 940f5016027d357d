import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

/** The meanings of the columns, each beside its heading. */
export const legend = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(14rem, 100%), 1fr))',
  gap: `${vars.space.x1} ${vars.space.x4}`,
  margin: 0,
  fontSize: vars.size.sm,
});
globalStyle(`${legend} > div`, { display: 'flex', gap: vars.space.x2 });
globalStyle(`${legend} dt`, { fontWeight: vars.weight.bold, minWidth: '3.5rem' });
globalStyle(`${legend} dd`, { margin: 0, minWidth: 0, overflowWrap: 'anywhere' });

import { from } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { kit, styled } from '../theme/primitives.css.ts';

export const list = styled(kit.ruled, {
  display: 'flex',
  outline: 'none',
  gap: vars.space.x1,
  // In large letters the tabs scroll sideways.
  overflowX: 'auto',
  scrollbarWidth: 'none',
});

export const tab = styled(kit.centred, kit.bare, kit.label, kit.strong, kit.plain, {
  textAlign: 'center',
  // Sized by its text: the longest label has no spare space on a phone.
  flex: '1 1 auto',
  minWidth: 'min-content',
  overflowWrap: 'break-word',
  minHeight: '48px',
  padding: `0 ${vars.space.x1}`,
  borderBottom: '3px solid transparent',
  ':hover': { color: vars.color.text, background: vars.color.hover },
  // Inside the list, which clips its overflow.
  ':focus-visible': { outlineOffset: '-3px' },
  selectors: {
    '&[data-state="active"]': { color: vars.brand.accent, borderBottomColor: vars.brand.accent },
  },
  '@media': {
    // Forced colours draw transparent borders too.
    '(forced-colors: active)': {
      borderBottomColor: 'Canvas',
      selectors: { '&[data-state="active"]': { borderBottomColor: 'Highlight' } },
    },
    [from('sm')]: { fontSize: vars.size.md },
    [from('md')]: { flex: '0 0 auto', padding: `0 ${vars.space.x5}` },
  },
});

import { vars } from '../../theme/contract.css.ts';
import { kit, styled } from '../../theme/primitives.css.ts';

/** A label above its control. */
export const field = styled(kit.stack.x1, kit.grow);

export const label = styled(kit.label, kit.strong, { padding: 0 });

/** A closed control. */
export const control = styled(kit.row.x2, kit.control, kit.between, {
  width: '100%',
  // As high as a search field and as choices beside it.
  minHeight: '50px',
  padding: `0 ${vars.space.x3} 0 ${vars.space.x4}`,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.hover },
    '&:disabled': { cursor: 'default', opacity: 0.65 },
  },
});

export const value = styled(kit.truncated);

import { vars } from '../theme/contract.css.ts';
import { kit, styled } from '../theme/primitives.css.ts';
import * as button from '../ui/controls/Button.css.ts';
import { overlay } from '../ui/overlay.css.ts';

export const panel = styled(kit.stack.x4, overlay, kit.padded.x4, kit.rounded.lg, {
  width: '23rem',
  maxHeight: 'var(--radix-popover-content-available-height)',
  overflowY: 'auto',
  outline: 'none',
});

export const title = styled(kit.text.lg);

export const part = styled(kit.stack.x2);

export const partTitle = styled(kit.text.md);

export const text = styled(kit.label);

export const actions = styled(kit.row.x2, kit.wrap);

/** Narrow enough for two side by side on a phone. */
export const action = styled(button.quiet, { padding: `0 ${vars.space.x3}` });

export const mainAction = styled(button.primary, { padding: `0 ${vars.space.x3}` });

export const links = styled(kit.wrap, {
  display: 'flex',
  gap: `0 ${vars.space.x4}`,
  padding: 0,
  listStyle: 'none',
});

export const link = styled(kit.inlineRow.x2, kit.target, { color: 'inherit', fontSize: vars.size.sm });

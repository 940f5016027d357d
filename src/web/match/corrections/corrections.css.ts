import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { kit, styled } from '../../theme/primitives.css.ts';

export const card = styled(kit.card, kit.stack.x2, { padding: vars.space.x4 });
export const title = styled({ fontWeight: vars.weight.bold, fontSize: vars.size.lg });
export const list = styled(kit.stack.x3, { listStyle: 'none', margin: 0, padding: 0 });
export const item = styled(kit.stack.x1, {
  paddingBlockStart: vars.space.x2,
  borderBlockStart: `1px solid ${vars.color.border}`,
});
export const versions = style({
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  gap: `${vars.space.x1} ${vars.space.x3}`,
  margin: 0,
});
export const effect = styled(kit.label, { margin: 0, overflowWrap: 'anywhere' });
export const before = styled(kit.muted, {
  margin: 0,
  overflowWrap: 'anywhere',
  textDecoration: 'line-through',
});

/** A correction of several lines may break anywhere. */
export const version = style({ margin: 0, overflowWrap: 'anywhere' });

export const day = styled(kit.stack.x4);

export const time = styled(kit.inlineRow.x1, kit.target, { color: vars.brand.accent });

export const match = styled(kit.inlineRow.x1, kit.target, { color: 'inherit' });

export const fold = styled(kit.target, { cursor: 'pointer', alignContent: 'center' });

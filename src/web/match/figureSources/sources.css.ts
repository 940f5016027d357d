import { style } from '@vanilla-extract/css';
import { below } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { kit, styled } from '../../theme/primitives.css.ts';
import { outlined } from '../../theme/rules.ts';
import { overlay } from '../../ui/overlay.css.ts';

/** Looks like its figure, underlined, and takes no more room; on phones the larger target fills the height of its row, beside no other figure's. */
export const figureButton = styled(kit.bare, kit.anchor, kit.rounded.sm, kit.unbroken, {
  minWidth: '24px',
  minHeight: '24px',
  margin: '-4px 0',
  padding: 0,
  color: 'inherit',
  font: 'inherit',
  fontVariantNumeric: 'inherit',
  letterSpacing: 'inherit',
  textAlign: 'inherit',
  textDecoration: 'underline dotted',
  textDecorationColor: 'color-mix(in srgb, currentcolor 55%, transparent)',
  // As fine under the score as under a table's figure, and clear of the clock below it.
  textDecorationThickness: 'min(0.125em, 2px)',
  textUnderlineOffset: 'min(0.2em, 6px)',
  ':hover': { textDecorationColor: 'currentcolor' },
  ':focus-visible': { textDecorationColor: 'currentcolor' },
  '@media': {
    [below('md')]: {
      '::after': {
        content: '',
        position: 'absolute',
        top: '50%',
        left: '50%',
        width: 'max(100%, 32px)',
        height: '44px',
        transform: 'translate(-50%, -50%)',
      },
    },
  },
});

export const panel = styled(kit.stack.x3, overlay, kit.padded.x4, kit.rounded.lg, {
  width: '25rem',
  maxHeight: 'min(30rem, var(--radix-popover-content-available-height))',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  outline: 'none',
});

export const title = style({ fontSize: vars.size.md });

export const list = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });

export const item = style({ selectors: { '& + &': { borderTop: `1px solid ${vars.color.border}` } } });

export const event = styled(kit.grid.x2, kit.target, kit.rounded.sm, kit.text.sm, kit.plain, {
  gridTemplateColumns: '4.5rem 1.25rem minmax(0, 1fr) auto',
  alignItems: 'baseline',
  padding: `${vars.space.x2} ${vars.space.x1}`,
  color: 'inherit',
  ':hover': { background: vars.color.hover },
});

export const time = styled(kit.figure, { color: vars.color.muted, whiteSpace: 'nowrap' });

export const sign = style({ ...outlined, alignSelf: 'center', width: '1.1rem', height: '1.1rem' });

export const words = style({ minWidth: 0, overflowWrap: 'anywhere' });

export const what = style({ fontWeight: vars.weight.bold });

export const amount = styled(kit.figure, { fontWeight: vars.weight.bold, whiteSpace: 'nowrap' });

export const sums = styled(kit.figure, kit.wrap, kit.strong, {
  display: 'flex',
  gap: `0 ${vars.space.x3}`,
  paddingTop: vars.space.x2,
  borderTop: `1px solid ${vars.color.edge}`,
});

export const quiet = styled(kit.label);

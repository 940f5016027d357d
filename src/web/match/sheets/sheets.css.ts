import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { below } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { kit, styled } from '../../theme/primitives.css.ts';

/** Names wrap to two lines on a phone, where figures need the room. */
export const name = styled(kit.inlineRow.x2, kit.unbroken, {
  '@media': { [below('sm')]: { gap: vars.space.x1, whiteSpace: 'normal', minWidth: '6.5rem' } },
});

const letter = styled(kit.rounded.sm, kit.text.xs, kit.strong, { padding: '0 0.3em', lineHeight: 1.4 });

export const rank = {
  captain: style([letter, kit.accent]),
  alternate: style([letter, { boxShadow: `inset 0 0 0 1px ${vars.color.edge}` }]),
} as const;

/** Of a player whose match is over. */
export const out = style([letter, { flexShrink: 0, boxShadow: `inset 0 0 0 1px ${vars.color.edge}` }]);

const dot = styled(kit.rounded.pill, {
  display: 'inline-block',
  // Beside other marks on a phone it stays round.
  flexShrink: 0,
  width: '0.6rem',
  height: '0.6rem',
  boxShadow: `inset 0 0 0 2px ${vars.brand.accent}`,
  '@media': { '(forced-colors: active)': { border: '2px solid Highlight' } },
});

/** A ring for starters, filled for players on court. */
export const mark = {
  starter: dot,
  isIn: style([
    dot,
    { background: vars.brand.accent, '@media': { '(forced-colors: active)': { background: 'Highlight' } } },
  ]),
} as const;

export const legend = styled(kit.row.x4, kit.label, { flexWrap: 'wrap' });

/** Side by side where both tables fit. */
const beside = (room: string) => ({
  display: 'grid',
  alignItems: 'start',
  gap: vars.space.x6,
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${room}), 1fr))`,
});

const dense = style(beside('100%'));

const roomy = styleVariants({ few: beside('22rem'), some: beside('32rem') } as const);

/** Narrower columns where there are many, or little room. */
const closer = (table: string, media: string) => {
  globalStyle(`${table} table`, { '@media': { [media]: { fontSize: vars.size.sm, lineHeight: 1.25 } } });
  globalStyle(`${table} :is(th, td) + :is(th, td)`, {
    '@media': { [media]: { paddingInline: vars.space.x1 } },
  });
  globalStyle(`${table} thead button`, { '@media': { [media]: { minWidth: '24px', paddingInline: '2px' } } });
};

closer(dense, 'screen');
for (const table of Object.values(roomy)) closer(table, `screen and ${below('sm')}`);

export const widths = { ...roomy, dense };

/** Sheets stacked in a tab. */
export const panel = styled(kit.stack.x4, { paddingTop: vars.space.x4 });

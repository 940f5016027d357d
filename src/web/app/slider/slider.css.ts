import { createVar, fallbackVar, style, styleVariants } from '@vanilla-extract/css';
import { below, from } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { kit, styled } from '../../theme/primitives.css.ts';
import { scaled, unitSize } from './scaled.ts';
import { cardHeight, cardWidth, initialReach, pitch, stripHeight } from './track.ts';
import { unit } from './unit.css.ts';

const phone = `screen and ${below('sm')}`;

/** The strip has a fixed height, so that nothing below it shifts. */
export const strip = styled(kit.row.x1, kit.ruled, kit.screenOnly, {
  vars: { [unit]: unitSize },
  position: 'relative',
  height: scaled(stripHeight),
  paddingInline: vars.space.x2,
  background: vars.color.sunken,
  // Below the header, whose league it is of.
  '@media': { [phone]: { order: 1 } },
});

/** A phone shows no matches that are neither in play nor near. */
export const farStrip = styled(strip, { '@media': { [phone]: { display: 'none' } } });

/** Hidden on touch screens, which scroll without it. */
export const button = styled(kit.rigid, {
  display: 'none',
  '@media': { [from('md')]: { display: 'inline-flex' } },
});

const viewport = styled(kit.grow, {
  position: 'relative',
  height: scaled(stripHeight),
  padding: `${scaled(9)} 0`,
});

/** Before hydration the style sheet alone centres the card; without scripts the track scrolls to the right. */
export const firstViewport = styled(viewport, {
  overflow: 'hidden',
  '@media': { '(scripting: none)': { overflowX: 'auto' } },
});

export const liveViewport = styled(viewport, {
  overflow: 'auto hidden',
  scrollbarWidth: 'none',
  overscrollBehaviorX: 'contain',
});

const before = createVar();
const after = createVar();

/**
 * The track's position before hydration: shifted left by the later scroll distance, so that nothing moves. Without scripts, a plain row
 * that scrolls.
 */
export const firstTrack = style({
  display: 'flex',
  gap: scaled(pitch - cardWidth),
  width: 'max-content',
  marginInlineStart: `min(0px, max(50% - (${fallbackVar(before, '0')} * ${pitch} + ${cardWidth / 2}) * ${unit}, 100% - ((${fallbackVar(before, '0')} + 1 + ${fallbackVar(after, '0')}) * ${pitch} - ${pitch - cardWidth}) * ${unit}))`,
  '@media': { '(scripting: none)': { marginInlineStart: 0 } },
});

const counts = Object.fromEntries(Array.from({ length: initialReach + 1 }, (_, count) => [count, count]));

/** The number of cards before and after the centred one. */
export const cardsBefore = styleVariants(counts, (count) => ({ vars: { [before]: String(count) } }));
export const cardsAfter = styleVariants(counts, (count) => ({ vars: { [after]: String(count) } }));

/** As wide as all cards; the page's padding stands for the cards before those rendered. */
export const liveTrack = style({ position: 'relative', display: 'flex', gap: scaled(pitch - cardWidth) });

/** Skips layout and paint off screen. */
export const item = styled(kit.rigid, {
  contentVisibility: 'auto',
  containIntrinsicSize: `${scaled(cardWidth)} ${scaled(cardHeight)}`,
  overflowClipMargin: '6px',
});

/**
 * A card that a narrow screen cannot show before the track scrolls: it is not laid out until then. `auto` alone lays out every card of
 * the track in the first frame.
 */
export const unseenItem = styled(item, {
  '@media': { [`${below('sm')} and (scripting: enabled)`]: { contentVisibility: 'hidden' } },
});

/** A card outside the rendered span. */
export const farItem = style({ position: 'absolute', top: 0 });

/** What failed, in the strip's place. */
export const failed = styled(kit.row.x4, kit.label, kit.grow, {
  maxHeight: '100%',
  overflowY: 'auto',
  padding: `0 ${vars.space.x3}`,
});

export const failedWords = style({ flex: '0 1 auto', minWidth: 0, lineHeight: 1.3 });

/** A failed refresh, shown over the corner so that no card moves. */
export const stale = styled(kit.row.x2, kit.text.xs, {
  position: 'absolute',
  insetBlockEnd: 0,
  insetInlineEnd: vars.space.x3,
  zIndex: 2,
  padding: `0 ${vars.space.x2} 0 ${vars.space.x3}`,
  borderRadius: `${vars.radius.md} ${vars.radius.md} 0 0`,
  border: `1px solid ${vars.color.warningEdge}`,
  background: vars.color.warningSurface,
  color: vars.color.warning,
});

export const again = styled(kit.bare, kit.strong, {
  minHeight: '24px',
  color: 'inherit',
  textDecoration: 'underline',
});

export const skeletons = style({ display: 'flex', gap: scaled(8), overflow: 'hidden', flex: 1 });

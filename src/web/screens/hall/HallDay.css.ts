import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { kit, styled } from '../../theme/primitives.css.ts';
import { clamped } from '../../theme/rules.ts';
import { pageDuration, rowsPerPage } from './dayPages.ts';
import { idleStage, portrait } from './HallScreen.css.ts';
import { nameRooms } from './nameSize.ts';

export const day = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto auto minmax(0, 1fr)',
  gap: '0.5rem',
  height: '100%',
});

export const dayHead = styled(kit.line, {
  gap: '1rem',
  '@media': { [portrait]: { flexWrap: 'wrap', rowGap: 0 } },
});

export const date = style({
  flex: 1,
  fontSize: '1.75rem',
  // On a line of its own.
  '@media': { [portrait]: { flexBasis: '100%', fontSize: '1.4rem' } },
});

export const pageNumber = styled(kit.figure, {
  marginInlineStart: 'auto',
  fontSize: '1.25rem',
  color: vars.color.muted,
});

/** Visible while somebody uses the screen; its place in the head stays, so that it covers no score. */
export const pause = styled(kit.target, kit.control, kit.rigid, {
  padding: '0 0.75rem',
  selectors: { [`${idleStage} &:not(:focus-visible)`]: { visibility: 'hidden' } },
});

export const progress = style({ height: '0.25rem', background: vars.color.sunken, overflow: 'hidden' });

const fill = keyframes({ from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(1)' } });

const bar = style({ height: '100%', background: vars.brand.accent, transformOrigin: 'left' });

export const passing = styled(bar, { animation: `${fill} ${pageDuration}ms linear both` });

export const stopped = styled(bar, { opacity: 0.4 });

const grid = (count: number) => `repeat(${count}, minmax(0, 1fr))`;

/** As many rows as fit, all of one height however few there are. */
export const rows = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: grid(rowsPerPage.landscape),
  minHeight: 0,
  '@media': { [portrait]: { gridTemplateRows: grid(rowsPerPage.portrait) } },
});

export const league = styled(kit.wrap, kit.between, kit.muted, {
  display: 'flex',
  alignItems: 'end',
  gap: '0 1rem',
  minHeight: 0,
  paddingBottom: '0.35rem',
  fontSize: '1.1rem',
});

export const leagueName = styled(kit.truncated, { fontSize: '1.5rem', color: vars.color.text });

export const row = style({
  display: 'grid',
  gridTemplateColumns: '7rem minmax(0, 1fr) 8.5rem minmax(0, 1fr)',
  alignItems: 'center',
  gap: '0.75rem',
  minHeight: 0,
  borderTop: `1px solid ${vars.color.border}`,
  background: vars.color.surface,
  paddingInline: '0.75rem',
  '@media': {
    // One team above the other, with goals at the end of each line.
    [portrait]: {
      gridTemplateColumns: '5.5rem minmax(0, 1fr) 3rem',
      gridTemplateAreas: '"when home homeGoals" "when away awayGoals"',
      gap: '0 0.5rem',
      alignContent: 'center',
    },
  },
});

export const liveRow = styled(row, { background: vars.color.liveSurface });

export const when = styled(kit.line, kit.figure, {
  gap: '0.4rem',
  fontSize: '1.35rem',
  lineHeight: 1.1,
  '@media': { [portrait]: { gridArea: 'when', fontSize: '1rem' } },
});
globalStyle(`${when} > span`, { width: '0.7em', height: '0.7em' });

const side = styled(kit.line, kit.shrinking, kit.strong, {
  gap: '0.6rem',
  lineHeight: 1.1,
});

export const name = style({ ...clamped(3), minWidth: 0, overflowWrap: 'break-word' });

/** Classes by place in the sizes of `nameRooms`. */
export const landscapeName = nameRooms.landscape.sizes.map(({ rem }) => style({ fontSize: `${rem}rem` }));
export const portraitName = nameRooms.portrait.sizes.map(({ rem }) =>
  style({ '@media': { [portrait]: { fontSize: `${rem}rem` } } }),
);

export const team = {
  home: style([
    side,
    {
      justifyContent: 'flex-end',
      textAlign: 'end',
      '@media': { [portrait]: { gridArea: 'home', flexDirection: 'row-reverse', textAlign: 'start' } },
    },
  ]),
  away: style([
    side,
    {
      flexDirection: 'row-reverse',
      justifyContent: 'flex-end',
      '@media': { [portrait]: { gridArea: 'away' } },
    },
  ]),
} as const;

export const crest = styled(kit.rigid);
globalStyle(`${crest} > *`, {
  width: '2rem',
  height: '2rem',
  fontSize: '2rem',
  '@media': { [portrait]: { width: '1.4rem', height: '1.4rem', fontSize: '1.4rem' } },
});

export const score = styled(kit.figure, kit.middle, kit.strong, kit.unbroken, {
  fontSize: '2.25rem',
  lineHeight: 1,
  '@media': { [portrait]: { display: 'contents', fontSize: '1.4rem' } },
});

export const dash = style({ '@media': { [portrait]: { display: 'none' } } });

const goalsAt = (gridArea: string) => style({ '@media': { [portrait]: { gridArea, textAlign: 'end' } } });

export const goals = { home: goalsAt('homeGoals'), away: goalsAt('awayGoals') } as const;

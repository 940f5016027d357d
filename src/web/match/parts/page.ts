import type { Match } from '@kampdag/core/league/match/match';
import type { BySide } from '@kampdag/core/side';
import { mapSides } from '@kampdag/core/side';
import { type Selection, selectionWithin } from '@kampdag/core/site/selection';
import type { SportKind } from '@kampdag/core/sport/sportKind';
import type { PageView } from '../../machines/pageView.ts';

/** What every part of a match's page is given. */
export interface MatchPage {
  readonly match: Match;
  readonly sport: SportKind;
  /** As they are shown. */
  readonly names: BySide<string>;
  /** What links to other screens carry: the match's own season and league. */
  readonly selection: Selection;
}

/** A match as its parts are given it. */
export const matchPageOf = (
  match: Match,
  sport: SportKind,
  selection: Selection,
  unknownTeam: string,
): MatchPage => ({
  match,
  sport,
  names: mapSides(match.teams, ({ name }) => name ?? unknownTeam),
  selection: selectionWithin(selection, match),
});

/** What a view holds, be it out of date; null while there is nothing. */
export const valueOf = <A>(view: PageView<A>): A | null =>
  view.state === 'ready' || view.state === 'stale' ? view.value : null;

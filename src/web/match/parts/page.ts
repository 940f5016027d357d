import type { Match } from '@kampdag/core/league/match/match';
import type { BySide } from '@kampdag/core/side';
import { mapSides } from '@kampdag/core/side';
import { type Selection, selectionWithin } from '@kampdag/core/site/selection';
import type { SportKind } from '@kampdag/core/sport/sportKind';
import type { PageView } from '../../machines/pageView.ts';
import type { Page } from '../../machines/useCall.ts';

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

/** What a part of the page loads: its value or why there is none, and how to ask for it again. */
export type PartPage<A> = Pick<Page<A>, 'view' | 'busy' | 'retry'>;

/** A part that is a list. */
export type RowsPage<Row> = PartPage<{ readonly rows: readonly Row[] }>;

/** A page of what is made of another's value. */
export const mapPage = <A, B>({ view, busy, retry }: PartPage<A>, make: (value: A) => B): PartPage<B> => ({
  view: view.state === 'ready' || view.state === 'stale' ? { ...view, value: make(view.value) } : view,
  busy,
  retry,
});

/** A page of what a log tells: loading until there is something, and never failed. */
export const readPage = <A>(value: A | null): PartPage<A> => ({
  view: value === null ? { state: 'loading' } : { state: 'ready', value },
  busy: false,
  retry: () => undefined,
});

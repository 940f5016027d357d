/** The two sides of a match. On the wire: `H`, and `A` (or `B`). */
export type Side = 'home' | 'away';

/** One value for each side. */
export interface BySide<A> {
  readonly home: A;
  readonly away: A;
}

/** Both sides, home first, as a match is read and drawn. */
export const sides: readonly [Side, Side] = ['home', 'away'];

/** The other side. */
export const opponentOf = (side: Side): Side => (side === 'home' ? 'away' : 'home');

/** Builds a value for each side. */
export const bySide = <A>(make: (side: Side) => A): BySide<A> => ({ home: make('home'), away: make('away') });

/** Maps both sides' values. */
export const mapSides = <A, B>(both: BySide<A>, f: (a: A, side: Side) => B): BySide<B> => ({
  home: f(both.home, 'home'),
  away: f(both.away, 'away'),
});

/** The same with one side's value replaced. */
export const withSide = <A>(both: BySide<A>, side: Side, value: A): BySide<A> =>
  side === 'home' ? { home: value, away: both.away } : { home: both.home, away: value };

import type { Publications } from './publications.ts';

/** What is published now of a league in an earlier answer: not what it says itself, but what is known of it since. */
export const publishedSince = (publications: Publications): Publications => ({
  ...publications,
  of: (deployment, ties) =>
    publications.of(
      deployment,
      ties.map((tie) => (tie.type === 'itself' ? tie.league : tie)),
    ),
});

import type { Match } from '@kampdag/core/league/match/match';
import { sideOfTeam } from '@kampdag/core/league/team/teamSeason';
import { Section } from '../../match/parts/Section.tsx';
import { MatchItem } from '../../matches/MatchItem.tsx';
import { Disclosure } from '../../ui/Disclosure.tsx';
import * as styles from './team.css.ts';
import type { TeamPartProps } from './useTeam.ts';

/** The matches shown before the rest is expanded. */
const first = 5;

interface ListProps extends TeamPartProps {
  /** Nearest first. */
  readonly matches: readonly Match[];
}

const List = ({ matches, team: { teamId, listed } }: ListProps) => (
  <ol className={styles.matches}>
    {matches.map((match) => (
      <MatchItem
        key={match.matchId}
        match={match}
        context={listed}
        caption={null}
        isDated
        outcomeOf={sideOfTeam(match, teamId)}
      />
    ))}
  </ol>
);

interface TeamMatchesProps extends ListProps {
  readonly title: string;
  readonly more: (count: number) => string;
}

/** Matches of a team that stand folded at the end, under a heading of their own (reading 36). */
export const FoldedMatches = ({ title, matches, team }: ListProps & { readonly title: string }) =>
  matches.length === 0 ? null : (
    <Disclosure label={`${title} (${matches.length})`}>
      <List matches={matches} team={team} />
    </Disclosure>
  );

/** A team's matches under a heading: the nearest five, and the rest on request. */
export const TeamMatches = ({ title, matches, more, team }: TeamMatchesProps) =>
  matches.length === 0 ? null : (
    <Section title={title}>
      <div>
        <List matches={matches.slice(0, first)} team={team} />
        {matches.length <= first ? null : (
          <Disclosure label={more(matches.length - first)}>
            <List matches={matches.slice(first)} team={team} />
          </Disclosure>
        )}
      </div>
    </Section>
  );

import { federationLanguage } from '@kampdag/core/federationLanguage';
import { opponentOf } from '@kampdag/core/side';
import { useFormat, useMessages } from '../../i18n/I18nContext.tsx';
import { matchesMessages } from '../../i18n/messages/matches.ts';
import { teamMessages } from '../../i18n/messages/team.ts';
import { Section } from '../../match/parts/Section.tsx';
import { statusText } from '../../matches/matchText.tsx';
import { FormStrip } from '../../ui/chart/FormStrip.tsx';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { TeamCrest } from '../../ui/identity/TeamCrest.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import { LongName } from '../../ui/text/LongName.tsx';
import { clamped } from '../../ui/text/text.css.ts';
import * as styles from './team.css.ts';
import type { TeamMatch } from './useTeam.ts';

const notPlayed: ReadonlySet<string> = new Set(['Cancelled', 'Postponed', 'Walkover', 'NoShow']);

const Row = ({ match: { row, side, to } }: { readonly match: TeamMatch }) => {
  const m = useMessages(teamMessages);
  const words = useMessages(matchesMessages);
  const format = useFormat();
  const { date, start, goals, teams, status } = row;
  const opponent = teams[opponentOf(side)].name;
  const [own, theirs] = goals === null ? [0, 0] : [goals[side], goals[opponentOf(side)]];
  const outcome = own > theirs ? 'W' : own < theirs ? 'L' : 'D';
  return (
    <li>
      <PageLink to={to} className={styles.match}>
        <span className={styles.day}>
          {date === null ? '–' : `${format.dayOfMonth(date)} ${format.shortMonth(date)}`}
        </span>
        <TeamCrest name={opponent} size={24} />
        <span className={styles.opponent}>
          <span className={clamped.two} lang={opponent === null ? undefined : federationLanguage}>
            <LongName name={opponent ?? words.unknownTeam} />
          </span>
          <span className={styles.place}>
            {m[side]}
            {notPlayed.has(status.type) ? ` · ${statusText(status, words).long}` : null}
          </span>
        </span>
        <span className={styles.result}>
          {goals === null
            ? start === null
              ? '–'
              : format.time(start)
            : m.result(format.number(own), format.number(theirs))}
          {goals === null || row.mark === 'live' ? null : <FormStrip results={[outcome]} />}
        </span>
      </PageLink>
    </li>
  );
};

/** The matches shown before the rest is expanded. */
const first = 5;

const List = ({ matches }: { readonly matches: readonly TeamMatch[] }) => (
  <ol>
    {matches.map((match) => (
      <Row key={match.row.matchId} match={match} />
    ))}
  </ol>
);

interface TeamMatchesProps {
  readonly title: string;
  /** Nearest first. */
  readonly matches: readonly TeamMatch[];
  readonly more: (count: number) => string;
}

/** A team's matches under a heading: the nearest five, and the rest on request. */
export const TeamMatches = ({ title, matches, more }: TeamMatchesProps) =>
  matches.length === 0 ? null : (
    <Section title={title}>
      <div>
        <List matches={matches.slice(0, first)} />
        {matches.length <= first ? null : (
          <Disclosure label={more(matches.length - first)}>
            <List matches={matches.slice(first)} />
          </Disclosure>
        )}
      </div>
    </Section>
  );

import type { Outcome } from '@kampdag/core/league/standings/form';
import { type BySide, mapSides, type Side, sides } from '@kampdag/core/side';
import type { ReactNode } from 'react';
import { useFormat, useMessages } from '../../i18n/I18nContext.tsx';
import { previewMessages } from '../../i18n/messages/preview.ts';
import { FormStrip } from '../../ui/chart/FormStrip.tsx';
import { TeamCrest } from '../../ui/identity/TeamCrest.tsx';
import { MaybeLink } from '../../ui/MaybeLink.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import { FederationName } from '../../ui/text/FederationName.tsx';
import { LongFederationName } from '../../ui/text/LongName.tsx';
import { clamped, hidden } from '../../ui/text/text.css.ts';
import { Section } from '../parts/Section.tsx';
import { HeadToHeadCard, type HeadToHeadCardProps } from './HeadToHeadCard.tsx';
import * as styles from './preview.css.ts';

interface TeamLeader {
  readonly name: string;
  /** The player's page; null without one. */
  readonly to: string | null;
  /** The formatted figure. */
  readonly text: string;
}

/** Both teams' leaders in a figure. */
export interface LeaderPair {
  readonly key: string;
  readonly title: string;
  /** Null where a team has no player with one. */
  readonly of: BySide<TeamLeader | null>;
}

const Person = ({ leader, side }: { readonly leader: TeamLeader | null; readonly side: Side }) => {
  const m = useMessages(previewMessages);
  return (
    <div className={side === 'home' ? styles.person : styles.awayPerson}>
      <span className={styles.figures}>{leader?.text ?? m.nobody}</span>
      {leader === null ? null : leader.to === null ? (
        <FederationName name={leader.name} />
      ) : (
        <PageLink to={leader.to} className={styles.personLink}>
          <FederationName name={leader.name} className={clamped.two} />
        </PageLink>
      )}
    </div>
  );
};

/** The leaders of two teams side by side, under a heading; nothing without any. */
export const LeaderPairs = ({ pairs }: { readonly pairs: readonly LeaderPair[] }) => {
  const m = useMessages(previewMessages);
  if (pairs.length === 0) return null;
  return (
    <Section title={m.leaders}>
      <ul>
        {pairs.map(({ key, title, of }) => (
          <li key={key} className={styles.leader}>
            <Person leader={of.home} side="home" />
            <span className={styles.leaderTitle}>{title}</span>
            <Person leader={of.away} side="away" />
          </li>
        ))}
      </ul>
    </Section>
  );
};

/** One of the two teams before their match. */
export interface PreviewTeam {
  readonly name: string;
  /** The team's page; null where it is not decided. */
  readonly to: string | null;
  /** Null where the table lacks it, does not tell it, or is not published. */
  readonly standing: { readonly place: number; readonly points: number } | null;
  /** Most recent last; null where results are not published. */
  readonly form: readonly Outcome[] | null;
}

export interface PreviewProps {
  readonly teams: BySide<PreviewTeam>;
  /** Null where a team is not decided. */
  readonly headToHead: Omit<HeadToHeadCardProps, 'names'> | null;
  /** Both teams' leaders; null where the sport publishes no player statistics. */
  readonly leaders: ReactNode;
}

const Team = ({ name, to, standing, form, side }: PreviewTeam & { readonly side: Side }) => {
  const m = useMessages(previewMessages);
  const { number } = useFormat();
  return (
    <div className={side === 'home' ? styles.team : styles.awayTeam}>
      <MaybeLink to={to} className={styles.name}>
        <TeamCrest name={name} size={40} />
        <LongFederationName name={name} className={clamped.three} />
      </MaybeLink>
      {standing === null ? null : (
        <p className={styles.place}>
          <span className={hidden}>{m.placeSpoken(standing.place, number(standing.points))}</span>
          <span aria-hidden="true">{m.place(standing.place, number(standing.points))}</span>
        </p>
      )}
      {form === null ? null : <FormStrip results={form} />}
    </div>
  );
};

/** Two teams before their match: place and form, earlier meetings, and leaders. */
export const Preview = ({ teams, headToHead, leaders }: PreviewProps) => {
  const m = useMessages(previewMessages);
  return (
    <div className={styles.preview}>
      <Section title={m.form}>
        <div className={styles.teams}>
          {sides.map((side) => (
            <Team key={side} {...teams[side]} side={side} />
          ))}
        </div>
      </Section>
      {headToHead === null ? null : (
        <Section title={m.headToHead}>
          <HeadToHeadCard {...headToHead} names={mapSides(teams, ({ name }) => name)} />
        </Section>
      )}
      {leaders}
    </div>
  );
};

import type { Outcome } from '@kampdag/core/league/standings/form';
import { type BySide, type Side, sides } from '@kampdag/core/side';
import type { ReactNode } from 'react';
import { federationLanguage } from '../../i18n/federationLanguage.ts';
import { useFormat, useMessages } from '../../i18n/I18nContext.tsx';
import { previewMessages } from '../../i18n/messages/preview.ts';
import { FormStrip } from '../../ui/chart/FormStrip.tsx';
import { TeamCrest } from '../../ui/identity/TeamCrest.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import { clamped } from '../../ui/text/clamped.css.ts';
import { hidden } from '../../ui/text/hidden.css.ts';
import { LongName } from '../../ui/text/LongName.tsx';
import { Section } from '../parts/Section.tsx';
import { HeadToHeadCard, type HeadToHeadCardProps } from './HeadToHeadCard.tsx';
import * as styles from './preview.css.ts';

/** One of the two teams before their match. */
export interface PreviewTeam {
  readonly name: string;
  /** The team's page; null where it is not decided. */
  readonly to: string | null;
  /** Null where the table lacks it or is not published. */
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

interface TeamProps {
  readonly team: PreviewTeam;
  readonly side: Side;
}

const Team = ({ team: { name, to, standing, form }, side }: TeamProps) => {
  const m = useMessages(previewMessages);
  const { number } = useFormat();
  const inside = (
    <>
      <TeamCrest name={name} size={40} />
      <span className={clamped.three} lang={federationLanguage}>
        <LongName name={name} />
      </span>
    </>
  );
  return (
    <div className={side === 'home' ? styles.team : styles.awayTeam}>
      {to === null ? (
        <span className={styles.name}>{inside}</span>
      ) : (
        <PageLink to={to} className={styles.name}>
          {inside}
        </PageLink>
      )}
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
            <Team key={side} team={teams[side]} side={side} />
          ))}
        </div>
      </Section>
      {headToHead === null ? null : (
        <Section title={m.headToHead}>
          <HeadToHeadCard {...headToHead} names={{ home: teams.home.name, away: teams.away.name }} />
        </Section>
      )}
      {leaders}
    </div>
  );
};

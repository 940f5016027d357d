import { federationLanguage } from '@kampdag/core/federationLanguage';
import { fullName } from '@kampdag/core/league/player/person';
import type { RosterMember } from '@kampdag/core/league/player/roster';
import type { Followable } from '@kampdag/core/site/followed';
import { partsOf } from '@kampdag/core/time/civilDate';
import { useToday } from '../../context/now.ts';
import { useFormat, useMessages } from '../../i18n/I18nContext.tsx';
import { playerMessages } from '../../i18n/messages/player.ts';
import { positionName, rosterMessages } from '../../i18n/messages/roster.ts';
import { FollowStar } from '../../ui/controls/FollowStar.tsx';
import { ShareButton } from '../../ui/copy/ShareButton.tsx';
import { headingId } from '../../ui/heading.ts';
import { Avatar } from '../../ui/identity/Avatar.tsx';
import { TeamCrest } from '../../ui/identity/TeamCrest.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import { FederationName } from '../../ui/text/FederationName.tsx';
import { clamped } from '../../ui/text/text.css.ts';
import { Skeleton } from '../../ui/waiting/Skeleton.tsx';
import * as styles from './PlayerCard.css.ts';

const Fact = ({ name, value }: { readonly name: string; readonly value: string | null }) =>
  value === null ? null : (
    <div className={styles.fact}>
      <dt className={styles.factName}>{name}</dt>
      <dd className={styles.factValue}>{value}</dd>
    </div>
  );

/** A player's details (specification §2, "Player profile"); of the birth date only the year (reading 25), and the age that it gives. */
export const PlayerCard = ({
  member,
  thing,
  path,
  team,
}: {
  readonly member: RosterMember;
  readonly thing: Followable;
  /** Its own page. */
  readonly path: string;
  /** The player's team and its page; null if it is not in the league. */
  readonly team: { readonly name: string; readonly to: string } | null;
}) => {
  const m = useMessages(playerMessages);
  const roster = useMessages(rosterMessages);
  const { number } = useFormat();
  const { year } = partsOf(useToday());
  const name = fullName(member) || m.noName;
  const { shirtNumber, position, born, height, nationality, imageUrl } = member;
  return (
    <header className={styles.card}>
      <div className={styles.band} aria-hidden="true">
        {shirtNumber === null ? null : <span className={styles.shirt}>{shirtNumber}</span>}
      </div>
      <div className={styles.picture}>
        <Avatar src={imageUrl} name={name} size={112} />
      </div>
      <div className={styles.words}>
        <h1 id={headingId} className={`${styles.name} ${clamped.three}`} lang={federationLanguage}>
          {name}
        </h1>
        {team === null ? null : (
          <PageLink to={team.to} className={styles.team}>
            <TeamCrest name={team.name} size={24} />
            <FederationName name={team.name} className={clamped.two} />
          </PageLink>
        )}
      </div>
      <div className={styles.star}>
        <FollowStar thing={thing} />
        <ShareButton
          of={() => ({ path, title: name, text: team === null ? null : `${name} · ${team.name}` })}
        />
      </div>
      <dl className={styles.facts}>
        <Fact name={m.facts.number} value={shirtNumber} />
        <Fact name={m.facts.position} value={position === null ? null : positionName(position, roster)} />
        <Fact name={m.facts.country} value={nationality} />
        <Fact name={m.facts.born} value={born === null ? null : m.bornAndAge(born, year - born)} />
        <Fact name={m.facts.height} value={height === null ? null : roster.centimetres(number(height))} />
      </dl>
    </header>
  );
};

/** The card's placeholder. */
export const PlayerCardSkeleton = () => (
  <div className={styles.card} aria-hidden="true">
    <div className={styles.band} />
    <div className={styles.picture}>
      <Skeleton width="112px" height="112px" round />
    </div>
    <div className={styles.words}>
      <p className={styles.name}>
        <Skeleton width="14rem" />
      </p>
      <p className={styles.team}>
        <Skeleton width="8rem" />
      </p>
    </div>
    <div className={styles.facts}>
      {['number', 'position', 'country', 'born', 'height'].map((fact) => (
        <div key={fact} className={styles.fact}>
          <Skeleton width="3rem" height="0.75rem" />
          <Skeleton width="4rem" height="1.25rem" />
        </div>
      ))}
    </div>
  </div>
);

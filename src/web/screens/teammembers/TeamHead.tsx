import { federationLanguage } from '@kampdag/core/federationLanguage';
import type { OrgId } from '@kampdag/core/ids';
import type { SquadFacts } from '@kampdag/core/league/player/squad';
import { useFigures, useFormat, useMessages } from '../../i18n/I18nContext.tsx';
import { rosterMessages } from '../../i18n/messages/roster.ts';
import { headingId } from '../../ui/heading.ts';
import { TeamCrest } from '../../ui/identity/TeamCrest.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import { clamped } from '../../ui/text/text.css.ts';
import { Skeleton } from '../../ui/waiting/Skeleton.tsx';
import * as styles from './roster.css.ts';

const Fact = ({ name, value }: { readonly name: string; readonly value: string | null }) =>
  value === null ? null : (
    <div className={styles.fact}>
      <dt className={styles.factName}>{name}</dt>
      <dd className={styles.factValue}>{value}</dd>
    </div>
  );

const Facts = ({ facts }: { readonly facts: SquadFacts }) => {
  const m = useMessages(rosterMessages);
  const { number } = useFormat();
  const { decimals } = useFigures();
  const { players, averageAge, averageHeight } = facts;
  return (
    <dl className={styles.facts}>
      <Fact name={m.facts.players} value={number(players)} />
      <Fact name={m.facts.age} value={averageAge === null ? null : m.ageText(decimals(averageAge, 1))} />
      <Fact
        name={m.facts.height}
        value={averageHeight === null ? null : m.centimetres(decimals(averageHeight, 0))}
      />
    </dl>
  );
};

const FactsSkeleton = () => (
  <div className={styles.facts} aria-hidden="true">
    {['players', 'age', 'height'].map((fact) => (
      <div key={fact} className={styles.fact}>
        <span className={styles.factName}>
          <Skeleton width="5rem" />
        </span>
        <span className={styles.factValue}>
          <Skeleton width="3rem" />
        </span>
      </div>
    ))}
  </div>
);

interface TeamHeadProps {
  /** Null while loading. */
  readonly name: string | null;
  /** The link to the team's page; null while loading. */
  readonly to: string | null;
  readonly club: OrgId | null;
  readonly leagueName: string | null;
  /** Null if the roster could not be loaded. */
  readonly facts: SquadFacts | 'loading' | null;
}

/** The team and facts about its squad. */
export const TeamHead = ({ name, to, club, leagueName, facts }: TeamHeadProps) => {
  const m = useMessages(rosterMessages);
  return (
    <header className={styles.head}>
      <TeamCrest name={name} club={club} size={64} />
      <div>
        <h1 id={headingId} className={`${styles.title} ${clamped.three}`} lang={federationLanguage}>
          {name === null ? (
            <Skeleton width="60%" />
          ) : to === null ? (
            name
          ) : (
            <PageLink to={to}>{name}</PageLink>
          )}
        </h1>
        <p className={`${styles.subtitle} ${clamped.three}`}>
          {leagueName === null ? <Skeleton width="40%" /> : m.teamSubtitle(leagueName)}
        </p>
      </div>
      {facts === 'loading' ? <FactsSkeleton /> : facts === null ? null : <Facts facts={facts} />}
    </header>
  );
};

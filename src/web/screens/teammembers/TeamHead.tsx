import type { SquadFacts } from '@kampdag/core/league/squad';
import { figuresOf } from '../../i18n/figures.ts';
import { useFormat, useI18n, useMessages } from '../../i18n/I18nContext.tsx';
import { rosterMessages } from '../../i18n/messages/roster.ts';
import { Logo } from '../../ui/Logo.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import * as styles from './roster.css.ts';

const Fact = ({ name, value }: { readonly name: string; readonly value: string | null }) => (
  <div className={styles.fact}>
    <dt className={styles.factName}>{name}</dt>
    <dd className={styles.factValue}>{value ?? <Skeleton width="3rem" />}</dd>
  </div>
);

/** The team and what its squad is like. */
export const TeamHead = ({
  name,
  logo,
  leagueName,
  facts,
}: {
  /** Null while it is not known. */
  readonly name: string | null;
  readonly logo: string | null;
  readonly leagueName: string | null;
  /** Null while the roster is not known. */
  readonly facts: SquadFacts | null;
}) => {
  const m = useMessages(rosterMessages);
  const { number } = useFormat();
  const { decimals } = figuresOf(useI18n().language);
  const { averageAge, averageHeight } = facts ?? { averageAge: null, averageHeight: null };
  return (
    <header className={styles.head}>
      <Logo src={logo} name={name} size={64} />
      <div>
        <h1 className={styles.title}>{name ?? <Skeleton width="60%" />}</h1>
        <p className={styles.subtitle}>
          {leagueName === null ? <Skeleton width="40%" /> : m.teamSubtitle(leagueName)}
        </p>
      </div>
      <dl className={styles.facts}>
        <Fact name={m.facts.players} value={facts === null ? null : number(facts.players)} />
        {facts !== null && averageAge === null ? null : (
          <Fact name={m.facts.age} value={facts === null ? null : m.ageText(decimals(averageAge, 1))} />
        )}
        {facts !== null && averageHeight === null ? null : (
          <Fact
            name={m.facts.height}
            value={facts === null ? null : m.centimetres(decimals(averageHeight, 0))}
          />
        )}
      </dl>
    </header>
  );
};

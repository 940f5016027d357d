import { federationLanguage } from '@kampdag/core/federationLanguage';
import { fullName } from '@kampdag/core/league/player/person';
import type { Transfer } from '@kampdag/core/league/transfer/transfer';
import { byMonth } from '@kampdag/core/league/transfer/transferList';
import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { useFormat, useMessages } from '../../i18n/I18nContext.tsx';
import { transfersMessages } from '../../i18n/messages/transfers.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { TeamCrest } from '../../ui/identity/TeamCrest.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import { FederationName } from '../../ui/text/FederationName.tsx';
import { hidden } from '../../ui/text/text.css.ts';
import * as styles from './transfers.css.ts';

/** As many as a page of the table (specification §9). */
const step = 20;

const Club = ({ name }: { readonly name: string | null }) => {
  const m = useMessages(transfersMessages);
  return (
    <span className={styles.club}>
      <TeamCrest name={name} size={24} />
      <span>{name ?? m.unknownClub}</span>
    </span>
  );
};

const Card = ({ transfer, to }: { readonly transfer: Transfer; readonly to: string | null }) => {
  const m = useMessages(transfersMessages);
  const format = useFormat();
  const name = fullName(transfer) || m.noName;
  return (
    <li className={to === null ? styles.card : `${styles.card} ${styles.leading}`}>
      <div className={styles.head}>
        {to === null ? (
          <FederationName name={name} className={styles.person} />
        ) : (
          <PageLink to={to} className={styles.link} lang={federationLanguage}>
            {name}
          </PageLink>
        )}
        <span className={styles.date}>
          {transfer.permittedFrom === null ? m.noDate : format.date(transfer.permittedFrom)}
        </span>
      </div>
      <div className={styles.way} aria-hidden="true">
        <span />
        <Club name={transfer.from} />
        <ArrowRight size={18} className={styles.arrow} />
        <Club name={transfer.to} />
      </div>
      <span className={hidden}>{m.fromTo(transfer.from ?? m.unknownClub, transfer.to ?? m.unknownClub)}</span>
    </li>
  );
};

/** Transfers as cards, by month. */
export const TransferMonths = ({
  transfers,
  linkOf,
  keyOf,
}: {
  readonly transfers: readonly Transfer[];
  readonly linkOf: (transfer: Transfer) => string | null;
  readonly keyOf: (transfer: Transfer) => string;
}) => {
  const m = useMessages(transfersMessages);
  const format = useFormat();
  const [count, setCount] = useState(step);
  const rest = transfers.length - count;
  return (
    <div className={styles.months}>
      {byMonth(transfers.slice(0, count)).map(({ month, day, transfers: own }) => {
        const name = day === null ? m.noDate : format.monthOfYear(day);
        return (
          <section key={month ?? ''} className={styles.month} aria-label={name}>
            <h2 className={styles.name}>{name}</h2>
            <ul className={styles.cards}>
              {own.map((transfer) => (
                <Card key={keyOf(transfer)} transfer={transfer} to={linkOf(transfer)} />
              ))}
            </ul>
          </section>
        );
      })}
      {rest <= 0 ? null : (
        <Button quiet onClick={() => setCount(count + step)}>
          {m.more(Math.min(rest, step))}
        </Button>
      )}
    </div>
  );
};

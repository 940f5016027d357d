import { useMessages } from '../../i18n/I18nContext.tsx';
import { matchPageMessages } from '../../i18n/messages/matchpage.ts';
import { FederationName } from '../../ui/text/FederationName.tsx';
import { hidden } from '../../ui/text/text.css.ts';
import type { SheetPlayer } from './sheet.ts';
import * as styles from './sheets.css.ts';

/** The letter of a captain or alternate captain. */
export const RankMark = ({ rank }: Pick<SheetPlayer, 'rank'>) => {
  const m = useMessages(matchPageMessages);
  return rank === null ? null : (
    <span className={styles.rank[rank]}>
      <span aria-hidden="true">{rank === 'captain' ? 'C' : 'A'}</span>
      <span className={hidden}>{m[rank]}</span>
    </span>
  );
};

/** Says that a player's match is over, and why. */
export const OutMark = ({ out }: Pick<SheetPlayer, 'out'>) => {
  const { out: m } = useMessages(matchPageMessages);
  return out === null ? null : (
    <span className={styles.out} title={m.reasons[out]}>
      {m.mark}
      <span className={hidden}>: {m.reasons[out]}</span>
    </span>
  );
};

/** A player's name with marks for captains, starters, players on court, and those whose match is over. */
export const PlayerCell = ({ name, rank, isStarter, isIn, out }: SheetPlayer) => {
  const m = useMessages(matchPageMessages);
  return (
    <span className={styles.name}>
      {name === '' ? m.nobody : <FederationName name={name} />}
      <RankMark rank={rank} />
      {isStarter ? (
        <span className={styles.mark.starter}>
          <span className={hidden}>{m.starter}</span>
        </span>
      ) : null}
      {isIn ? (
        <span className={styles.mark.isIn}>
          <span className={hidden}>{m.onCourt}</span>
        </span>
      ) : null}
      <OutMark out={out} />
    </span>
  );
};

import { type LineSlot, type PlayersByLine } from '@kampdag/core/sport/icehockey/position';
import { useMessages } from '../../../i18n/I18nContext.tsx';
import { OutMark, RankMark } from '../../../match/sheets/PlayerCell.tsx';
import type { SheetPlayer } from '../../../match/sheets/sheet.ts';
import { PageLink } from '../../../ui/PageLink.tsx';
import { LongFederationName } from '../../../ui/text/LongName.tsx';
import { hidden } from '../../../ui/text/text.css.ts';
import { lineupMessages } from './lineupMessages.ts';
import * as styles from './lineups.css.ts';

/** One side's lineup as displayed, live or played; names are last names in capitals (specification §2). */
export type LineupView = PlayersByLine<SheetPlayer>;

type PathOf = (player: SheetPlayer) => string;

/** Forwards first, the usual order of a line. */
const slotOrder: readonly LineSlot[] = ['LW', 'CE', 'RW', 'LD', 'RD'];

interface PlayerProps {
  readonly player: SheetPlayer;
  readonly pathOf: PathOf;
  readonly className: string;
}

const Player = ({ player, pathOf, className }: PlayerProps) => {
  const { onIce } = useMessages(lineupMessages);
  const { shirtNumber, name, isIn } = player;
  return (
    <PageLink to={pathOf(player)} className={className}>
      <span className={styles.shirtRow}>
        <span className={isIn ? styles.shirtOnIce : styles.shirt}>{shirtNumber ?? '–'}</span>
        <RankMark {...player} />
        <OutMark {...player} />
      </span>
      <LongFederationName name={name} className={styles.lastName} />
      {isIn ? <span className={hidden}>{onIce}</span> : null}
    </PageLink>
  );
};

interface GroupProps {
  readonly title: string;
  readonly players: readonly SheetPlayer[];
  readonly pathOf: PathOf;
}

const Group = ({ title, players, pathOf }: GroupProps) =>
  players.length === 0 ? null : (
    <div>
      <h4 className={styles.lineName}>{title}</h4>
      <ul className={styles.group}>
        {players.map((player) => (
          <li key={player.id}>
            <Player player={player} pathOf={pathOf} className={styles.person} />
          </li>
        ))}
      </ul>
    </div>
  );

interface TeamLinesProps {
  readonly lineup: LineupView;
  readonly lines: LineupView['lines'];
  readonly pathOf: PathOf;
}

/** One side's goalies, lines and others. */
export const TeamLines = ({ lineup, lines, pathOf }: TeamLinesProps) => {
  const m = useMessages(lineupMessages);
  return (
    <div className={styles.lines}>
      <Group title={m.goalies} players={lineup.goalies} pathOf={pathOf} />
      {lines.map(({ number, slots }) => (
        <div key={number}>
          <h4 className={styles.lineName}>{m.line(number)}</h4>
          <ul className={styles.rink}>
            {slotOrder.map((slot) => (
              <li key={slot} className={styles.slots[slot]}>
                {slots[slot] === null ? (
                  <span className={styles.shirt}>–</span>
                ) : (
                  <Player player={slots[slot]} pathOf={pathOf} className={styles.place} />
                )}
                <abbr className={styles.slotName} title={m.slots[slot].long} aria-label={m.slots[slot].long}>
                  {m.slots[slot].short}
                </abbr>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <Group title={m.others} players={lineup.others} pathOf={pathOf} />
    </div>
  );
};

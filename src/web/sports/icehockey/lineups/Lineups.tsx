import type { Match } from '@kampdag/core/league/match/match';
import { type BySide, sides } from '@kampdag/core/side';
import { type LineSlot, lineNumbers } from '@kampdag/core/sport/icehockey/position';
import { useState } from 'react';
import { federationLanguage } from '../../../i18n/federationLanguage.ts';
import { useMessages } from '../../../i18n/I18nContext.tsx';
import { matchPageMessages } from '../../../i18n/messages/matchpage.ts';
import { Part } from '../../../match/parts/Part.tsx';
import type { PartPage } from '../../../match/parts/page.ts';
import { pair, quiet, section, subtitle } from '../../../match/parts/parts.css.ts';
import { Section } from '../../../match/parts/Section.tsx';
import { TeamLabel } from '../../../match/parts/TeamLabel.tsx';
import { usePersonPath } from '../../../match/parts/usePersonPath.ts';
import { RankMark } from '../../../match/sheets/PlayerCell.tsx';
import type { SheetPlayer } from '../../../match/sheets/sheet.ts';
import { FilterChips } from '../../../ui/controls/choices.tsx';
import { PageLink } from '../../../ui/PageLink.tsx';
import { hidden } from '../../../ui/text/hidden.css.ts';
import { LongName } from '../../../ui/text/LongName.tsx';
import { lineupMessages } from './lineupMessages.ts';
import * as styles from './lineups.css.ts';
import type { LineupView } from './lineupView.ts';

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
      </span>
      <span className={styles.lastName} lang={federationLanguage}>
        <LongName name={name} />
      </span>
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

const TeamLines = ({ lineup, lines, pathOf }: TeamLinesProps) => {
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

const isNamed = ({ slots }: LineupView['lines'][number]): boolean =>
  Object.values(slots).some((player) => player !== null);

const hasNobody = ({ lines, goalies, others }: LineupView): boolean =>
  !lines.some(isNamed) && goalies.length + others.length === 0;

const hasOnIce = ({ lines }: LineupView): boolean =>
  lines.some(({ slots }) => Object.values(slots).some((player) => player?.isIn === true));

const choices = ['all', ...lineNumbers] as const;

interface LineupsProps {
  readonly match: Match;
  readonly names: BySide<string>;
  readonly lineups: PartPage<BySide<LineupView>>;
}

/** Both teams by lines one to four with positions, or one line only, live or played (specification §2, §4). */
export const Lineups = ({ match, names, lineups }: LineupsProps) => {
  const m = useMessages(matchPageMessages);
  const l = useMessages(lineupMessages);
  const [chosen, choose] = useState('all');
  const pathOf = usePersonPath(match);
  return (
    <Section title={l.title} isBare>
      <Part page={lineups} what={m.parts.lineup} room="table">
        {(both) =>
          sides.every((side) => hasNobody(both[side])) ? (
            <p className={quiet}>{l.none}</p>
          ) : (
            <>
              <FilterChips
                label={l.chosen}
                value={chosen}
                options={choices.map((choice) => ({
                  value: String(choice),
                  label: choice === 'all' ? l.all : String(choice),
                }))}
                onChoose={choose}
              />
              <div className={pair}>
                {sides.map((side) => (
                  <section key={side} className={section} aria-label={names[side]}>
                    <h3 className={subtitle}>
                      <TeamLabel name={names[side]} side={side} />
                    </h3>
                    <TeamLines
                      lineup={both[side]}
                      lines={both[side].lines.filter((line) =>
                        chosen === 'all' ? isNamed(line) : String(line.number) === chosen,
                      )}
                      pathOf={({ id }) => pathOf(id, side)}
                    />
                  </section>
                ))}
              </div>
              {sides.some((side) => hasOnIce(both[side])) ? (
                <p className={styles.legend}>
                  <span aria-hidden="true" className={styles.legendMark} />
                  {l.onIce}
                </p>
              ) : null}
            </>
          )
        }
      </Part>
    </Section>
  );
};

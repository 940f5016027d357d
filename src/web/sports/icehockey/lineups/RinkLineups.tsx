import type { PersonId } from '@kampdag/core/ids';
import type { Lineup } from '@kampdag/core/live/lineup/lineup';
import { type BySide, type Side, sides } from '@kampdag/core/side';
import { type LineNumber, lineNumbers } from '@kampdag/core/sport/icehockey/position';
import { Item as Choice, Root as Choices } from '@radix-ui/react-toggle-group';
import { useMemo, useState } from 'react';
import { toggle } from '../../../match/plays/filter.css.ts';
import { empty } from '../../../match/plays/list/list.css.ts';
import type { HockeyMessages } from '../liveMessages.ts';
import { Rink } from './Rink.tsx';
import * as styles from './rink.css.ts';
import { isNamed, slotsOf } from './rinkSlots.ts';

interface LineupsProps {
  readonly lineup: Lineup;
  readonly teams: BySide<string>;
  readonly pathOf: (id: PersonId, side: Side) => string;
  readonly messages: HockeyMessages;
}

/** Both sides' lines, one at a time (specification §4: line selector 1 to 4). */
export const Lineups = ({ lineup, teams, pathOf, messages: m }: LineupsProps) => {
  const [line, setLine] = useState<LineNumber>(1);
  const slots = useMemo(
    () => ({ home: slotsOf(lineup.home, line), away: slotsOf(lineup.away, line) }),
    [lineup, line],
  );
  if (!isNamed(lineup.home) && !isNamed(lineup.away)) return <p className={empty}>{m.lineups.none}</p>;
  return (
    <>
      <Choices
        type="single"
        aria-label={m.lineups.lineLabel}
        className={styles.bar}
        value={String(line)}
        onValueChange={(value) => setLine(lineNumbers.find((one) => String(one) === value) ?? line)}
      >
        {lineNumbers.map((number) => (
          <Choice key={number} value={String(number)} className={toggle}>
            {m.lineups.line(number)}
          </Choice>
        ))}
      </Choices>
      <div className={styles.rinks}>
        {sides.map((side) => (
          <Rink key={side} side={side} team={teams[side]} slots={slots[side]} pathOf={pathOf} messages={m} />
        ))}
      </div>
      <p className={styles.legend}>
        <span aria-hidden="true" className={styles.legendMark} />
        {m.lineups.onIce}
      </p>
    </>
  );
};

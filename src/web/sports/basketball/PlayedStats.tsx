import { seasonPercentage } from '@kampdag/core/league/player/percentage';
import { type BySide, mapSides } from '@kampdag/core/side';
import type { BasketballLine } from '@kampdag/core/sport/basketball/sheets/basketballLine';
import { shootingCoverage } from '@kampdag/core/sport/basketball/sheets/basketballRules';
import { shootingOf } from '@kampdag/core/sport/basketball/sheets/basketballShooting';
import { totalLine } from '@kampdag/core/sport/basketball/sheets/basketballTotals';
import { useMessages } from '../../i18n/I18nContext.tsx';
import { matchPageMessages } from '../../i18n/messages/matchpage.ts';
import { Comparison } from '../../match/comparison/Comparison.tsx';
import { pair, quiet } from '../../match/parts/parts.css.ts';
import { basketballComparison, shootingComparison } from './comparison.ts';

/** Both teams of a played match compared, by their players' lines. */
export const PlayedStats = ({
  names,
  all,
  own,
}: {
  readonly names: BySide<string>;
  readonly all: readonly BasketballLine[];
  readonly own: BySide<readonly BasketballLine[]>;
}) => {
  const m = useMessages(matchPageMessages);
  const totals = mapSides(own, totalLine);
  const coverage = shootingCoverage(all);
  return all.length === 0 ? (
    <p className={quiet}>{m.noPlayers}</p>
  ) : (
    <div className={pair}>
      <Comparison definition={basketballComparison} names={names} teams={totals} hidesZeros />
      <Comparison
        definition={shootingComparison}
        names={names}
        teams={mapSides(totals, (line) => shootingOf(line, coverage, seasonPercentage))}
        hidesZeros
      />
    </div>
  );
};

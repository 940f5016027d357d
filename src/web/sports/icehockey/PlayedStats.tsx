import { Comparison } from '../../match/comparison/Comparison.tsx';
import type { PlayedProps } from '../../match/parts/page.ts';
import { pair } from '../../match/parts/parts.css.ts';
import { hockeyComparison } from './comparison.ts';
import { SpecialTeams } from './SpecialTeams.tsx';
import { faceoffsWon, type HockeySheets, playedFigures, playedPowerPlays } from './statsFigures.ts';

/** Both teams of a played match compared. */
export const PlayedStats = ({
  page: { names },
  story,
  figures,
}: Pick<PlayedProps, 'page' | 'story'> & { readonly figures: HockeySheets }) => (
  <div className={pair}>
    <Comparison definition={hockeyComparison} names={names} teams={playedFigures(figures)} />
    <SpecialTeams
      names={names}
      faceoffsWon={faceoffsWon(story ?? [])}
      powerPlays={playedPowerPlays(figures)}
    />
  </div>
);

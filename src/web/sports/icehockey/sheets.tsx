import { percentageOfShare } from '@kampdag/core/league/player/percentage';
import { isGoaliePosition } from '@kampdag/core/league/player/roster';
import { detailsOf } from '@kampdag/core/live/lineup/details';
import { outOf } from '@kampdag/core/live/lineup/eligibility';
import type { LiveMatch } from '@kampdag/core/live/match';
import { type BySide, mapSides } from '@kampdag/core/side';
import {
  type HockeyPlayerLine,
  noFigures,
  savePercentage as percentageSoFar,
  playersOf,
} from '@kampdag/core/sport/icehockey/live/players';
import {
  type HockeyGoalie,
  savePercentage,
  secondsInGoal,
} from '@kampdag/core/sport/icehockey/sheets/hockeyGoalie';
import type { HockeyMatchPlayer } from '@kampdag/core/sport/icehockey/sheets/hockeyMatchPlayer';
import type { PartProps } from '../../match/live/liveSport.ts';
import type { MatchPage, RowsPage } from '../../match/parts/page.ts';
import { LiveSheet, ownSums, PlayedSheet, type SheetDefinition } from '../../match/sheets/Sheets.tsx';
import { listedSheet, reportedSheet, type Sheet } from '../../match/sheets/sheet.ts';
import { panel } from '../../match/sheets/sheets.css.ts';
import { decimals, field, fields, figure, matchTime, signed } from '../../statistics/columns.ts';
import { hockeyTerms as terms } from './terms.ts';

interface Measured {
  /** Seconds; null where not measured. */
  readonly timeOnIce: number | null;
}

interface SkaterFigures
  extends Measured,
    Pick<HockeyMatchPlayer, 'goals' | 'assists' | 'points' | 'shots' | 'penaltyMinutes' | 'faceoffShare'> {
  /** Null where nobody reported the players on the ice. */
  readonly plusMinus: number | null;
}

interface GoalieFigures extends Measured, Pick<HockeyGoalie, 'shotsAgainst' | 'saves'> {
  /** Percentage with one decimal. */
  readonly savePercentage: number | null;
}

/** Specification §3, "Hockey match player". */
const skaterSheet: SheetDefinition<SkaterFigures> = {
  title: { en: 'Skaters', no: 'Utespillere' },
  name: 'skaters',
  width: 'some',
  columns: [
    ...fields(terms, 'goals', 'assists', 'points'),
    field(terms, 'plusMinus', signed),
    ...fields(terms, 'shots', 'penaltyMinutes'),
    figure<SkaterFigures>(
      'faceoffs',
      terms.faceoffPercentage,
      ({ faceoffShare }) => (faceoffShare === null ? null : percentageOfShare(faceoffShare)),
      decimals(1),
    ),
    field(terms, 'timeOnIce', matchTime),
  ],
  sums: {
    ...ownSums('goals', 'assists', 'shots', 'plusMinus'),
    points: { counts: ['goals', 'assists'] },
    penaltyMinutes: { counts: ['pim'] },
    faceoffs: { counts: ['faceoffsWon'], among: ['faceoffsWon', 'faceoffsLost'], isPercentage: true },
  },
};

/** Specification §2: time on ice mm:ss, shots on goal, saves, save percentage with one decimal. */
const goalieSheet: SheetDefinition<GoalieFigures> = {
  title: { en: 'Goalies', no: 'Målvakter' },
  name: 'goalies',
  part: 'goalies',
  width: 'few',
  room: 'some',
  columns: [
    field(terms, 'timeOnIce', matchTime),
    ...fields(terms, 'shotsAgainst', 'saves'),
    field(terms, 'savePercentage', decimals(1)),
  ],
  sums: {
    ...ownSums('saves'),
    shotsAgainst: { counts: ['saves', 'goalsAgainst'] },
    savePercentage: { counts: ['saves'], among: ['saves', 'goalsAgainst'], isPercentage: true },
  },
};

const skater = (line: HockeyPlayerLine | undefined): SkaterFigures => {
  const own = line ?? noFigures;
  const faceoffs = own.faceoffsWon + own.faceoffsLost;
  return {
    ...own,
    plusMinus: line?.plusMinus ?? null,
    penaltyMinutes: own.pim,
    faceoffShare: faceoffs === 0 ? null : own.faceoffsWon / faceoffs,
    timeOnIce: null,
  };
};

const goalie = (line: HockeyPlayerLine | undefined): GoalieFigures => ({
  ...(line ?? noFigures),
  timeOnIce: null,
  savePercentage: line === undefined ? null : percentageSoFar(line),
});

const skatersOf = (match: LiveMatch): BySide<Sheet<SkaterFigures>> => {
  const { roster, goalies, coaches } = detailsOf(match);
  const lines = playersOf(match);
  const outs = outOf(match);
  return mapSides(roster, (members, side) => {
    const keepers = new Set(goalies[side].map(({ id }) => id));
    return reportedSheet(
      members.filter(({ id }) => !keepers.has(id)),
      (id) => skater(lines.get(id)),
      { coaches: coaches[side], outs },
    );
  });
};

const goaliesOf = (match: LiveMatch): BySide<Sheet<GoalieFigures>> => {
  const lines = playersOf(match);
  return mapSides(detailsOf(match).goalies, (members) =>
    reportedSheet(members, (id) => goalie(lines.get(id)), { outs: outOf(match) }),
  );
};

/** The players' figures in a live match. */
export const LiveSheets = (props: PartProps) => (
  <div className={panel}>
    <LiveSheet {...props} definition={goalieSheet} read={goaliesOf} />
    <LiveSheet {...props} definition={skaterSheet} read={skatersOf} />
  </div>
);

interface PlayedSheetsProps {
  readonly page: MatchPage;
  readonly goalies: RowsPage<HockeyGoalie>;
  readonly players: RowsPage<HockeyMatchPlayer>;
}

/** The players' figures in a played match. */
export const PlayedSheets = ({ page, goalies, players }: PlayedSheetsProps) => (
  <>
    <PlayedSheet
      page={page}
      players={goalies}
      definition={goalieSheet}
      read={(own) =>
        listedSheet(own, (row) => ({
          ...row,
          timeOnIce: secondsInGoal(row),
          savePercentage: savePercentage(row),
        }))
      }
    />
    <PlayedSheet
      page={page}
      players={players}
      definition={skaterSheet}
      read={(own) =>
        listedSheet(
          own.filter(({ memberType }) => !isGoaliePosition(memberType)),
          (row) => row,
        )
      }
    />
  </>
);

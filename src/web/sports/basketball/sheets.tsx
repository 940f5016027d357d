import type { PersonId } from '@kampdag/core/ids';
import type { TimelineIncident } from '@kampdag/core/league/match/incidentTimeline';
import { livePercentage, seasonPercentage } from '@kampdag/core/league/player/percentage';
import { oddPlayersOf } from '@kampdag/core/live/anomalies/oddPlayers';
import { detailsOf } from '@kampdag/core/live/lineup/details';
import { outOf } from '@kampdag/core/live/lineup/eligibility';
import { presenceOf, startersOf } from '@kampdag/core/live/lineup/presence';
import type { LiveMatch } from '@kampdag/core/live/match';
import { type BySide, mapSides, type Side } from '@kampdag/core/side';
import { basketballBoxOf } from '@kampdag/core/sport/basketball/box';
import { foulsOutIn } from '@kampdag/core/sport/basketball/eligibility';
import type { BasketballLine, BasketballPlayer } from '@kampdag/core/sport/basketball/sheets/basketballLine';
import {
  efficiency,
  rebounds,
  type ShootingCoverage,
  shootingCoverage,
} from '@kampdag/core/sport/basketball/sheets/basketballRules';
import {
  type ShootingLine,
  type ShotKind,
  shootingOf,
} from '@kampdag/core/sport/basketball/sheets/basketballShooting';
import { totalLine } from '@kampdag/core/sport/basketball/sheets/basketballTotals';
import { useMessages } from '../../i18n/I18nContext.tsx';
import type { Localised } from '../../i18n/localised.ts';
import { ballPageMessages } from '../../i18n/messages/matchpageBall.ts';
import { type Term, term } from '../../i18n/term.ts';
import { rowsIn } from '../../machines/loadable.ts';
import type { PartProps } from '../../match/live/liveSport.ts';
import { useDeferredSlice } from '../../match/live/useLiveSlice.ts';
import { directionOf } from '../../match/plays/eventView.ts';
import { LiveSheet, ownSums, PlayedSheet, type SheetDefinition } from '../../match/sheets/Sheets.tsx';
import { listedSheet, reportedSheet, type Sheet } from '../../match/sheets/sheet.ts';
import { panel } from '../../match/sheets/sheets.css.ts';
import type { PlayedSheetsProps } from '../../match/sheets/sheetsTab.tsx';
import { decimals, fields, figure, matchTime, type StatisticsColumn } from '../../statistics/columns.ts';
import { Info } from '../../ui/text/Info.tsx';
import { shotFigures } from './comparison.ts';
import { basketballTerms as terms } from './terms.ts';

interface BoxFigures extends BasketballLine {
  readonly shooting: ShootingLine;
  /** Whether the playing time is uncertain. Default: false. */
  readonly isUncertain?: boolean;
}

/** Made of attempted; only made, with a star as percentage, where misses were not reported (reading 27). */
const shots = (
  key: ShotKind,
  madeOf: Localised<Term>,
  heading: Localised<Term>,
): readonly StatisticsColumn<BoxFigures>[] => [
  {
    ...figure<BoxFigures>(key, madeOf, ({ shooting }) => shooting[key].made),
    text: ({ shooting }) => {
      const { made, attempts, percentage } = shooting[key];
      return percentage === null ? String(made) : `${made}/${attempts}`;
    },
  },
  figure<BoxFigures>(
    `${key}Percentage`,
    heading,
    ({ shooting }) => shooting[key].percentage,
    (share) => String(share ?? '*'),
  ),
];

/** A box score in FIBA's order: made of attempted and percentage of each kind of shot (specification §2). */
const boxScore: SheetDefinition<BoxFigures> = {
  title: { en: 'Box score', no: 'Kampstatistikk' },
  name: 'box',
  width: 'dense',
  columns: [
    {
      ...figure<BoxFigures>('minutes', terms.minutes, ({ seconds }) => seconds),
      text: ({ seconds, isUncertain = false }, figures) =>
        `${matchTime(seconds, figures)}${isUncertain ? '*' : ''}`,
    },
    ...fields(terms, 'points'),
    ...shots(
      'fieldGoals',
      term(['FG', 'Field goals made of attempted'], ['FG', 'Skudd satt av forsøk']),
      term(['FG%', 'Field goals made per hundred attempts'], ['FG%', 'Skudd satt per hundre forsøk']),
    ),
    ...shots(
      'twoPointers',
      term(['2P', 'Two-pointers made of attempted'], ['2P', 'Topoengere satt av forsøk']),
      terms.twoPercentage,
    ),
    ...shots(
      'threePointers',
      term(['3P', 'Three-pointers made of attempted'], ['3P', 'Trepoengere satt av forsøk']),
      terms.threePercentage,
    ),
    ...shots(
      'freeThrows',
      term(['FT', 'Free throws made of attempted'], ['SK', 'Straffekast satt av forsøk']),
      terms.freePercentage,
    ),
    ...fields(terms, 'offensiveRebounds', 'defensiveRebounds'),
    figure<BoxFigures>('rebounds', terms.rebounds, rebounds),
    ...fields(terms, 'assists', 'steals', 'blocks', 'turnovers', 'fouls'),
    figure<BoxFigures>('efficiency', terms.efficiency, efficiency, decimals(2)),
  ],
  sums: {
    ...shotFigures,
    fieldGoalsPercentage: { ...shotFigures.fieldGoals, isPercentage: true },
    twoPointersPercentage: { ...shotFigures.twoPointers, isPercentage: true },
    threePointersPercentage: { ...shotFigures.threePointers, isPercentage: true },
    freeThrowsPercentage: { ...shotFigures.freeThrows, isPercentage: true },
    ...ownSums('points', 'offensiveRebounds', 'defensiveRebounds'),
    rebounds: { counts: ['offensiveRebounds', 'defensiveRebounds'] },
    ...ownSums('assists', 'steals', 'blocks', 'turnovers', 'fouls'),
  },
};

/** Says that misses were not reported (reading 27); nothing where all were. */
const IncompleteNote = ({ coverage }: { readonly coverage: ShootingCoverage }) => {
  const b = useMessages(ballPageMessages);
  return coverage.fieldGoals && coverage.freeThrows ? null : (
    <Info title={b.incompleteMark} text={b.incomplete} />
  );
};

const nothingDone = totalLine([]);
const notYet: ShootingCoverage = { freeThrows: true, fieldGoals: true };

const coverageOf = (match: LiveMatch): ShootingCoverage => basketballBoxOf(match).coverage;

const sheetsOf = (match: LiveMatch): BySide<Sheet<BoxFigures>> => {
  const { roster, coaches } = detailsOf(match);
  const { players, totals, coverage } = basketballBoxOf(match);
  const figuresOf = (line: BasketballLine): BoxFigures => ({
    ...line,
    shooting: shootingOf(line, coverage, livePercentage),
  });
  const starters = startersOf(match);
  const { inPlay } = presenceOf(match);
  const outs = outOf(match);
  return mapSides(roster, (members, side) =>
    reportedSheet(members, (id) => figuresOf(players.get(id) ?? nothingDone), {
      total: figuresOf(totals[side]),
      coaches: coaches[side],
      starters: new Set(starters[side].keys()),
      inPlay: new Set(inPlay[side].keys()),
      outs,
    }),
  );
};

const hasUncertain = (match: LiveMatch): boolean => oddPlayersOf(match).uncertain.size > 0;

/** Says that playing times are uncertain; nothing where all changes were reported. */
const UncertainNote = ({ actor }: Pick<PartProps, 'actor'>) => {
  const b = useMessages(ballPageMessages);
  return useDeferredSlice(actor, hasUncertain) === true ? (
    <Info title={b.uncertainMark} text={b.uncertain} />
  ) : null;
};

/** The box scores of a live match. */
export const LiveSheets = (props: PartProps) => (
  <div className={panel}>
    <LiveSheet
      {...props}
      definition={boxScore}
      read={sheetsOf}
      note={
        <>
          <IncompleteNote coverage={useDeferredSlice(props.actor, coverageOf) ?? notYet} />
          <UncertainNote actor={props.actor} />
        </>
      }
    />
  </div>
);

const onCourt = 5;

/**
 * A side's starters: those who appear in the first period before being substituted in; empty unless exactly five, as without
 * reported substitutions.
 */
const listedStarters = (story: readonly TimelineIncident[], side: Side): ReadonlySet<PersonId> => {
  const began = new Set<PersonId>();
  const cameIn = new Set<PersonId>();
  const own = story.filter((one) => one.incident.side === side);
  if (!own.some(({ kind }) => kind === 'substitution')) return began;
  for (const event of own) {
    if (event.place?.kind !== 'regulation' || event.place.number !== 1) continue;
    for (const [at, { personId }] of event.incident.people.entries()) {
      if (directionOf(event, at) === 'in') cameIn.add(personId);
      else if (!cameIn.has(personId)) began.add(personId);
    }
  }
  return began.size === onCourt ? began : new Set();
};

/** The box scores of a played match. */
export const PlayedSheets = ({ page, story, players, captains }: PlayedSheetsProps<BasketballPlayer>) => {
  const coverage = shootingCoverage(rowsIn(players.view) ?? []);
  const foulsOut = foulsOutIn(page.played);
  const figuresOf = (line: BasketballLine): BoxFigures => ({
    ...line,
    shooting: shootingOf(line, coverage, seasonPercentage),
  });
  return (
    <PlayedSheet
      page={page}
      players={players}
      definition={boxScore}
      read={(own, side) =>
        listedSheet(own, figuresOf, {
          total: figuresOf(totalLine(own)),
          captains,
          starters: listedStarters(story ?? [], side),
          outBy: ({ fouls }) => ((fouls ?? 0) >= foulsOut ? 'fouls' : null),
        })
      }
      note={<IncompleteNote coverage={coverage} />}
    />
  );
};

import { hockeyTeamStatistics, type LeagueStatistics } from '@kampdag/core/gateway/icehockeyEndpoints';
import { percentageOfShare } from '@kampdag/core/league/player/percentage';
import {
  type HockeyTeamStatistics,
  penaltyKillPercentage,
  powerPlayPercentage,
} from '@kampdag/core/sport/icehockey/sheets/hockeyTeamStatistics';
import { term } from '../../../i18n/term.ts';
import { decimals, fields, figure } from '../../../statistics/columns.ts';
import type { StatisticsDefinition } from '../../../statistics/definition.ts';
import { hockeyTerms } from '../terms.ts';
import { leagueStatistics } from './leagueStatistics.ts';
import { SpecialTeamsChart } from './SpecialTeamsChart.tsx';
import { specialTeamsMessages } from './specialTeamsMessages.ts';

const { en, no } = specialTeamsMessages;

const terms = {
  powerPlayGoalsFor: term(['PPGF', 'Power-play goals for'], ['OTM', 'Mål i overtall']),
  advantages: term(['ADV', 'Power plays had'], ['OT', 'Antall overtall']),
  powerPlayPercentage: term(
    ['PP%', 'Power-play goals per hundred power plays'],
    ['OT%', 'Mål per hundre overtall'],
  ),
  shortHandedGoalsAgainst: term(
    ['SHGA', 'Shorthanded goals against'],
    ['UTM mot', 'Mål mot fra lag i undertall'],
  ),
  timesShortHanded: term(['TSH', 'Times shorthanded'], ['UT', 'Antall ganger i undertall']),
  powerPlayGoalsAgainst: term(['PPGA', 'Power-play goals against'], ['OTM mot', 'Mål mot i undertall']),
  penaltyKillPercentage: term(
    ['PK%', 'Penalties killed, per hundred times shorthanded'],
    ['UT%', 'Undertall uten mål mot, per hundre'],
  ),
  shortHandedGoalsFor: term(['SHGF', 'Shorthanded goals for'], ['UTM', 'Mål i undertall']),
};

/** Face-offs won per hundred. */
const faceoffs = ({ faceoffShare }: HockeyTeamStatistics): number | null =>
  faceoffShare === null ? null : percentageOfShare(faceoffShare);

/** The teams of a hockey league in the specification's order (§3): power play, penalty kill, face-offs. */
export const hockeyTeams: StatisticsDefinition<LeagueStatistics, HockeyTeamStatistics> = {
  endpoint: hockeyTeamStatistics,
  params: leagueStatistics,
  fields: ['team', 'opponent', 'matches'],
  subject: { type: 'team', of: ({ teamName, teamId }) => ({ name: teamName, teamId }) },
  columns: () => [
    ...fields(hockeyTerms, 'gamesPlayed'),
    figure('powerPlayGoalsFor', terms.powerPlayGoalsFor, ({ powerPlayGoals }) => powerPlayGoals),
    ...fields(terms, 'advantages'),
    figure('powerPlayPercentage', terms.powerPlayPercentage, powerPlayPercentage, decimals(1)),
    ...fields(terms, 'shortHandedGoalsAgainst', 'timesShortHanded', 'powerPlayGoalsAgainst'),
    figure('penaltyKillPercentage', terms.penaltyKillPercentage, penaltyKillPercentage, decimals(1)),
    figure('shortHandedGoalsFor', terms.shortHandedGoalsFor, ({ shortHandedGoals }) => shortHandedGoals),
    figure('faceoffPercentage', hockeyTerms.faceoffPercentage, faceoffs, decimals(1)),
  ],
  detailed: ['advantages', 'timesShortHanded'],
  order: () => (a, b) =>
    (powerPlayPercentage(b) ?? -1) - (powerPlayPercentage(a) ?? -1) ||
    (penaltyKillPercentage(b) ?? -1) - (penaltyKillPercentage(a) ?? -1),
  sort: 'powerPlayPercentage',
  leaders: [
    { column: 'powerPlayPercentage', title: { en: en.powerPlay, no: no.powerPlay } },
    { column: 'penaltyKillPercentage', title: { en: en.penaltyKill, no: no.penaltyKill } },
    { column: 'faceoffPercentage', title: { en: en.faceoffs, no: no.faceoffs } },
  ],
  Chart: SpecialTeamsChart,
};

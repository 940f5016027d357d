import { describe, expect, it } from 'vitest';
import { everyReading } from '../../arbitraries/readings.ts';

/**
 * The names on the wire, row by row (specification §3, wire-format §3): the one that is written, and after `|` those under
 * which the same has been seen in other answers.
 */
const names: Readonly<Record<string, string>> = {
  attendance: 'teamOrgId|orgId|teamId teamName|orgName yesterday total games',
  'basketball match player': [
    'totalSeconds points fouls p1Sum p1MissSum p2Sum p2MissSum p3Sum p3MissSum offRebSum defRebSum',
    'assists stSum blSum toSum personId orgId|teamOrgId orgName|teamName firstName lastName',
    'shirtNo|number nationality height matches',
  ].join(' '),
  'basketball season player': [
    'totalSeconds points fouls p1Sum p1MissSum p2Sum p2MissSum p3Sum p3MissSum offRebSum defRebSum',
    'assists stSum blSum toSum personId orgId|teamOrgId orgName|teamName firstName lastName',
    'shirtNo|number nationality height matches tournamentId tournamentName',
  ].join(' '),
  'basketball season team': [
    'totalSeconds points fouls p1Sum p1MissSum p2Sum p2MissSum p3Sum p3MissSum offRebSum defRebSum',
    'assists stSum blSum toSum orgId|teamOrgId orgName|teamName matches',
  ].join(' '),
  broadcast: 'matchId broadcastUrls',
  'goal summary': [
    'homeOrAwayTeam|team teamName orgId goalTypeId goalType personId shirtNo firstName lastName',
    'firstAssistPersonId firstAssistShirtNo firstAssistFirstName firstAssistLastName',
    'secondAssistPersonId secondAssistShirtNo secondAssistFirstName secondAssistLastName',
    'onIceHomeTeamShirtNo onIceAwayTeamShirtNo periodTime periodId periodName emptyNet penaltyShot',
  ].join(' '),
  'handball match player': [
    'personId orgId|teamOrgId orgName|teamName firstName lastName shirtNo|number position goals',
    'sevenMetreGoals sevenMetreShots assists shots saves goalsAgainst suspensions yellowCards',
    'redCards blueCards',
  ].join(' '),
  'handball season player': [
    'personId orgId|teamOrgId orgName|teamName firstName lastName shirtNo|number position goals',
    'sevenMetreGoals sevenMetreShots assists shots saves goalsAgainst suspensions yellowCards',
    'redCards blueCards matches',
  ].join(' '),
  'hockey match goalie': [
    'personId orgId teamName|orgName shirtNo|number firstName lastName minutesPlayed secondsPlayed',
    'shots|shotsAgainst sv|saves svPct|sV_Pct',
  ].join(' '),
  'hockey match player': [
    'personId orgId teamOrgId firstName lastName shirtNo|number memberType lineNumber bestPlayer',
    'goalsScored assists pts points shots pim faceoffs_WinPct|faceoffsWinPct playerTimeSeconds|playerTime',
  ].join(' '),
  'hockey penalty': [
    'personId orgId teamName shirtNo firstName lastName infractionType severityType servingStartTime',
    'servingStartPeriodId',
  ].join(' '),
  'hockey player game': [
    'goalsScored assists pts points pim powerPlayGoals powerPlayGoalAssists|powerPlayAssists',
    'shortHandGoals|shortHandedGoals shortHandGoalAssists|shortHandedGoalAssists gwg|gameWinningGoals',
    'shots faceOffs shotsPct faceoffsWinPct|faceoffs_WinPct gamePlayed|gamesPlayed minutesPlayed',
    'secondsPlayed matchId matchDate homeTeamName awayTeamName tournamentId tournamentName',
    'teamName|orgName goalsAgainst|ga sv|saves',
  ].join(' '),
  'hockey season goalie': [
    'personId orgId teamName|orgName shirtNo|number firstName lastName minutesPlayed secondsPlayed',
    'shots|shotsAgainst sv|saves svPct|sV_Pct gamesPlayed|gamePlayed|gp wins|w ties|t losses|l',
    'so|shutouts ga|goalsAgainst gaa',
  ].join(' '),
  'hockey season player': [
    'goalsScored assists pts points pim powerPlayGoals powerPlayGoalAssists|powerPlayAssists',
    'shortHandGoals|shortHandedGoals shortHandGoalAssists|shortHandedGoalAssists gwg|gameWinningGoals',
    'shots faceOffs shotsPct faceoffsWinPct|faceoffs_WinPct gamePlayed|gamesPlayed minutesPlayed',
    'secondsPlayed personId teamOrgId|orgId teamName|orgName firstName lastName shirtNo|number',
    'position|memberType',
  ].join(' '),
  'hockey team statistics': [
    'orgId|teamOrgId teamName|orgName gp ppgf adv ppPct shga ppga tsh pkPct shgf',
    'faceoffsWinPct|faceoffs_WinPct',
  ].join(' '),
  'match incident': [
    'matchIncidentId parentId incidentTypeId incidentType incidentSubTypeId incidentSubType team',
    'partialResultTypeId time personId orgId firstName lastName',
  ].join(' '),
  'match change': 'matchId|id lastChangeDate',
  'match incident type': 'matchIncidentTypeId matchIncidentTypeName',
  league: [
    'tournamentId seasonId tournamentName sportId division seasonName areMatchesPublished',
    'isResultPublished isTablePublished areTeamsPublished areStatisticsPublished areRefereesPublished isDeleted publishMatchesToDate fromDate|startDate toDate|endDate',
  ].join(' '),
  'match team member': [
    'personId firstName lastName number|shirtNo position birthDate height nationality imageUrl',
    'owningOrgId memberType teamOrgId captain|isCaptain',
  ].join(' '),
  organisation: 'orgId orgName orgLogoBase64',
  'period result': 'partialResultTypeId partialResultType homeGoals awayGoals',
  'player match': 'matchId date opponent isHome scored saves shotsAgainst',
  "person's tournament": ['tournamentId tournamentName seasonId seasonName sportId teamOrgId|orgId'].join(
    ' ',
  ),
  'presentation parameter': [
    'presentationParameterTypeId presentationParameterLabel presentationParameterName',
  ].join(' '),
  referee: [
    'refereeId|personId refereeType firstName lastName nonOfficialReferee nonOfficialRefereeName',
  ].join(' '),
  'roster member': [
    'personId firstName lastName number|shirtNo position birthDate height nationality imageUrl',
    'owningOrgId memberType',
  ].join(' '),
  'soccer player': [
    'personId fullName|name firstName lastName teamOrgId|orgId|teamId team|teamName|orgName matches',
    'goals|goalsScored redCards yellowCards',
  ].join(' '),
  'standings row': [
    'entryId orgId|teamId orgName|teamName overriddenName position totalMatches|matches',
    'victories|victoriesTotal victoriesFulltimeTotal victoriesOvertimeTotal victoriesPenaltiesTotal',
    'draws|drawsTotal losses|lossesTotal lossesFulltimeTotal lossesOvertimeTotal lossesPenaltiesTotal',
    'bonusPointsTotal|bonusPoints goalsScored goalsConceeded|goalsConceded goalDifference',
    'totalGoalsFormatted penaltyMinutes totalPoints pointsPercentageOfTotal partialPointsScored',
    'partialPointsConceded|partialPointsConceeded partialPointsDifference teamEntryStatus',
    ...['Home', 'Away'].map(
      (place) =>
        `matches${place} draws${place} goalsScored${place} goalsConceded${place} partialPointsScored${place} partialPointsConceded${place} victories${place} victoriesFulltime${place} victoriesOvertime${place} victoriesPenalties${place} losses${place} lossesFulltime${place} lossesOvertime${place} lossesPenalties${place}`,
    ),
    'pointsHome pointsAway pointsStart goalRatio fairPlay teamPenalty teamPenaltyPositive teamPenaltyNegative',
  ].join(' '),
  // Our own, of `kampdag/Decisions`.
  'match decision': 'matchId decided',
  transfer: ['transferId personId firstName lastName fromOrgName toOrgName datePermittedToPlayNewOrg'].join(
    ' ',
  ),
  'unsettled match': 'matchId tournamentId seasonId teams names endedAt lastPeriodAt isOver gain',
  'volleyball match player': [
    'personId orgId|teamOrgId orgName|teamName firstName lastName shirtNo|number totalPoints',
    'attackPoints blockPoints aces',
  ].join(' '),
};

const namesOf = (aliases: ReadonlyMap<string, readonly string[]>): string =>
  [...aliases].map(([name, others]) => [name, ...others].join('|')).join(' ');

describe('the names on the wire', () => {
  it("are the federation's, for every entity that stands there field by field", () => {
    const fieldByField = everyReading.filter(({ aliases }) => aliases.size > 0);
    expect(Object.fromEntries(fieldByField.map(({ name, aliases }) => [name, namesOf(aliases)]))).toEqual(
      names,
    );
  });

  it('of entities that are read as a whole are in their errors', () => {
    const whole = everyReading.filter(({ aliases }) => aliases.size === 0).map(({ name }) => name);
    expect(whole.toSorted()).toEqual(['match', 'season', 'team']);
  });
});

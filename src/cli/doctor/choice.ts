import type { Endpoint } from '@kampdag/core/gateway/endpoint';
import { leaguesOfSeason, seasonsOfYear } from '@kampdag/core/gateway/endpoints';
import { grouped } from '@kampdag/core/grouped';
import { type League, selectableLeagues } from '@kampdag/core/league/season/league';
import { type Season, selectableSeasons } from '@kampdag/core/league/season/season';
import type { Deployment } from '@kampdag/core/site/deployment';
import { type CivilDate, partsOf } from '@kampdag/core/time/civilDate';
import { either } from 'fp-ts';
import { type Finding, finding } from './finding.ts';
import type { DoctorUpstream } from './upstream.ts';

/** Years whose seasons a visitor may choose from, as the site asks for them (specification §7). */
const years = 6;

/** The rows of a list call; null where it cannot be read. */
const rowsOf = async <P, R>(
  upstream: DoctorUpstream,
  endpoint: Endpoint<P, { readonly rows: readonly R[] }>,
  params: P,
): Promise<readonly R[] | null> => {
  const { answer } = await upstream.ask(endpoint.write(params));
  const read = either.chainW(endpoint.decode)(answer);
  return either.isRight(read) ? read.right.rows : null;
};

const listed = (ids: Iterable<number>): string => [...new Set(ids)].toSorted((a, b) => a - b).join(', ');

/** Why no season can be chosen; null where one can. */
const seasonFault = (
  seasons: readonly Season[],
  { sportId, mainOrgId }: Deployment,
  today: CivilDate,
): string | null => {
  if (seasons.length === 0)
    return `There is no season of sport ${sportId} in ${years} years: is "sportId" this federation's, and "upstream" its address? The site would be empty.`;
  if (seasons.every(({ owner }) => owner !== mainOrgId))
    return `No season belongs to organisation ${mainOrgId} ("mainOrgId"); the seasons' owners (orgIdOwner) are ${listed(seasons.map(({ owner }) => owner))}. The site would be empty.`;
  return selectableSeasons(seasons, { owner: mainOrgId, today, sportId }).length === 0
    ? 'No season has begun by its date (seasonDateFrom), so none can be chosen. The site would be empty.'
    : null;
};

const selectable = (leagues: readonly League[], { namedLeagues }: Deployment): readonly League[] =>
  selectableLeagues(leagues, { named: namedLeagues });

const leagueFindings = (leagues: readonly League[], deployment: Deployment): readonly Finding[] => {
  const { sportId, sports } = deployment;
  if (leagues.length === 0)
    return [finding('wrong', 'The newest season has no league to choose. The site would be empty.')];
  const found: Finding[] = [];
  if (selectable(leagues, deployment).length === 0)
    found.push(
      finding(
        'wrong',
        `None of the newest season's ${leagues.length} leagues publishes its matches. The site would be empty.`,
      ),
    );
  for (const [id, { length }] of grouped(leagues, (league) => league.sportId)) {
    if (id === 0)
      found.push(finding('odd', `${length} leagues name no sport: they are shown as ones of "sport".`));
    else if (!sports.has(id))
      found.push(
        finding(
          'wrong',
          `${length} leagues are of sport ${id}, which neither "sportId" nor "otherSports" knows: they would have the plain screens, without statistics.`,
        ),
      );
  }
  if (leagues.every((league) => league.sportId !== sportId))
    found.push(
      finding(
        'wrong',
        `No league of the newest season is of sport ${sportId} ("sportId"); they are of ${listed(leagues.map((league) => league.sportId))}. Is "upstream" this federation's?`,
      ),
    );
  return found;
};

/** Whether a visitor finds a season and a league, of the configured owner and sports. */
export const examineChoice = async (
  upstream: DoctorUpstream,
  deployment: Deployment,
  today: CivilDate,
): Promise<readonly Finding[]> => {
  const { sportId, mainOrgId } = deployment;
  const { year } = partsOf(today);
  const seasons: Season[] = [];
  let unread = 0;
  for (let before = 0; before < years; before += 1) {
    const rows = await rowsOf(upstream, seasonsOfYear, { sportId, year: year - before });
    seasons.push(...(rows ?? []));
    unread += rows === null ? 1 : 0;
  }
  if (unread === years)
    return [
      finding(
        'wrong',
        `The seasons of no year can be read: is "upstream" the address of this federation's data? The site would be empty.`,
      ),
    ];
  const fault = seasonFault(seasons, deployment, today);
  if (fault !== null) return [finding('wrong', fault)];
  const [season] = selectableSeasons(seasons, { owner: mainOrgId, today, sportId });
  if (season === undefined) return [];
  const leagues = await rowsOf(upstream, leaguesOfSeason, { seasonId: season.seasonId });
  if (leagues === null)
    return [finding('wrong', 'The leagues of the newest season cannot be read. The site would be empty.')];
  const found = leagueFindings(leagues, deployment);
  return found.length > 0
    ? found
    : [
        finding(
          'good',
          `A visitor finds ${selectable(leagues, deployment).length} leagues in the newest of ${seasons.length} seasons.`,
        ),
      ];
};

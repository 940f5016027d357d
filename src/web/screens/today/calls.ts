import { dayOfSeason } from '@kampdag/core/gateway/composed/dayOfSeason';
import type { PageCall, PageContext } from '../../context/pageContext.ts';

/** Today's call: the day of the season's leagues. */
export const todayCalls = ({ league, date }: PageContext): readonly PageCall[] =>
  league === null ? [] : [(gateway) => gateway.fetch(dayOfSeason, { seasonId: league.seasonId, date })];

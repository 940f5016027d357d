import { correctionsOfDay } from '@kampdag/core/gateway/composed/correctionsOfDay';
import type { PageCall, PageContext } from '../../context/pageContext.ts';

/** The page's call: the day's corrections in the season's leagues. */
export const correctionsCalls = ({ league, date }: PageContext): readonly PageCall[] =>
  league === null ? [] : [(gateway) => gateway.fetch(correctionsOfDay, { seasonId: league.seasonId, date })];

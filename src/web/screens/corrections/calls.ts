import { correctionsOfDay } from '@kampdag/core/gateway/composed/correctionsOfDay';
import type { PageCall, PageContext } from '../../context/pageContext.ts';

/** What the page asks for: the corrections of the day in the season's leagues. */
export const correctionsCalls = ({ league, date }: PageContext): readonly PageCall[] =>
  league === null ? [] : [(gateway) => gateway.fetch(correctionsOfDay, { seasonId: league.seasonId, date })];

import type { LiveMatch } from '../live/match.ts';
import type { MatchCredits } from './figures.ts';
import { redCardsOfThirds } from './handball/disqualifications.ts';
import { hockeyMatchCredits } from './icehockey/live/matchCredits.ts';
import type { SportKind } from './sportKind.ts';
import { redCardPoints } from './volleyball/redCardPoints.ts';

const none: MatchCredits = new Map();
const noCredits = (): MatchCredits => none;

const sports: Readonly<Record<SportKind, (match: LiveMatch) => MatchCredits>> = {
  icehockey: hockeyMatchCredits,
  basketball: noCredits,
  volleyball: redCardPoints,
  soccer: noCredits,
  handball: redCardsOfThirds,
  plain: noCredits,
};

/** A match's figures by more than one event; separate from the sport's `figures`, which read one event alone. */
export const matchCreditsOf = (match: LiveMatch): MatchCredits => sports[match.sport.kind](match);

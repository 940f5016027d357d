import type { Localised } from '../../i18n/localised.ts';

const en = {
  points: 'Points',
  attacks: 'Attack points',
  blocks: 'Blocks',
  aces: 'Service aces',
  opponentErrors: 'Points by opponents’ errors',
};

/** The texts of the comparison of two volleyball teams. */
export type VolleyballComparisonMessages = typeof en;

const no: VolleyballComparisonMessages = {
  points: 'Poeng',
  attacks: 'Angrepspoeng',
  blocks: 'Blokker',
  aces: 'Serveess',
  opponentErrors: 'Poeng på motstanderens feil',
};

/** The texts of the comparison of two volleyball teams in every language. */
export const volleyballComparisonMessages: Localised<VolleyballComparisonMessages> = { en, no };

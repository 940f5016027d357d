import type { Localised } from '../../i18n/localised.ts';

const en = {
  points: 'Points',
  attacks: 'Attack points',
  blocks: 'Blocks',
  aces: 'Service aces',
  opponentErrors: 'Points by opponents’ errors',
};

/** What two volleyball teams are compared by. */
export type VolleyballComparisonMessages = typeof en;

const no: VolleyballComparisonMessages = {
  points: 'Poeng',
  attacks: 'Angrepspoeng',
  blocks: 'Blokker',
  aces: 'Serveess',
  opponentErrors: 'Poeng på motstanderens feil',
};

/** What two volleyball teams are compared by, in every language. */
export const volleyballComparisonMessages: Localised<VolleyballComparisonMessages> = { en, no };

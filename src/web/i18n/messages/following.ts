import type { Localised } from '../localised.ts';

const en = {
  title: 'Following',
  subtitle: 'Your teams, leagues and players, stored on this device only.',
  teams: 'Teams',
  leagues: 'Leagues',
  players: 'Players',
  emptyTitle: 'You are not following anything yet',
  emptyText:
    'Press the star beside a team, league or player, and it appears here: next match, last result and place at a glance.',
  toToday: 'All matches today',
  toStandings: 'Standings',
  noMatches: 'No matches this season.',
  failed: (team: string) => `${team} could not be loaded`,
  place: (place: number, of: number) => `No. ${place} of ${of}`,
  points: (points: number) => (points === 1 ? '1 point' : `${points} points`),
  share: 'Follow the same on another device',
  shareText: 'Open this link there. It asks before it changes anything.',
  link: 'Link',
  copy: 'Copy',
  received: 'Follow what is in this link?',
  receivedText: (count: number) => (count === 1 ? 'It contains 1 item:' : `It contains ${count} items:`),
  add: 'Add to mine',
  replace: 'Replace mine',
  cancel: 'Cancel',
  unreadable: 'This link contains nothing to follow. It may have been cut short: copy it again.',
};

export type FollowingMessages = typeof en;

const no: FollowingMessages = {
  title: 'Du følger',
  subtitle: 'Dine lag, ligaer og spillere, lagret bare på denne enheten.',
  teams: 'Lag',
  leagues: 'Ligaer',
  players: 'Spillere',
  emptyTitle: 'Du følger ingenting ennå',
  emptyText:
    'Trykk på stjernen ved et lag, en liga eller en spiller, så står de her: neste kamp, siste resultat og plassering med ett blikk.',
  toToday: 'Alle kamper i dag',
  toStandings: 'Tabell',
  noMatches: 'Ingen kamper denne sesongen.',
  failed: (team) => `${team} kunne ikke lastes`,
  place: (place, of) => `Nr. ${place} av ${of}`,
  points: (points) => `${points} poeng`,
  share: 'Følg det samme på en annen enhet',
  shareText: 'Åpne denne lenken der. Den spør før den endrer noe.',
  link: 'Lenke',
  copy: 'Kopier',
  received: 'Vil du følge det som er i lenken?',
  receivedText: (count) => (count === 1 ? 'Den inneholder én ting:' : `Den inneholder ${count} ting:`),
  add: 'Legg til mine',
  replace: 'Bytt ut mine',
  cancel: 'Avbryt',
  unreadable: 'Lenken inneholder ingenting å følge. Den kan være avkortet: kopier den på nytt.',
};

/** The texts of the page of followed items. */
export const followingMessages: Localised<FollowingMessages> = { en, no };

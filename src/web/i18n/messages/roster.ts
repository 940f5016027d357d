import type { PositionGroup } from '@kampdag/core/league/player/positionGroup';
import type { Localised } from '../localised.ts';

/** Position names by their codes in lower case. */
const enPositions = {
  gk1: 'Goalie, first choice',
  gk2: 'Goalie, reserve',
  gk: 'Goalkeeper',
  rd: 'Right defence',
  ld: 'Left defence',
  rw: 'Right wing',
  ce: 'Centre',
  lw: 'Left wing',
  pg: 'Point guard',
  sg: 'Shooting guard',
  sf: 'Small forward',
  pf: 'Power forward',
  c: 'Centre',
  legger: 'Setter',
  kantspiller: 'Outside hitter',
  midtspiller: 'Middle blocker',
  diagonal: 'Opposite hitter',
  libero: 'Libero',
  df: 'Defender',
  mf: 'Midfielder',
  fw: 'Forward',
};

const enGroups: Readonly<Record<PositionGroup, string>> = {
  goalies: 'Goalies',
  goalkeepers: 'Goalkeepers',
  defence: 'Defence',
  midfield: 'Midfield',
  forwards: 'Forwards',
  setters: 'Setters',
  outside: 'Outside hitters',
  middle: 'Middle blockers',
  opposite: 'Opposites',
  libero: 'Liberos',
  guards: 'Guards',
  wings: 'Forwards',
  backs: 'Backs',
  centres: 'Centres',
  pivots: 'Line players',
};

const en = {
  title: 'Roster',
  subtitle: (league: string) => `Teams in ${league}`,
  teamSubtitle: (league: string) => `Roster, ${league}`,
  choose: 'Please select team from the filter menu in the top right corner.',
  chooseHere: 'Or choose one here',
  noTeams: 'This league has no teams yet.',
  columns: {
    player: 'Player',
    number: 'No.',
    numberExplained: 'Shirt number',
    position: 'Position',
    born: 'Born',
    bornExplained: 'Year of birth',
    height: 'Height',
    heightExplained: 'Height in centimetres',
    nationality: 'Nationality',
  },
  centimetres: (height: string) => `${height} cm`,
  bornIn: (year: number) => `born ${year}`,
  withheld: {
    title: 'Teams and players not published',
    text: 'This league does not publish its teams and players.',
  },
  /** Above events that name nobody. */
  namesWithheld: 'This league does not publish its players: the events name nobody.',
  noName: 'Name not published',
  facts: { players: 'Players', age: 'Average age', height: 'Average height' },
  ageText: (age: string) => `${age} years`,
  filter: 'Position',
  all: 'All',
  support: 'Coaches and support',
  noPlayers: 'No players are registered for this team.',
  table: (team: string) => `Players of ${team}`,
  otherTeam: 'All teams',
  positions: enPositions,
  groups: enGroups,
};

export type RosterMessages = typeof en;

const no: RosterMessages = {
  title: 'Spillerstall',
  subtitle: (league) => `Lagene i ${league}`,
  teamSubtitle: (league) => `Spillerstall, ${league}`,
  choose: 'Velg lag i filtermenyen øverst til høyre.',
  chooseHere: 'Eller velg et lag her',
  noTeams: 'Denne ligaen har ingen lag ennå.',
  columns: {
    player: 'Spiller',
    number: 'Nr.',
    numberExplained: 'Draktnummer',
    position: 'Posisjon',
    born: 'Født',
    bornExplained: 'Fødselsår',
    height: 'Høyde',
    heightExplained: 'Høyde i centimeter',
    nationality: 'Nasjonalitet',
  },
  centimetres: (height) => `${height} cm`,
  bornIn: (year) => `født ${year}`,
  withheld: {
    title: 'Lag og spillere er ikke publisert',
    text: 'Denne ligaen publiserer ikke lag og spillere.',
  },
  namesWithheld: 'Denne ligaen publiserer ikke spillerne: Hendelsene er uten navn.',
  noName: 'Navnet er ikke publisert',
  facts: { players: 'Spillere', age: 'Snittalder', height: 'Snitthøyde' },
  ageText: (age) => `${age} år`,
  filter: 'Posisjon',
  all: 'Alle',
  support: 'Trenere og støtteapparat',
  noPlayers: 'Ingen spillere er registrert på dette laget.',
  table: (team) => `Spillerne i ${team}`,
  otherTeam: 'Alle lag',
  positions: {
    gk1: 'Førstemålvakt',
    gk2: 'Reservemålvakt',
    gk: 'Målvakt',
    rd: 'Høyre back',
    ld: 'Venstre back',
    rw: 'Høyre ving',
    ce: 'Senter',
    lw: 'Venstre ving',
    pg: 'Point guard',
    sg: 'Shooting guard',
    sf: 'Small forward',
    pf: 'Power forward',
    c: 'Senter',
    legger: 'Opplegger',
    kantspiller: 'Kantspiller',
    midtspiller: 'Midtspiller',
    diagonal: 'Diagonalspiller',
    libero: 'Libero',
    df: 'Forsvarsspiller',
    mf: 'Midtbanespiller',
    fw: 'Angriper',
  },
  groups: {
    goalies: 'Målvakter',
    goalkeepers: 'Målvakter',
    defence: 'Backer',
    midfield: 'Midtbane',
    forwards: 'Angripere',
    setters: 'Oppleggere',
    outside: 'Kantspillere',
    middle: 'Midtspillere',
    opposite: 'Diagonalspillere',
    libero: 'Liberoer',
    guards: 'Guarder',
    wings: 'Forwarder',
    backs: 'Bakspillere',
    centres: 'Sentere',
    pivots: 'Strekspillere',
  },
};

/** The roster's texts and position names; the empty text is quoted from specification §8. */
export const rosterMessages: Localised<RosterMessages> = { en, no };

/** A position's name; an unknown code stays as it is. */
export const positionName = (position: string, messages: RosterMessages): string => {
  const positions: Readonly<Record<string, string>> = messages.positions;
  const key = position.trim().toLowerCase();
  return Object.hasOwn(positions, key) ? (positions[key] ?? position) : position;
};

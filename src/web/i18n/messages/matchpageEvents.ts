import type { FederationText } from '@kampdag/core/federationText';
import type { IncidentKind } from '@kampdag/core/league/rules/incidentKind';
import { foulNames } from '../foulNames.ts';
import type { Localised } from '../localised.ts';
import { penaltyText } from '../penaltyTerms.ts';
import type { ShownText } from '../shownText.ts';

/** How a volleyball point was won. */
export type PointWay = 'ace' | 'attack' | 'block' | 'error';

type Kinds = Readonly<Record<Exclude<IncidentKind, 'other'>, string>>;

const kindsEn: Kinds = {
  goal: 'Goal',
  ownGoal: 'Own goal',
  shot: 'Shot',
  penalty: 'Penalty',
  sevenMetreGoal: '7-metre goal',
  sevenMetreMiss: '7-metre throw, no goal',
  suspension: 'Two-minute suspension',
  foul: 'Foul',
  faceoff: 'Face-off won',
  point: 'Point',
  offensiveRebound: 'Offensive rebound',
  defensiveRebound: 'Defensive rebound',
  steal: 'Steal',
  block: 'Block',
  turnover: 'Turnover',
  timeout: 'Timeout',
  substitution: 'Substitution',
  yellowCard: 'Yellow card',
  redCard: 'Red card',
  blueCard: 'Blue card',
};

const pointWaysEn: Readonly<Record<PointWay, string>> = {
  ace: 'Ace',
  attack: 'Attack',
  block: 'Block',
  error: 'Opponents’ error',
};

const en = {
  title: 'Events',
  none: 'No events recorded',
  noneOfKind: 'No events of this kind in this period.',
  kind: 'Show',
  kinds: kindsEn,
  unknown: 'Event',
  fouls: foulNames.en,
  points: pointWaysEn,
  shot: (worth: number, made: boolean): string => {
    const shot = worth === 1 ? 'Free throw' : worth === 2 ? '2-point shot' : '3-point shot';
    return made ? `${shot} made` : `${shot} missed`;
  },
  penalty: (text: FederationText): ShownText => penaltyText(text, 'en'),
  in: 'in',
  out: 'out',
  filters: {
    all: 'Everything',
    score: 'Scoring',
    pauses: 'Timeouts and changes',
  },
  scoreAfter: (home: number, away: number): string => `Score ${home} to ${away}`,
};

/** The texts of a finished match's events. */
export type EventsPageMessages = typeof en;

const no: EventsPageMessages = {
  title: 'Hendelser',
  none: 'Ingen hendelser registrert',
  noneOfKind: 'Ingen hendelser av dette slaget i denne perioden.',
  kind: 'Vis',
  kinds: {
    goal: 'Mål',
    ownGoal: 'Selvmål',
    shot: 'Skudd',
    penalty: 'Utvisning',
    sevenMetreGoal: 'Mål på 7-meter',
    sevenMetreMiss: '7-meter uten mål',
    suspension: 'Utvisning, 2 minutter',
    foul: 'Foul',
    faceoff: 'Vunnet dropp',
    point: 'Poeng',
    offensiveRebound: 'Offensiv retur',
    defensiveRebound: 'Defensiv retur',
    steal: 'Ballerobring',
    block: 'Blokk',
    turnover: 'Balltap',
    timeout: 'Timeout',
    substitution: 'Bytte',
    yellowCard: 'Gult kort',
    redCard: 'Rødt kort',
    blueCard: 'Blått kort',
  },
  unknown: 'Hendelse',
  fouls: foulNames.no,
  points: { ace: 'Serveess', attack: 'Angrep', block: 'Blokk', error: 'Motstanderens feil' },
  shot: (worth, made) => {
    const shot = worth === 1 ? 'Straffekast' : worth === 2 ? 'Topoenger' : 'Trepoenger';
    return made ? shot : `Bom på ${shot.toLowerCase()}`;
  },
  penalty: (text) => penaltyText(text, 'no'),
  in: 'inn',
  out: 'ut',
  filters: { all: 'Alt', score: 'Scoringer', pauses: 'Timeout og bytter' },
  scoreAfter: (home, away) => `Stillingen ble ${home}–${away}`,
};

/** The texts of a finished match's events. */
export const eventsPageMessages: Localised<EventsPageMessages> = { en, no };

import type { Branded } from './brand.ts';

/** A match (a game), unique across all sports. Seven digits in the federation's data. */
export type MatchId = Branded<number, 'MatchId'>;
export const MatchId = (value: number): MatchId => value as MatchId;

/** A tournament in the data, a league to visitors. */
export type TournamentId = Branded<number, 'TournamentId'>;
export const TournamentId = (value: number): TournamentId => value as TournamentId;

/** A season: a string in one response, a number in the others, one type here (reading 7). */
export type SeasonId = Branded<number, 'SeasonId'>;
export const SeasonId = (value: number): SeasonId => value as SeasonId;

/** A team's organisation (`teamId`, `teamOrgId`, `hometeamId`: the same number space). */
export type TeamId = Branded<number, 'TeamId'>;
export const TeamId = (value: number): TeamId => value as TeamId;

/** An organisation: a club or a federation. */
export type OrgId = Branded<number, 'OrgId'>;
export const OrgId = (value: number): OrgId => value as OrgId;

/** A person: player, coach or referee. */
export type PersonId = Branded<number, 'PersonId'>;
export const PersonId = (value: number): PersonId => value as PersonId;

/** A sport in the federation's numbering, whose kind the deployment decides (wire-format §1). */
export type SportId = Branded<number, 'SportId'>;
export const SportId = (value: number): SportId => value as SportId;

/** A period of play on the wire (`partialResultTypeId`, 200051 and on). */
export type PeriodId = Branded<number, 'PeriodId'>;
export const PeriodId = (value: number): PeriodId => value as PeriodId;

/** The identity of a reported event across its corrections (a GUID). */
export type ClientId = Branded<string, 'ClientId'>;
export const ClientId = (value: string): ClientId => value as ClientId;

import { either } from 'fp-ts';
import * as t from 'io-ts';
import { branded, NumberLike, OptionalText } from '../decode/codecs.ts';
import { TeamId } from '../ids.ts';

/** A team that takes part in a league (specification §3). */
export interface Team {
  readonly teamId: TeamId;
  /** What it is called: the overridden name where there is one. */
  readonly name: string;
}

const WireTeam = t.type({
  teamId: branded(NumberLike, TeamId),
  team: OptionalText,
  overriddenName: OptionalText,
});

/** A row of `ta/TournamentTeams`. */
export const TeamRow = new t.Type<Team, t.OutputOf<typeof WireTeam>>(
  'team',
  (u): u is Team => t.UnknownRecord.is(u) && 'teamId' in u,
  (u, context) => {
    const read = WireTeam.validate(u, context);
    if (either.isLeft(read)) return read;
    const { teamId, team, overriddenName } = read.right;
    return t.success({ teamId, name: overriddenName ?? team ?? String(teamId) });
  },
  ({ teamId, name }) => ({ teamId, team: name, overriddenName: null }),
);

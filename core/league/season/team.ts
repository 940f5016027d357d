import * as t from 'io-ts';
import { withNamesInCase } from '../../decode/anyCase.ts';
import { branded, NumberLike, OptionalText } from '../../decode/codecs.ts';
import { reading } from '../../decode/reading.ts';
import { TeamId } from '../../ids.ts';

/** A team that takes part in a league (specification §3). */
export interface Team {
  readonly teamId: TeamId;
  /** The overridden name where there is one. */
  readonly name: string;
}

const WireTeam = t.type({
  teamId: branded(NumberLike, TeamId),
  team: OptionalText,
  overriddenName: OptionalText,
});

/** A row of `ta/TournamentTeams`. */
export const TeamRow = reading('team', WireTeam, {
  read: ({ teamId, team, overriddenName }): Team => ({
    teamId,
    name: overriddenName ?? team ?? String(teamId),
  }),
  write: ({ teamId, name }) => ({ teamId, team: name, overriddenName: null }),
  prepare: withNamesInCase(Object.keys(WireTeam.props)),
});

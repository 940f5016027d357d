import type { GatewayClient } from '@kampdag/core/gateway/client';
import { teamsOfLeague } from '@kampdag/core/gateway/endpoints';
import type { TournamentId } from '@kampdag/core/ids';
import { type CrestDesign, crestDesignOf, crestDesigns } from '@kampdag/core/league/season/crestDesigns';
import type { Deployment } from '@kampdag/core/site/deployment';
import type { DrawnCrest, SharePicture } from '@kampdag/core/site/sharePicture';
import { either } from 'fp-ts';
import { brands } from '../theme/brands.ts';
import { crestGrounds, crestLetters } from '../theme/crests.ts';
import { lightPalette } from '../theme/palette.ts';

/** The common part of a deployment's pictures: its name and light colours. */
export const frameOf = (
  { siteName, brand }: Deployment,
  heading: string,
): Pick<SharePicture, 'siteName' | 'heading' | 'colours'> => {
  const { header, onHeader, stripe } = brands[brand].light;
  return {
    siteName,
    heading,
    colours: { ground: header, on: onHeader, stripe, live: lightPalette.live },
  };
};

/** The crests of a league's teams by name, as its pages show them; none where they are not known. */
export const crestDesignsOfLeague = async (
  gateway: GatewayClient,
  tournamentId: TournamentId | null,
): Promise<ReadonlyMap<string, CrestDesign>> => {
  const teams = tournamentId === null ? null : await gateway.fetch(teamsOfLeague, { tournamentId })();
  const rows = teams === null || either.isLeft(teams) ? [] : teams.right.rows;
  return crestDesigns(
    rows.map(({ name }) => name),
    crestGrounds.length,
  );
};

/** The crest of a team by its name; a question mark for an unknown team. */
export const crestOf = (name: string | null, designs: ReadonlyMap<string, CrestDesign>): DrawnCrest => {
  const design = name === null ? null : (designs.get(name) ?? crestDesignOf(name));
  return {
    initials: design?.code ?? '?',
    ground:
      (design === null ? undefined : crestGrounds[design.colour % crestGrounds.length]) ?? lightPalette.edge,
    letters: crestLetters,
  };
};

import type { GatewayFailure } from '@kampdag/core/gateway/failure';
import type { ShareSubject } from '@kampdag/core/site/openPaths';
import type { SharePicture } from '@kampdag/core/site/sharePicture';
import type { taskEither } from 'fp-ts';
import { leaguePicture } from './leaguePicture.ts';
import { matchPicture, type PictureRequest } from './matchPicture.ts';
import { playerPicture } from './playerPicture.ts';

/** Draws up what stands on a subject's share picture, in words; null where there is no such thing. */
export const sharePicture = (
  request: PictureRequest,
  subject: ShareSubject,
): taskEither.TaskEither<GatewayFailure, SharePicture | null> => {
  switch (subject.type) {
    case 'match':
      return matchPicture(request, subject.matchId);
    case 'league':
      return leaguePicture(request, subject.tournamentId);
    case 'player':
      return playerPicture(request, subject.orgId, subject.personId);
    default:
      return subject satisfies never;
  }
};

import type { GatewayFailure } from '@kampdag/core/gateway/client';
import type { ShareSubject } from '@kampdag/core/site/openPaths';
import type { SharePicture } from '@kampdag/core/site/sharePicture';
import type { taskEither } from 'fp-ts';
import { leaguePicture } from './leaguePicture.ts';
import { matchPicture, type PictureRequest } from './matchPicture.ts';
import { playerPicture } from './playerPicture.ts';

/** The content of a subject's share picture; null without such a subject. */
export const sharePicture = (
  request: PictureRequest,
  subject: ShareSubject,
): taskEither.TaskEither<GatewayFailure, SharePicture | null> => {
  switch (subject.type) {
    case 'match':
      return matchPicture(request, subject.matchId, subject.at ?? null);
    case 'league':
      return leaguePicture(request, subject.tournamentId);
    case 'player':
      return playerPicture(request, subject.orgId, subject.personId);
    default:
      return subject satisfies never;
  }
};

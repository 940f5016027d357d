import { isNotFound } from '@kampdag/core/gateway/client';
import type { MatchId } from '@kampdag/core/ids';
import { startOf } from '@kampdag/core/league/match/matchStart';
import { either } from 'fp-ts';
import { appMessages } from '../i18n/messages/app.ts';
import { matchMessages } from '../i18n/messages/match.ts';
import { findMatch } from '../match/card/findMatch.ts';
import type { AskedEmbed, RenderedEmbed } from '../page.ts';
import { drawCard } from './drawCard.ts';
import { drawMatch } from './drawMatch.ts';
import { el, markupOf } from './elements.ts';
import * as styles from './embed.css.ts';
import { momentOf } from './embedData.ts';
import { type EmbedRequest, embedDataOf } from './embeddedMatch.ts';
import { teamEmbedMessages } from './messages.ts';
import { renderNotice } from './renderNotice.ts';
import { renderTeam } from './renderTeam.ts';
import { zoneNote } from './zoneNote.ts';

/** Renders an embedded match as it stands, or a message in its place. */
const renderMatch = async (matchId: MatchId, request: EmbedRequest): Promise<RenderedEmbed> => {
  const m = matchMessages[request.language];
  const found = await findMatch(request, matchId)();
  if (either.isLeft(found)) {
    return isNotFound(found.left) ? renderNotice(404, m.unknownMatch) : renderNotice(503, m.gatewayFailed);
  }
  const { facts } = found.right;
  const data = embedDataOf(found.right, request, null);
  const { names, words, league, when, href, siteName } = data;
  return {
    status: 200,
    title: `${names.home} – ${names.away}`,
    markup: markupOf(
      drawCard(
        {
          aside: when,
          more: words.more,
          href,
          siteName,
          zone: zoneNote(appMessages[request.language].norwegianTime, startOf(facts.match) ?? request.now),
        },
        league === null ? null : el('p', styles.league, league),
        drawMatch(data, momentOf(data, facts.live, request.now, false)),
      ),
    ),
    data,
  };
};

/** Renders an embed as it stands, or a message in its place. */
export const renderEmbed = async (asked: AskedEmbed, request: EmbedRequest): Promise<RenderedEmbed> => {
  if (asked.id === null)
    return renderNotice(
      404,
      {
        match: matchMessages[request.language].unknownMatch,
        team: teamEmbedMessages[request.language].unknown,
      }[asked.type],
    );
  return asked.type === 'match' ? renderMatch(asked.id, request) : renderTeam(asked.id, request);
};

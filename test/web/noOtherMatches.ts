import type { Rows } from '@kampdag/core/decode/body';
import type { Match } from '@kampdag/core/league/match/match';
import type { Page } from '../../src/web/machines/useCall.ts';

const nothing = (): void => undefined;

/** The slider of a league whose only match is the page's own. */
export const noOtherMatches: Page<Rows<Match>> = {
  view: { state: 'ready', value: { rows: [], problems: [] } },
  busy: false,
  retry: nothing,
  refresh: nothing,
};

import type { TeamId } from '@kampdag/core/ids';
import type { Selection } from '@kampdag/core/site/selection';
import type { SportKind } from '@kampdag/core/sport/sportKind';

/** The props of every part of a team's page. */
export interface TeamPartProps {
  readonly teamId: TeamId;
  readonly sport: SportKind;
  readonly selection: Selection;
}

import { federationLanguage } from '@kampdag/core/federationLanguage';
import type { OrgId, PersonId, TeamId } from '@kampdag/core/ids';
import { playerPath } from '@kampdag/core/site/paths';
import type { Selection } from '@kampdag/core/site/selection';
import type { ReactNode } from 'react';
import { PageLink } from '../../ui/PageLink.tsx';
import * as styles from './parts.css.ts';

interface PlayerLinkProps {
  readonly selection: Selection;
  /** Null for a person without a page: plain text. */
  readonly playerId: PersonId | null;
  readonly orgId: OrgId | TeamId | null;
  readonly children: ReactNode;
}

/** A player's name, linked to the profile. */
export const PlayerLink = ({ selection, playerId, orgId, children }: PlayerLinkProps) =>
  playerId === null ? (
    <span>{children}</span>
  ) : (
    <PageLink
      to={playerPath(selection, { playerId, orgId })}
      className={styles.player}
      lang={federationLanguage}
    >
      {children}
    </PageLink>
  );

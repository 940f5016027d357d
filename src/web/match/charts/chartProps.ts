import type { BySide } from '@kampdag/core/side';
import type { LiveMessages } from '../../i18n/messages/live.ts';
import type { LiveActor } from '../../machines/followMatch.ts';
import type { PictureMessages } from './chartMessages.ts';

/** What every picture is drawn from: each reads its own slice and repaints for itself. */
export interface PictureProps {
  readonly actor: LiveActor;
  readonly teams: BySide<string>;
  readonly messages: LiveMessages;
  readonly words: PictureMessages;
}

import type { BySide } from '@kampdag/core/side';
import type { LiveMessages } from '../../i18n/messages/live.ts';
import type { LiveActor } from '../../machines/followMatch.ts';
import type { ChartMessages } from './chartMessages.ts';

/** The props of every chart; each subscribes and renders by itself. */
export interface ChartProps {
  readonly actor: LiveActor;
  readonly teams: BySide<string>;
  readonly messages: LiveMessages;
  readonly words: ChartMessages;
}

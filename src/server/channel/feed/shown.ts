import type { View } from '../access/access.ts';
import type { Batch } from '../protocol/batch.ts';

/** Gives a batch of a channel as the readers of a view are shown it (reading 43). */
export type ShowBatch = (channel: string, view: View, batch: Batch) => Batch;

/** Shows every batch as it is stored. */
export const asStored: ShowBatch = (_channel, _view, batch) => batch;

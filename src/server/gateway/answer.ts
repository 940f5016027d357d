import { type Representation, representationOf } from '../http/representation.ts';

/** A cached answer: its JSON, serialised once. */
export interface Answer extends Representation {
  /** The value itself, for pages rendered in this process. */
  readonly body: unknown;
}

/** Serialises a body once. */
export const answerOf = (body: unknown): Answer => ({
  body,
  ...representationOf(JSON.stringify(body) ?? 'null'),
});

import { type Representation, representationOf } from '../http/representation.ts';

/** An answer as it is kept: its JSON, made once, sent many times. */
export interface Answer extends Representation {
  /** The value itself, for pages made in this process. */
  readonly body: unknown;
}

/** Serialises a body once. */
export const answerOf = (body: unknown): Answer => ({
  body,
  ...representationOf(JSON.stringify(body) ?? 'null'),
});

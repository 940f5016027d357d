import { option } from 'fp-ts';
import type { Services } from '../../src/web/context/services.ts';

/** A page that nothing came with. */
export const noAnswers: Services['answers'] = { held: () => option.none, isMissing: () => false };

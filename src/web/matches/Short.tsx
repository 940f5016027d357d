import { hidden } from '../ui/text/hidden.css.ts';
import type { ShortText } from './matchText.ts';

/** An abbreviated text; screen readers get the full one. */
export const Short = ({ text: { long, brief } }: { readonly text: ShortText }) =>
  long === brief ? (
    long
  ) : (
    <>
      <span className={hidden}>{long}</span>
      <span aria-hidden="true">{brief}</span>
    </>
  );

import { type ReactNode, useId } from 'react';
import { CallResult } from '../machines/CallResult.tsx';
import type { Page } from '../machines/useCall.ts';
import * as page from '../people/page.css.ts';

interface PartProps<A> {
  readonly title: string;
  /** The title of a failure. */
  readonly failed: string;
  readonly data: Page<A>;
  readonly skeleton: ReactNode;
  readonly children: (value: A) => ReactNode;
}

/** A part of the page with its own heading that loads, fails and retries by itself (reading 28). */
export const Part = <A,>({ title, failed, data, skeleton, children }: PartProps<A>) => {
  const id = useId();
  return (
    <section className={page.part} aria-labelledby={id} aria-busy={data.busy}>
      <h2 id={id} className={page.partTitle}>
        {title}
      </h2>
      <CallResult page={data} placeholder={skeleton} failed={failed}>
        {children}
      </CallResult>
    </section>
  );
};

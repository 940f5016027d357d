import type { ComponentPropsWithRef } from 'react';
import { useLinkClickHandler } from 'react-router-dom';
import { usePreloading } from '../context/preloading.ts';

/** A link within the site. What it leads to is fetched when the pointer or the focus reaches it. */
export const PageLink = ({
  to,
  replace = false,
  onClick,
  children,
  ...rest
}: Omit<ComponentPropsWithRef<'a'>, 'href' | 'target' | 'onPointerEnter' | 'onFocus'> & {
  readonly to: string;
  /** The address is corrected in place. By itself false, but for a link to the very page. */
  readonly replace?: boolean;
}) => {
  const preload = usePreloading();
  const go = useLinkClickHandler(to, replace ? { replace } : {});
  return (
    <a
      {...rest}
      href={to}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) go(event);
      }}
      onPointerEnter={() => preload(to)}
      onFocus={() => preload(to)}
    >
      {children}
    </a>
  );
};

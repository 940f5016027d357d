import type { ComponentPropsWithRef } from 'react';
import { useLinkClickHandler } from 'react-router-dom';
import { usePreloading } from '../context/preloading.ts';

/** A link within the site; hovering or focusing it preloads its page. */
export const PageLink = ({
  to,
  replace = false,
  onClick,
  children,
  ...rest
}: Omit<ComponentPropsWithRef<'a'>, 'href' | 'target' | 'onPointerEnter' | 'onFocus'> & {
  readonly to: string;
  /** Whether the address is replaced. Default: false, except for a link to the current page. */
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

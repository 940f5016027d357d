import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { usePreloading } from '../context/preloading.ts';
import { useRouter } from '../router/RouterContext.ts';

/** A click that the browser should handle itself: with another button, into another tab, or one that was dealt with. */
const isTheBrowsers = (event: MouseEvent<HTMLAnchorElement>): boolean =>
  event.defaultPrevented ||
  event.button !== 0 ||
  event.metaKey ||
  event.altKey ||
  event.ctrlKey ||
  event.shiftKey;

/** A link within the site. What it leads to is fetched when the pointer or the focus reaches it. */
export const PageLink = ({
  to,
  onClick,
  children,
  ...rest
}: Omit<ComponentPropsWithRef<'a'>, 'href' | 'target'> & { readonly to: string }) => {
  const preload = usePreloading();
  const { navigate } = useRouter();
  return (
    <a
      {...rest}
      href={to}
      onClick={(event) => {
        onClick?.(event);
        if (isTheBrowsers(event)) return;
        event.preventDefault();
        navigate(to);
      }}
      onPointerEnter={() => preload(to)}
      onFocus={() => preload(to)}
    >
      {children}
    </a>
  );
};

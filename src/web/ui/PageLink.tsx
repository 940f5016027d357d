import type { ComponentPropsWithRef } from 'react';
import { Link } from 'react-router-dom';
import { usePreloading } from '../context/preloading.ts';

/** A link within the site. What it leads to is fetched when the pointer or the focus reaches it. */
export const PageLink = ({
  to,
  ...rest
}: Omit<ComponentPropsWithRef<typeof Link>, 'to'> & { readonly to: string }) => {
  const preload = usePreloading();
  return <Link {...rest} to={to} onPointerEnter={() => preload(to)} onFocus={() => preload(to)} />;
};

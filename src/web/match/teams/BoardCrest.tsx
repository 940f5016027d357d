import { Logo } from '../../ui/identity/Logo.tsx';
import { awaitedLogo, type ClubLogo } from './useLogos.ts';

/** A club's logo on the board: blank while loading, and a crest without scripts. */
export const BoardCrest = ({ logo, name }: { readonly logo: ClubLogo; readonly name: string }) =>
  logo === awaitedLogo ? (
    <noscript>
      <Logo src={null} name={name} size={72} />
    </noscript>
  ) : (
    <Logo src={logo} name={name} size={72} />
  );

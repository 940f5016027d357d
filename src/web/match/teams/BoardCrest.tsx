import { Logo } from '../../ui/identity/Logo.tsx';
import { awaitedLogo, type ClubLogo } from './useLogos.ts';

/** A club's sign on the board of a match: nothing while its logo is awaited, and a crest where no script runs that could fetch it. */
export const BoardCrest = ({ logo, name }: { readonly logo: ClubLogo; readonly name: string }) =>
  logo === awaitedLogo ? (
    <noscript>
      <Logo src={null} name={name} size={72} />
    </noscript>
  ) : (
    <Logo src={logo} name={name} size={72} />
  );

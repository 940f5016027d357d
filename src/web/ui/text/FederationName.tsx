import { federationLanguage } from '@kampdag/core/federationLanguage';

/** A name, and the class of its text. */
export interface NameProps {
  readonly name: string;
  readonly className?: string;
}

/** A name as the federation spells it, marked as Norwegian for screen readers. */
export const FederationName = ({ name, className }: NameProps) => (
  <span className={className} lang={federationLanguage}>
    {name}
  </span>
);

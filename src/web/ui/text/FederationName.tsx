import { federationLanguage } from '@kampdag/core/federationLanguage';

/** A name as the federation spells it, marked as Norwegian for screen readers. */
export const FederationName = ({
  name,
  className,
}: {
  readonly name: string;
  readonly className?: string;
}) => (
  <span className={className} lang={federationLanguage}>
    {name}
  </span>
);

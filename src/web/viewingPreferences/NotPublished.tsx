import type { ComponentProps } from 'react';
import { useViewing } from '../context/services.ts';
import { useMessages } from '../i18n/I18nContext.tsx';
import { Info } from '../ui/text/Info.tsx';
import { viewingMessages } from './viewingMessages.ts';

interface NotPublishedProps extends ComponentProps<typeof Info> {
  /** Whether it is what the page is about, which would be empty without it. Default: false. */
  readonly isPage?: boolean;
}

/**
 * Says that the federation does not publish something. To visitors who hide results, what the top of the page says is not repeated: only
 * a page that would be empty says why.
 */
export const NotPublished = ({ isPage = false, ...said }: NotPublishedProps) => {
  const { wholePage } = useMessages(viewingMessages);
  if (!useViewing().hidesResults) return <Info {...said} />;
  return isPage ? <Info {...wholePage} /> : null;
};

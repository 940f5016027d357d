import { screenPath } from '@kampdag/core/site/paths';
import { useChoice } from '../../context/selection.ts';
import { useMessages } from '../../i18n/I18nContext.tsx';
import { appMessages } from '../../i18n/messages/app.ts';
import { useTitle } from '../../ui/useTitle.ts';
import { Notice } from '../../ui/waiting/Notice.tsx';

/** The page of an unknown address; its status is 404. */
export const NotFoundScreen = () => {
  const { notFound, titles } = useMessages(appMessages);
  const { selection } = useChoice();
  useTitle(titles.notFound);
  return <Notice {...notFound} to={screenPath('/', selection)} />;
};

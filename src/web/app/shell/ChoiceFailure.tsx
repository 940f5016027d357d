import { useChoice } from '../../context/selection.ts';
import { failureText } from '../../i18n/failureText.ts';
import { useMessages } from '../../i18n/I18nContext.tsx';
import { appMessages } from '../../i18n/messages/app.ts';
import { Failure } from '../../ui/Failure.tsx';

/** Says which list of the filter could not be loaded, where all screens can be told (reading 28). */
export const ChoiceFailure = () => {
  const { failure, retry } = useChoice();
  const messages = useMessages(appMessages);
  if (failure === null) return null;
  const title = failure.step === 'address' ? messages.failure.title : messages.failure[failure.step];
  return (
    <Failure
      title={title}
      text={failureText(messages, failure.failure)}
      action={messages.failure.retry}
      onAction={retry}
    />
  );
};

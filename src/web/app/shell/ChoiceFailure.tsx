import { type FailedStep, useChoice } from '../../context/selection.ts';
import { useMessages } from '../../i18n/I18nContext.tsx';
import { appMessages } from '../../i18n/messages/app.ts';
import { CallFailure } from '../../machines/CallFailure.tsx';
import * as styles from './Shell.css.ts';

/** Says which of the filter's lists could not be loaded (reading 28). */
export const ChoiceFailure = ({ steps }: { readonly steps: readonly FailedStep[] }) => {
  const { failure, retry } = useChoice();
  const messages = useMessages(appMessages);
  if (failure === null || !steps.includes(failure.step)) return null;
  const title = failure.step === 'address' ? messages.failure.title : messages.failure[failure.step];
  return (
    <div className={styles.failure}>
      <CallFailure title={title} failure={failure.failure} onRetry={retry} />
    </div>
  );
};

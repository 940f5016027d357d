import type { GatewayFailure } from '@kampdag/core/gateway/client';
import { useToldCause } from '../../context/failures.tsx';
import { failureText } from '../../i18n/failureText.ts';
import { useMessages } from '../../i18n/I18nContext.tsx';
import { appMessages } from '../../i18n/messages/app.ts';
import { sliderMessages } from '../../i18n/messages/slider.ts';
import { Button } from '../../ui/controls/Button.tsx';
import * as styles from './slider.css.ts';

/** Why the slider has no matches, in its place; nothing if the page tells the same cause below. */
export const SliderFailure = ({
  failure,
  onRetry,
  busy,
}: {
  readonly failure: GatewayFailure;
  readonly onRetry: () => void;
  readonly busy: boolean;
}) => {
  const m = useMessages(sliderMessages);
  const cause = failureText(useMessages(appMessages), failure);
  const { tells, retryAll } = useToldCause(cause, onRetry, null);
  return tells ? (
    <div className={styles.failed} role="alert">
      <p className={styles.failedWords}>
        <strong>{m.failed}</strong> {cause}
      </p>
      <Button quiet onClick={retryAll} disabled={busy}>
        {m.retry}
      </Button>
    </div>
  ) : null;
};

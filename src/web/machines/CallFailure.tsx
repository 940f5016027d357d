import type { GatewayFailure } from '@kampdag/core/gateway/client';
import type { ComponentProps } from 'react';
import { failureText } from '../i18n/failureText.ts';
import { useMessages } from '../i18n/I18nContext.tsx';
import { appMessages } from '../i18n/messages/app.ts';
import { Failure } from '../ui/waiting/Failure.tsx';

/** Says that a call failed and why, with a retry button. */
export const CallFailure = ({
  failure,
  ...failed
}: Omit<ComponentProps<typeof Failure>, 'cause'> & {
  readonly failure: GatewayFailure;
}) => <Failure {...failed} cause={failureText(useMessages(appMessages), failure)} />;

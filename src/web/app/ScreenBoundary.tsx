import { Component, type ReactNode } from 'react';
import { useMessages } from '../i18n/I18nContext.tsx';
import { appMessages } from '../i18n/messages/app.ts';
import { Failure } from '../ui/waiting/Failure.tsx';

/** The message of a crashed screen, with a retry button. */
export const CrashNotice = ({ retry }: { readonly retry: () => void }) => {
  const { failure } = useMessages(appMessages);
  return <Failure title={failure.crashed} cause={failure.crashedText} onRetry={retry} />;
};

interface State {
  readonly crashed: boolean;
}

/** Confines a crash to its screen; the shell stays (reading 28). */
export class ScreenBoundary extends Component<
  { readonly onCrash?: () => void; readonly children: ReactNode },
  State
> {
  override state: State = { crashed: false };

  static getDerivedStateFromError(): State {
    return { crashed: true };
  }

  override componentDidCatch(): void {
    this.props.onCrash?.();
  }

  override render(): ReactNode {
    return this.state.crashed ? (
      <CrashNotice retry={() => this.setState({ crashed: false })} />
    ) : (
      this.props.children
    );
  }
}

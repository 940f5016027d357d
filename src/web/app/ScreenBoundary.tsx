import { Component, type ReactNode } from 'react';
import { useMessages } from '../i18n/I18nContext.tsx';
import { appMessages } from '../i18n/messages/app.ts';
import { Failure } from '../ui/Failure.tsx';

const Crashed = ({ retry }: { readonly retry: () => void }) => {
  const { failure } = useMessages(appMessages);
  return (
    <Failure title={failure.crashed} text={failure.crashedText} action={failure.retry} onAction={retry} />
  );
};

interface State {
  readonly crashed: boolean;
}

/** A screen that throws, or whose module cannot be loaded, costs that screen; the shell stays (reading 28). */
export class ScreenBoundary extends Component<{ readonly children: ReactNode }, State> {
  override state: State = { crashed: false };

  static getDerivedStateFromError(): State {
    return { crashed: true };
  }

  override render(): ReactNode {
    return this.state.crashed ? (
      <Crashed retry={() => this.setState({ crashed: false })} />
    ) : (
      this.props.children
    );
  }
}

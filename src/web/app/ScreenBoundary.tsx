import { Component, type ReactNode } from 'react';
import { CrashNotice } from './CrashNotice.tsx';

interface State {
  readonly crashed: boolean;
}

/** Confines a crash to its screen; the shell stays (reading 28). */
export class ScreenBoundary extends Component<{ readonly children: ReactNode }, State> {
  override state: State = { crashed: false };

  static getDerivedStateFromError(): State {
    return { crashed: true };
  }

  override render(): ReactNode {
    return this.state.crashed ? (
      <CrashNotice retry={() => this.setState({ crashed: false })} />
    ) : (
      this.props.children
    );
  }
}

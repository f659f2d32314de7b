import { Component, type ReactNode } from 'react';
import { ErrorState } from '#web/ui/error-state.tsx';

type Props = { resetKey: string; children: ReactNode };
type State = { failedAt: string | undefined };

/** Keeps a page's failure inside the page. Another address clears it; trying again loads the document afresh. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failedAt: undefined };

  static getDerivedStateFromError(): Partial<State> {
    return { failedAt: '' };
  }

  static getDerivedStateFromProps({ resetKey }: Props, { failedAt }: State): Partial<State> | null {
    if (failedAt === undefined || failedAt === resetKey) return null;
    return { failedAt: failedAt === '' ? resetKey : undefined };
  }

  override render() {
    if (this.state.failedAt === undefined) return this.props.children;
    return (
      <div className="mx-auto w-full max-w-2xl px-4 py-16">
        <ErrorState
          title="This page did not open"
          text="Nothing you saved is lost. Check your connection and try again."
          onRetry={() => location.reload()}
        />
      </div>
    );
  }
}

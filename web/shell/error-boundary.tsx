import { Component, type ReactNode } from 'react';
import { isMissingScript } from '#web/lib/missing-script.ts';
import { buttonClass } from '#web/ui/button-class.ts';
import * as t from '#text/shell/public.ts';

type Props = { resetKey: string; children: ReactNode };
type State = { failedAt: string | undefined };

/**
 * Contains a page's failure. Navigating clears it; Try again reloads the document, which also loads the new
 * scripts if the failure was caused by a deployment. Plain markup, so that it doesn't depend on whatever
 * failed to load.
 */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failedAt: undefined };

  static getDerivedStateFromError(): Partial<State> {
    return { failedAt: '' };
  }

  static getDerivedStateFromProps({ resetKey }: Props, { failedAt }: State): Partial<State> | null {
    if (failedAt === undefined || failedAt === resetKey) return null;
    return { failedAt: failedAt === '' ? resetKey : undefined };
  }

  /** After a network failure, web/recover.ts reloads the page once the connection is back. */
  override componentDidCatch(error: unknown): void {
    if (isMissingScript(error)) dispatchEvent(new Event('scripts-missing'));
  }

  override render() {
    if (this.state.failedAt === undefined) return this.props.children;
    return (
      <div role="alert" className="mx-auto flex max-w-md flex-col items-center gap-4 px-4 py-20 text-center">
        <h1 className="text-3xl">{t.pageFailed}</h1>
        <p className="text-muted">{t.pageFailedDetail}</p>
        <button
          type="button"
          className={buttonClass({ variant: 'outline' })}
          onClick={() => location.reload()}
        >
          {t.tryAgain}
        </button>
      </div>
    );
  }
}

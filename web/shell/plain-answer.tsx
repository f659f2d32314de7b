import { MarketingLayout } from './marketing-layout.tsx';

/** The response to a form sent without scripts. The server replaces the heading and content. */
export function PlainAnswer() {
  return (
    <MarketingLayout>
      <div className="mx-auto max-w-xl px-4 py-16 sm:px-6">
        <h1 className="text-4xl">__PLAIN_TITLE__</h1>
        <div className="plain-answer mt-8">__PLAIN_MAIN__</div>
      </div>
    </MarketingLayout>
  );
}

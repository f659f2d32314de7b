import type { ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

type BankWaitProps = {
  isChecking: boolean;
  words: { checking: string; silent: string; again: string };
  onCheck: () => void;
  /** What happens next if the bank hasn't answered. */
  children: ReactNode;
};

/** Replaces the card form: waits for the bank, then shows a button to ask again. */
export const BankWait = ({ isChecking, words, onCheck, children }: BankWaitProps) => (
  <div role="status" className="grid min-h-40 content-center justify-items-center gap-3 text-center">
    {isChecking ? (
      <>
        <Spinner className="text-2xl" />
        <p className="text-muted">{words.checking}</p>
      </>
    ) : (
      <>
        <p className="font-semibold">{words.silent}</p>
        <p className="max-w-prose text-muted">{children}</p>
        <Button variant="outline" onClick={onCheck}>
          {words.again}
        </Button>
      </>
    )}
  </div>
);

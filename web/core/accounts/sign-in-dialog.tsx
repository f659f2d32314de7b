import { Dialog, DialogContent, DialogText, DialogTitle } from '#web/ui/dialog.tsx';
import { readAwaitedCode } from './awaited-code.ts';
import { SignInForm } from './sign-in-form.tsx';
import * as t from '#text/core/sign-in.ts';

type SignInDialogProps = { returnTo: string; onOpenChange: (open: boolean) => void };

/** Sign-in over the current page. Mounted while open. */
export function SignInDialog({ returnTo, onOpenChange }: SignInDialogProps) {
  return (
    <Dialog open onOpenChange={onOpenChange}>
      <DialogContent
        className="sm:max-w-md"
        onInteractOutside={(event) => {
          // Users returning from their email tap anywhere on the page: keep the code field open.
          if (readAwaitedCode()) event.preventDefault();
        }}
      >
        <DialogTitle>{t.signIn}</DialogTitle>
        <DialogText>{t.subtitle}</DialogText>
        <SignInForm returnTo={returnTo} />
      </DialogContent>
    </Dialog>
  );
}

import { Dialog, DialogContent, DialogText, DialogTitle } from '#web/ui/dialog.tsx';
import { readAwaitedCode } from './awaited-code.ts';
import { SignInForm } from './sign-in-form.tsx';

type SignInDialogProps = { returnTo: string; onOpenChange: (open: boolean) => void };

/** Sign-in over the current page. Mounted while it is open. */
export function SignInDialog({ returnTo, onOpenChange }: SignInDialogProps) {
  return (
    <Dialog open onOpenChange={onOpenChange}>
      <DialogContent
        className="sm:max-w-md"
        onInteractOutside={(event) => {
          // Whoever comes back from the e-mail touches the page anywhere: the code's field stays.
          if (readAwaitedCode()) event.preventDefault();
        }}
      >
        <DialogTitle>Sign in</DialogTitle>
        <DialogText>No password. Use a passkey, or a code we send to your e-mail.</DialogText>
        <SignInForm returnTo={returnTo} />
      </DialogContent>
    </Dialog>
  );
}
